import RivuletGeometry
import RivuletGraph

/// A view that measures and draws itself: one node, one rule that resolves the view's value in its environment.
@MainActor
package protocol LeafView: View where Body == Never {
  associatedtype Behavior: NodeBehavior

  /// The behaviour before the first evaluation; it is replaced before anything is measured.
  static func makeBehavior(_ inputs: _ViewListInputs) -> Behavior

  /// Brings the node up to date. Runs inside the view's rule: what it reads of the graph becomes a source.
  func update(_ node: BehaviorNode<Behavior>, environment: EnvironmentValues)
}

extension LeafView {
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let node = BehaviorNode(makeBehavior(inputs), scope: inputs.scope)
    let environment = inputs.environmentReader(of: Behavior.self)
    inputs.makeSink(LeafRule(view: view.attribute, environment: environment, node: node))
    return _ViewListOutputs(node: node)
  }
}

/// Keeps a leaf's node in step with its view and environment.
@MainActor
private struct LeafRule<Leaf: LeafView>: @MainActor Rule {
  let view: Attribute<Leaf>
  let environment: EnvironmentReader
  let node: BehaviorNode<Leaf.Behavior>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let environment = environment.values
    node.setMirrored(environment.layoutDirection == .rightToLeft)
    view.value.update(node, environment: environment)
  }

  static var name: String { "node of \(_typeName(Leaf.self, qualified: false))" }
}
