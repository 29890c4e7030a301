import RivuletCore
import RivuletGraph

extension StructuralStyle<Attribute<ToggleStyleConfiguration>> {
  /// Returns the structural style for the value of one `toggleStyle` modifier.
  static func toggle<Style: ToggleStyle>(_ style: Attribute<Style>, inside outer: StructuralStyles?) -> StructuralStyle {
    StructuralStyle(inside: outer) { configuration, inputs in
      let styled = inputs.makeRule(StyledRule(style: style, configuration: configuration))
      let body = inputs.makeBody(ToggleStyleBody<Style>.self, of: _GraphValue(styled))
      return Style.Body._makeViewList(view: body, inputs: &inputs)
    }
  }

  /// The structural style of toggles without a style: switches or check boxes.
  static var standardToggle: StructuralStyle { standard }
}

/// The style shared by all places.
@MainActor
private let standard = StructuralStyle<Attribute<ToggleStyleConfiguration>> { configuration, inputs in
  switch inputs.tree.looks.toggles.automaticForm {
  case .switches:
    let toggle = inputs.makeRule(MappedRule(source: configuration) { SwitchToggle(configuration: $0) })
    return SwitchToggle._makeViewList(view: _GraphValue(toggle), inputs: &inputs)
  case .checkboxes:
    let toggle = inputs.makeRule(MappedRule(source: configuration) { AutomaticCheckbox(configuration: $0) })
    return AutomaticCheckbox._makeViewList(view: _GraphValue(toggle), inputs: &inputs)
  }
}

/// The body that a style creates for one toggle.
private enum ToggleStyleBody<Style: ToggleStyle>: BodyAccessor {
  static func body(of container: Styled<Style, ToggleStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}
