/// A style that shows the options inline as rows, radio buttons, or a wheel (B21.28).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct InlinePickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows the options inline as rows, radio buttons, or a wheel (B21.28).
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
