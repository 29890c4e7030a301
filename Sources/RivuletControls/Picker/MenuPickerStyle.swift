/// A style that shows the value in a button that opens a menu of options (B21.26).
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows the value in a button that opens a menu of options (B21.26).
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
