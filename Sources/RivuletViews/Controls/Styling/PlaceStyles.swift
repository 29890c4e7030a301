import RivuletCore

/// Marks the edge of a place that has styles of its own, which are not for what is presented from there.
struct PlaceStyles: ViewModifier {
  private struct Mark {}

  typealias Body = Never

  nonisolated init() {}

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    body(&inputs, in: StructuralStyle<Mark>(inside: inputs.styles) { _, _ in _ViewListOutputs(elements: .none) })
  }

  /// The styles outside of all such places.
  @MainActor static func outside(_ styles: StructuralStyles?) -> StructuralStyles? {
    var outside = styles
    while let found = StructuralStyles.find(Mark.self, in: outside) { outside = found.style.outer }
    return outside
  }
}
