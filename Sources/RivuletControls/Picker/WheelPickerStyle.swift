/// A style that shows the options on a wheel (B21.30).
@available(iOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows the options on a wheel (B21.30).
  @available(iOS 13.0, watchOS 6.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
