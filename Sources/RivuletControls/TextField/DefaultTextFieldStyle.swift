public import RivuletCore

/// The default style: text only, or text with a border, depending on the looks.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .automatic)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style, which depends on the looks.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
