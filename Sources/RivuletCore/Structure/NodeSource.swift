package import RivuletGraph
package import RivuletTree

/// A view or a modifier of the library that has a node of its own for each place where it stands: it says how the node behaves.
@MainActor
package protocol NodeSource {
  associatedtype Behavior: NodeBehavior

  /// The behaviour before the first evaluation; it is replaced before anything is measured.
  static func makeBehavior(_ inputs: _ViewListInputs) -> Behavior

  /// The bytes of it that `update` and `isShown` look at; what else it holds is content.
  static var ownBytes: ByteSpan { get }

  /// Whether nodes are asked by `isShown` before they are brought up to date: where that is much cheaper.
  static var remembersItself: Bool { get }

  /// Whether this is what the node was last brought up to date with, so that only what else was read can make it differ.
  func isShown(by node: BehaviorNode<Behavior>) -> Bool

  /// Brings the node up to date. Runs inside the node's rule: what it reads of the graph becomes a source.
  func update(_ node: BehaviorNode<Behavior>, environment: EnvironmentReader)
}

extension NodeSource {
  package static var ownBytes: ByteSpan { .all(of: Self.self) }

  package static var remembersItself: Bool { false }

  package func isShown(by node: BehaviorNode<Behavior>) -> Bool { false }
}

// Functions that are handed the inputs: a closure that captures what may change is handed a copy of it.

extension NodeSource {
  /// Makes the node of the view in `source` where `inputs` say.
  @MainActor package static func makeNode(of source: _GraphValue<Self>, _ inputs: _ViewListInputs) -> ViewNode {
    let source = source.attribute.untyped
    return NodeMaker.lend(Self.self) { $0.makeNode(source, inputs) }
  }

  /// Puts the node of the modifier in `source` around another one, beside which it goes.
  @MainActor static func makeNode(of source: _GraphValue<Self>, around child: ViewNode, _ inputs: _ViewListInputs) -> ViewNode {
    let source = source.attribute.untyped
    return NodeMaker.lend(Self.self) { maker in child.lendScope { maker.makeNode(source, around: child, in: $0, inputs) } }
  }

  /// Puts a node around another one in `scope`; gives it with the rule that keeps it in step with `source`, and others too.
  @MainActor package static func makeNode(
    like source: Attribute<Self>, around child: ViewNode, in scope: Scope, _ inputs: _ViewListInputs
  ) -> (node: ViewNode, rule: AttributeID) {
    let source = source.untyped
    let node = NodeMaker.lend(Self.self) { $0.makeNode(source, around: child, in: scope, inputs) }
    return (node, scope.keeper(of: source).id)
  }
}
