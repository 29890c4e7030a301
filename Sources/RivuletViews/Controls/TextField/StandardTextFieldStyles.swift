public import RivuletCore

/// A style that depends on the idiom: just the text on phones, a border on desktops.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .automatic)
  }
}

/// Just the text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .none)
  }
}

/// A border with round corners.
@available(iOS 13.0, macOS 10.15, *)
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .rounded)
  }
}

/// A border with square corners.
@available(macOS 10.15, *)
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(configuration, border: .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A style that depends on the idiom.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Just the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
