/// A style that shows the options in a menu row (B21.29).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PalettePickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .palette) }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style that shows the options in a menu row (B21.29).
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
