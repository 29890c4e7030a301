import RivuletCore
import RivuletGraph

/// Gives the sections inside a label in the index of their list.
struct SectionIndexLabelModifier {
  let label: Text?
}

extension SectionIndexLabelModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outputs = body(&inputs)
    guard inputs.isLazy else { return outputs }
    return _ViewListOutputs(
      list: MarkedSectionList(outputs.elements, mark: SectionIndexTarget(modifier.attribute)), preferences: outputs.preferences)
  }
}

/// A section to which the index of a list leads.
@MainActor
final class SectionIndexTarget {
  private let modifier: Attribute<SectionIndexLabelModifier>

  init(_ modifier: Attribute<SectionIndexLabelModifier>) { self.modifier = modifier }

  /// What stands for the section; nil where it has no label, or is gone. The rule that asks depends on it.
  var label: Text? { modifier.id.isLive ? modifier.value.label : nil }
}
