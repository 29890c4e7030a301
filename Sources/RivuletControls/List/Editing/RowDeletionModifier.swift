import Foundation
import RivuletCore
import RivuletElements
import RivuletGraph

/// A modifier that passes the app's delete action for its rows to the list.
struct RowDeletionModifier {
  let action: ((IndexSet) -> Void)?
}

extension RowDeletionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let find = ForEachElement.finder(inside: inputs.scope)
    let traits = inputs.makeRule(
      MappedRule(source: modifier.attribute) { modifier in
        ContainerValueModifier { $0.listRow.deletion = modifier.action.map { RowDeletion($0, element: find) } }
      })
    return ContainerValueModifier._makeViewList(modifier: _GraphValue(traits), inputs: &inputs, body: body)
  }
}

extension ForEachElement {
  /// Returns a function that finds the outermost `ForEach` element that contains a row and is inside the given scope.
  static func finder(inside outer: Scope) -> @MainActor (Scope) -> ForEachElement? {
    { [weak outer] row in outer.flatMap { ForEachElement.outermost(around: row, inside: $0) } }
  }
}
