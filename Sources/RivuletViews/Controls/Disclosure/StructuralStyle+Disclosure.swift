import RivuletCore
import RivuletGraph

extension StructuralStyle<Attribute<DisclosureGroupStyleConfiguration>> {
  /// Returns the structural style for the value of one `disclosureGroupStyle` modifier.
  static func disclosure<Style: DisclosureGroupStyle>(_ style: Attribute<Style>, inside outer: StructuralStyles?) -> StructuralStyle {
    StructuralStyle(inside: outer) { configuration, inputs in
      let styled = inputs.makeRule(StyledRule(style: style, configuration: configuration))
      let body = inputs.makeBody(DisclosureStyleBody<Style>.self, of: _GraphValue(styled))
      return inputs.makeList(body)
    }
  }

  /// The structural style of groups without a style: rows in a list, and a single view elsewhere.
  static var standardDisclosure: StructuralStyle { standard }
}

/// The style shared by all groups.
@MainActor
private let standard = StructuralStyle<Attribute<DisclosureGroupStyleConfiguration>> { configuration, inputs in
  if inputs.isAmongListRows {
    let rows = inputs.makeRule(MappedRule(source: configuration) { DisclosureRows(configuration: $0) })
    return DisclosureRows._makeViewList(view: _GraphValue(rows), inputs: &inputs)
  }
  let box = inputs.makeRule(MappedRule(source: configuration) { DisclosureBox(configuration: $0) })
  return inputs.makeList(_GraphValue(box))
}

/// The body that a style creates for one group.
private enum DisclosureStyleBody<Style: DisclosureGroupStyle>: BodyAccessor {
  static func body(of container: Styled<Style, DisclosureGroupStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}

/// A group in the automatic style, for styles that keep the automatic appearance.
struct StandardDisclosure {
  let configuration: DisclosureGroupStyleConfiguration
}

extension StandardDisclosure: View {
  typealias Body = Never

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration: _GraphValue<DisclosureGroupStyleConfiguration> = view.field(0)
    return StructuralStyle.standardDisclosure.make(configuration.attribute, &inputs)
  }
}
