/// How nodes are made like one that is there, as it was before anything was evaluated: its kind, its children and what follows from these.
@MainActor
class NodePattern {
  /// The child of a node that stands around one other for good.
  private final let onlyChild: PatternReference?
  private final let children: [PatternReference]
  final let traits: ViewNode.Traits
  /// How many drawings there are inside of a node with a drawing of its own.
  private final let drawingCount: Int

  /// The pattern of a node with those inside, which somebody else keeps.
  init(of node: ViewNode, onlyChild: NodePattern?, children: [NodePattern]) {
    self.onlyChild = onlyChild.map(PatternReference.init)
    self.children = children.map(PatternReference.init)
    traits = node.traits
    drawingCount = node.drawing?.children.count ?? 0
  }

  /// A node of the kind around another one, or without children so far.
  func makeBareNode(around child: consuming ViewNode?, in scope: borrowing Scope) -> ViewNode {
    fatalError("NodePattern is abstract; a TypedNodePattern knows the kind.")
  }

  /// A node with all that is inside of it, whose drawings hang nowhere yet.
  ///
  /// - Parameter nodes: Gets the nodes in the order of the pattern: each behind those inside of it.
  @inline(never) final func makeNode(in scope: borrowing Scope, _ nodes: inout NodeReferences) -> ViewNode {
    let node = makeInside(in: scope, &nodes)
    if drawingCount > 0 { node.hangNewDrawings(drawingCount) }
    return node
  }

  private final func makeInside(in scope: borrowing Scope, _ nodes: inout NodeReferences) -> ViewNode {
    if let onlyChild {
      // Handed on as it is made: a child that has a name is counted for that.
      let node = makeBareNode(around: onlyChild.lend { $0.makeNode(in: scope, &nodes) }, in: scope)
      nodes.append(node)
      return node
    }
    let node = makeBareNode(around: nil, in: scope)
    if !children.isEmpty { addChildren(to: node, in: scope, &nodes) }
    nodes.append(node)
    return node
  }

  private final func addChildren(to node: ViewNode, in scope: borrowing Scope, _ nodes: inout NodeReferences) {
    let list = children
    let patterns = list.span
    var made: [ViewNode] = []
    made.reserveCapacity(patterns.count)
    for place in patterns.indices { made.append(patterns[place].lend { $0.makeNode(in: scope, &nodes) }) }
    node.takeNew(made)
  }
}

/// How nodes of one behaviour are made.
final class TypedNodePattern<Behavior: NodeBehavior>: NodePattern {
  private let behavior: Behavior
  private let nodeType = BehaviorNode<Behavior>.self

  init(of node: BehaviorNode<Behavior>, onlyChild: NodePattern?, children: [NodePattern]) {
    behavior = node.behavior
    super.init(of: node, onlyChild: onlyChild, children: children)
  }

  override func makeBareNode(around child: consuming ViewNode?, in scope: borrowing Scope) -> ViewNode {
    nodeType.init(behavior, like: traits, around: child, scope: scope)
  }
}
