package import RivuletGraph
package import RivuletTree

/// A library view or modifier that has a node at each of its positions in the tree and defines that node's behaviour.
@MainActor
package protocol NodeSource {
  associatedtype Behavior: NodeBehavior

  /// Creates the behaviour used before the first evaluation. The first update replaces the behaviour before anything is measured.
  static func makeBehavior(_ inputs: _ViewListInputs) -> Behavior

  /// The byte range that `update` and `isShown` read. The remaining bytes are content.
  static var ownBytes: ByteSpan { get }

  /// True if `isShown` is called before each update of a node. Useful if `isShown` is much cheaper than an update.
  static var checksShownValue: Bool { get }

  /// Returns true if the node was last updated with this value. The node can differ only because of other values that it read.
  func isShown(by node: BehaviorNode<Behavior>) -> Bool

  /// Updates the node. Runs inside the node's rule, so the attributes that the update reads become sources.
  func update(_ node: BehaviorNode<Behavior>, environment: EnvironmentReader)
}

extension NodeSource {
  package static var ownBytes: ByteSpan { .all(of: Self.self) }

  package static var checksShownValue: Bool { false }

  package func isShown(by node: BehaviorNode<Behavior>) -> Bool { false }
}

// The following functions take the inputs as a parameter, because a closure would capture a copy of a mutable value.

extension NodeSource {
  /// Creates the node for the view in `source`, at the position that `inputs` describe.
  @MainActor package static func makeNode(of source: _GraphValue<Self>, _ inputs: _ViewListInputs) -> ViewNode {
    let source = source.attribute.untyped
    return NodeMaker.lend(Self.self) { $0.makeNode(source, inputs) }
  }

  /// Wraps the node for the modifier in `source` around another node, in the scope of that node.
  @MainActor static func makeNode(of source: _GraphValue<Self>, around child: ViewNode, _ inputs: _ViewListInputs) -> ViewNode {
    let source = source.attribute.untyped
    return NodeMaker.lend(Self.self) { maker in child.lendScope { maker.makeNode(source, around: child, in: $0, inputs) } }
  }

  /// Wraps a node around another node in `scope`. Returns the new node and the rule that keeps it, and possibly other nodes, up to date
  /// with `source`.
  @MainActor package static func makeNode(
    like source: Attribute<Self>, around child: ViewNode, in scope: Scope, _ inputs: _ViewListInputs
  ) -> (node: ViewNode, rule: AttributeID) {
    let source = source.untyped
    let node = NodeMaker.lend(Self.self) { $0.makeNode(source, around: child, in: scope, inputs) }
    return (node, scope.keeper(of: source).id)
  }
}
