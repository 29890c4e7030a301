import Foundation
import RivuletCore
import RivuletElements
import RivuletGraph

/// A modifier that passes the app's move action for its rows to the list.
struct RowMoveModifier {
  let action: ((IndexSet, Int) -> Void)?
}

extension RowMoveModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let find = ForEachElement.finder(inside: inputs.scope)
    let traits = inputs.makeRule(
      MappedRule(source: modifier.attribute) { modifier in
        ContainerValueModifier { $0.listRow.move = modifier.action.map { RowMove($0, element: find) } }
      })
    return ContainerValueModifier._makeViewList(modifier: _GraphValue(traits), inputs: &inputs, body: body)
  }
}
