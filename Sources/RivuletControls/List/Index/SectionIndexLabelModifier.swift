import RivuletCore
import RivuletElements
import RivuletGraph

/// A modifier that labels its sections in the list's index.
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

/// A section to which a list's index can scroll.
@MainActor
final class SectionIndexTarget {
  private let modifier: Attribute<SectionIndexLabelModifier>

  init(_ modifier: Attribute<SectionIndexLabelModifier>) { self.modifier = modifier }

  /// The label of the section in the index; nil if the section has no label or no longer exists. Reading the property makes the running
  /// rule depend on it.
  var label: Text? { modifier.id.isLive ? modifier.value.label : nil }
}
