import RivuletGraph

/// A view that measures and draws itself. The view has one node and one rule that resolves its value in its environment.
@MainActor
package protocol LeafView: View, NodeSource where Body == Never {}

extension LeafView {
  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(node: makeNode(of: view, inputs))
  }
}
