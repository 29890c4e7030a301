extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the idiom.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultButtonStyle { .automatic }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the idiom.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultToggleStyle { .automatic }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the idiom.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultTextFieldStyle { .automatic }
}
