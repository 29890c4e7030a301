package import RivuletCore

/// A modifier that marks the boundary of a view with its own styles. Views presented from inside the boundary don't inherit these styles.
package struct StyleBoundary: ViewModifier {
  private struct Mark {}

  package typealias Body = Never

  package nonisolated init() {}

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    body(&inputs, in: StructuralStyle<Mark>.mark(inside: inputs.styles))
  }

  /// Returns the styles outside all such boundaries.
  @MainActor package static func outside(_ styles: StructuralStyles?) -> StructuralStyles? {
    var outside = styles
    while let found = StructuralStyles.find(Mark.self, in: outside) { outside = found.style.outer }
    return outside
  }
}
