public import RivuletCore

/// A style that shows only the text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .none)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style that shows only the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
