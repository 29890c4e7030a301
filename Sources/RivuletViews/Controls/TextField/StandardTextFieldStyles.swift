public import RivuletCore

/// A style that depends on the looks: only the text, or a border.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .automatic)
  }
}

/// A style with only the text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .none)
  }
}

/// A style with a rounded border.
@available(iOS 13.0, macOS 10.15, *)
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .rounded)
  }
}

/// A style with a square border.
@available(macOS 10.15, *)
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A style that depends on the looks.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style with only the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style with a square border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
