public import RivuletCore

/// A style that shows a rounded border.
@available(iOS 13.0, macOS 10.15, *)
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .rounded)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style that shows a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
