/// A style that shows the options as radio buttons (B21.28).
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style that shows the options as radio buttons (B21.28).
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
