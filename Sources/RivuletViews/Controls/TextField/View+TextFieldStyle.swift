public import RivuletCore

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the style of text fields in this view (B8.05).
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }
}

/// A modifier that sets a style for everything inside.
struct TextFieldStyleModifier<Style: TextFieldStyle> {
  let style: Style
}

extension TextFieldStyleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let style: _GraphValue<Style> = modifier.field(0)
    return body(&inputs, in: StructuralStyle.textField(style.attribute, inside: inputs.styles))
  }
}
