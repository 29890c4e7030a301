import Foundation
import RivuletGraph

/// Makes the nodes of one type of view or modifier, and brings them up to date; found once per type.
///
/// Where a function of a type parameter names a generic type of that parameter, the runtime looks the type up at each call. A maker names
/// them when it is made, and has them from then on.
@MainActor
class NodeMaker {
  @exclusivity(unchecked) private static var makers = TypeTable<NodeMaker>()

  static func of<Source: NodeSource>(_ type: Source.Type) -> NodeMaker {
    if let known = makers[type] { return known }
    let made = TypedNodeMaker<Source, Source.Behavior>()
    makers[type] = made
    return made
  }

  /// Lets `body` use the maker of a type, which is not counted as used for that.
  @inline(__always) static func lend<Source: NodeSource, Result>(_ type: Source.Type, _ body: (NodeMaker) -> Result) -> Result {
    makers.lend(type, body) ?? body(of(type))
  }

  /// The bytes of a view or modifier that its node is made from.
  final let ownBytes: ByteSpan
  /// What `NodeSource.isRepeatable` says.
  final let isRepeatable: Bool
  /// What `NodeBehavior.hasMemory` says.
  final let hasMemory: Bool

  /// What `NodeSource.reachKind` says.
  final let reachKind: ReachKind

  fileprivate init(ownBytes: ByteSpan, isRepeatable: Bool, hasMemory: Bool, reachKind: ReachKind) {
    self.reachKind = reachKind
    self.ownBytes = ownBytes
    self.isRepeatable = isRepeatable
    self.hasMemory = hasMemory
  }

  /// Makes the node of the view in `source`, which must be of the maker's type, where `inputs` say.
  func makeNode(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> ViewNode { refuse() }

  /// Makes the node of the modifier in `source`, which must be of the maker's type, around another node in `scope`.
  func makeNode(_ source: Attribute<Void>, around child: ViewNode, in scope: Scope, _ inputs: _ViewListInputs) -> ViewNode { refuse() }

  /// Brings a node up to date with the view or modifier some bytes into `value`, which must be of the maker's type. Runs inside the rule that
  /// keeps the node.
  ///
  /// - Parameters:
  ///   - place: Where the environment is looked up from.
  ///   - root: Which root of the environment there is.
  ///   - isSure: Whether it is known that something that the node was made from differs.
  func show(_ value: ValuePlace<Void>, _ offset: Int, on node: ViewNode, _ place: EnvironmentPlace, _ root: Int, isSure: Bool) { refuse() }

  /// How far a node would reach (`NodeSource.reach`) that showed the view or modifier some bytes into `value`.
  func reach(_ value: ValuePlace<Void>, _ offset: Int, like node: ViewNode) -> CGSize? { refuse() }

  /// How large a node would be (`NodeSource.fixedSize`) that showed it.
  func fixedSize(_ value: ValuePlace<Void>, _ offset: Int) -> CGSize? { refuse() }

  /// What all its nodes read the environment through in the tree of a scope.
  func environmentSnapshot(in scope: Scope) -> Attribute<EnvironmentSnapshot> { refuse() }

  /// What dumps call the view or modifier.
  var sourceName: String { refuse() }

  fileprivate final func refuse() -> Never { fatalError("NodeMaker is abstract; a TypedNodeMaker knows the type.") }
}

private final class TypedNodeMaker<Source: NodeSource, Behavior: NodeBehavior>: NodeMaker where Source.Behavior == Behavior {
  private let nodeType = BehaviorNode<Behavior>.self
  /// What readers of the sort read in the tree for which a node was made or shown last.
  @exclusivity(unchecked) private var known: (root: Int, snapshot: Attribute<EnvironmentSnapshot>)?

  fileprivate init() {
    super.init(ownBytes: Source.ownBytes, isRepeatable: Source.isRepeatable, hasMemory: Behavior.hasMemory, reachKind: Source.reachKind)
  }

  override func makeNode(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> ViewNode {
    let node: ViewNode = nodeType.init(Source.makeBehavior(inputs), scope: inputs.scope)
    keep(node, source, in: inputs.scope, inputs)
    return node
  }

  override func makeNode(_ source: Attribute<Void>, around child: ViewNode, in scope: Scope, _ inputs: _ViewListInputs) -> ViewNode {
    let node: ViewNode = nodeType.init(Source.makeBehavior(inputs), around: child, scope: scope)
    keep(node, source, in: scope, inputs)
    return node
  }

  private func keep(_ node: ViewNode, _ source: Attribute<Void>, in scope: Scope, _ inputs: _ViewListInputs) {
    // What readers of the sort read is there before the first of them.
    _ = snapshot(scope, scope.environmentSerial)
    scope.keep(node, like: source, at: inputs.environment, by: self)
  }

  override func environmentSnapshot(in scope: Scope) -> Attribute<EnvironmentSnapshot> { snapshot(scope, scope.environmentSerial) }

  private func snapshot(_ scope: @autoclosure () -> Scope, _ root: Int) -> Attribute<EnvironmentSnapshot> {
    if let known, known.root == root { return known.snapshot }
    let snapshot = scope().environmentSnapshot(for: Behavior.self)
    known = (root, snapshot)
    return snapshot
  }

  override func show(
    _ value: ValuePlace<Void>, _ offset: Int, on node: ViewNode, _ place: EnvironmentPlace, _ root: Int, isSure: Bool
  ) {
    let node = node.known(as: nodeType)
    value.field(Source.self, at: offset).lend { source in
      if !isSure, Source.remembersItself, source.isShown(by: node) { return }
      source.update(node, environment: EnvironmentReader(place, snapshot(node.scope, root)))
    }
  }

  override func reach(_ value: ValuePlace<Void>, _ offset: Int, like node: ViewNode) -> CGSize? {
    let node = node.known(as: nodeType)
    return value.field(Source.self, at: offset).lend { node.reach(of: $0) }
  }

  override func fixedSize(_ value: ValuePlace<Void>, _ offset: Int) -> CGSize? {
    value.field(Source.self, at: offset).lend { $0.fixedSize }
  }

  override var sourceName: String { _typeName(Source.self, qualified: false) }
}
