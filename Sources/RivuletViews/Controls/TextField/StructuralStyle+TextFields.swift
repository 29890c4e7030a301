import RivuletCore
import RivuletGraph

extension StructuralStyle<Attribute<TextField<_TextFieldStyleLabel>>> {
  /// Returns the structural style for the value of one `textFieldStyle` modifier.
  static func textField<Style: TextFieldStyle>(_ style: Attribute<Style>, inside outer: StructuralStyles?) -> StructuralStyle {
    StructuralStyle(inside: outer) { configuration, inputs in
      let styled = inputs.makeRule(StyledRule(style: style, configuration: configuration))
      let body = inputs.makeBody(TextFieldStyleBody<Style>.self, of: _GraphValue(styled))
      return Style._Body._makeViewList(view: body, inputs: &inputs)
    }
  }

  /// The structural style of fields without a style.
  static var standardTextField: StructuralStyle { standard }
}

/// The style shared by all places.
@MainActor
private let standard = StructuralStyle<Attribute<TextField<_TextFieldStyleLabel>>> { configuration, inputs in
  let field = inputs.makeRule(MappedRule(source: configuration) { FieldBody($0, border: .automatic) })
  return FieldBody._makeViewList(view: _GraphValue(field), inputs: &inputs)
}

/// The body that a style creates for one field.
private enum TextFieldStyleBody<Style: TextFieldStyle>: BodyAccessor {
  static func body(of container: Styled<Style, TextField<_TextFieldStyleLabel>>) -> Style._Body {
    container.style.style._body(configuration: container.configuration)
  }
}
