import RivuletCore
import RivuletElements
import RivuletGraph

/// A disclosure group with an explicit expanded state.
struct DisclosureGroupBody<Label: View, Content: View> {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content
}

extension DisclosureGroupBody: View {
  typealias Body = Never

  /// Returns nil, because the label and each view in the content are separate rows in a list.
  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration = inputs.makeRule(
      MappedRule(source: view.attribute) { DisclosureGroupStyleConfiguration(isExpanded: $0.isExpanded) })
    let label: _GraphValue<Label> = view.field(1)
    let group = view.attribute
    var inner = inputs
    inner = inner.supplying(DisclosureGroupStyleConfiguration.Label.self, _ViewListBody(label).inRow())
    inner = inner.supplying(DisclosureGroupStyleConfiguration.Content.self) { inputs in
      inputs.makeList(_GraphValue(inputs.makeClosureContent(of: group) { $0.content() }))
    }
    return inner.makeStyled(configuration, automatic: AutomaticDisclosure.make)
  }
}
