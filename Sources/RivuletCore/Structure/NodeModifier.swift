import RivuletGeometry
import RivuletGraph

/// A modifier of the library that puts one node around each view it modifies (B4.17).
@MainActor
package protocol NodeModifier: ViewModifier where Body == Never {
  associatedtype Behavior: NodeBehavior

  /// The behaviour before the first evaluation; it is replaced before anything is measured.
  static func makeBehavior(_ inputs: _ViewListInputs) -> Behavior

  /// Brings the node up to date. Runs inside the modifier's rule: what it reads of the graph becomes a source.
  func update(_ node: BehaviorNode<Behavior>, environment: EnvironmentValues)
}

extension NodeModifier {
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    wrapNodes(of: body(inputs), modifier: modifier, inputs: inputs)
  }

  /// Puts the nodes around the elements of a content that was built with `inputs` or with others made of them; `made` gets each node.
  package static func wrapNodes(
    of outputs: _ViewListOutputs, modifier: _GraphValue<Self>, inputs: _ViewListInputs, made: @escaping (ViewNode) -> Void = { _ in }
  ) -> _ViewListOutputs {
    let environment = inputs.environmentReader(of: Behavior.self)
    outputs.list.wrapNodes { child, scope in
      let node = BehaviorNode(makeBehavior(inputs), around: child, scope: scope)
      made(node)
      let rule = NodeModifierRule(modifier: modifier.attribute, environment: environment, node: node)
      _ = inputs.graph.makeSink(rule, lane: .structure, in: scope.subgraph)
      return node
    }
    return outputs
  }
}

/// Keeps a modifier's node in step with its modifier and environment.
@MainActor
private struct NodeModifierRule<Modifier: NodeModifier>: @MainActor Rule {
  let modifier: Attribute<Modifier>
  let environment: EnvironmentReader
  let node: BehaviorNode<Modifier.Behavior>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let environment = environment.values
    node.setMirrored(environment.layoutDirection == .rightToLeft)
    modifier.value.update(node, environment: environment)
  }

  static var name: String { "node of \(_typeName(Modifier.self, qualified: false))" }
}

/// A modifier that is its own node behaviour, and needs nothing of the environment but the layout direction.
@MainActor
package protocol BehaviorModifier: NodeModifier, NodeBehavior where Behavior == Self {
  /// A value that stands until the first evaluation.
  static var initial: Self { get }
}

extension BehaviorModifier {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> Self { initial }

  package func update(_ node: BehaviorNode<Self>, environment: EnvironmentValues) {
    node.update(self)
  }
}
