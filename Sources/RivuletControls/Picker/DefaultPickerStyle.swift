/// The default style, which shows a menu.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, which shows a menu.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
