import RivuletCore
import RivuletElements
import RivuletGraph

/// A modifier that gives the sections inside it a label in their list's index.
struct SectionIndexLabelModifier {
  let label: Text?
}

extension SectionIndexLabelModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outputs = body(&inputs)
    guard inputs.rowKind == .list else { return outputs }
    return _ViewListOutputs(
      list: MarkedSectionList(outputs.elements, mark: SectionIndexTarget(modifier.attribute)), preferences: outputs.preferences)
  }
}

/// A section that a list's index scrolls to.
@MainActor
final class SectionIndexTarget {
  private let modifier: Attribute<SectionIndexLabelModifier>

  init(_ modifier: Attribute<SectionIndexLabelModifier>) { self.modifier = modifier }

  /// The label of the section in the index; nil if the section has none or no longer exists. The reading rule depends on it.
  var label: Text? { modifier.id.isLive ? modifier.value.label : nil }
}
