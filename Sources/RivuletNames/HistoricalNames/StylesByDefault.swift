public import RivuletControls

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultButtonStyle { .automatic }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultToggleStyle { .automatic }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultTextFieldStyle { .automatic }
}
