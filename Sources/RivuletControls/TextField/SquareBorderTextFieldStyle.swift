public import RivuletCore

/// A style that shows a square border.
@available(macOS 10.15, *)
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .square)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style that shows a square border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
