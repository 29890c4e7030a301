import Foundation
import RivuletGraph
import RivuletTree

/// Creates and updates the nodes for one type of view or modifier. Each type has one maker.
///
/// When a generic function refers to a generic type of its type parameter, the runtime looks up that type on each call. A maker refers to
/// such types when it's created, and stores them.
@MainActor
class NodeMaker {
  private static var makers = TypeTable<NodeMaker>()

  static func of<Source: NodeSource>(_ type: Source.Type) -> NodeMaker {
    if let known = makers[type] { return known }
    let made = TypedNodeMaker<Source, Source.Behavior>()
    makers[type] = made
    return made
  }

  /// Calls `body` with the maker for a type, without retaining it.
  @inline(__always) static func lend<Source: NodeSource, Result>(_ type: Source.Type, _ body: (NodeMaker) -> Result) -> Result {
    makers.lend(type, body) ?? body(of(type))
  }

  /// The byte range of a view or modifier that its node depends on.
  final let ownBytes: ByteSpan

  fileprivate init(ownBytes: ByteSpan) {
    self.ownBytes = ownBytes
  }

  /// Creates the node for the view in `source`, which must be of the maker's type, at the position that `inputs` describe.
  func makeNode(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> ViewNode { refuse() }

  /// Creates the node for the modifier in `source`, which must be of the maker's type, around another node in `scope`.
  func makeNode(_ source: Attribute<Void>, around child: ViewNode, in scope: Scope, _ inputs: _ViewListInputs) -> ViewNode { refuse() }

  /// Updates a node for the view or modifier at an offset in `value`, which must be of the maker's type. Runs inside the rule that keeps
  /// the node up to date.
  ///
  /// - Parameters:
  ///   - place: The position from which the environment is looked up.
  ///   - root: The serial number of the environment's root.
  ///   - isSure: True if a value that the node depends on is known to differ.
  func show(_ value: ValuePlace<Void>, _ offset: Int, on node: ViewNode, _ place: EnvironmentPlace, _ root: Int, isKnownToDiffer: Bool) {
    refuse()
  }

  /// The name of the view or modifier in dumps.
  var sourceName: String { refuse() }

  fileprivate final func refuse() -> Never { fatalError("NodeMaker is abstract; a TypedNodeMaker knows the type.") }
}

private final class TypedNodeMaker<Source: NodeSource, Behavior: NodeBehavior>: NodeMaker where Source.Behavior == Behavior {
  private let nodeType = BehaviorNode<Behavior>.self
  /// The environment snapshot for this type of node in the tree that last used the maker.
  private var known: (root: Int, snapshot: Attribute<EnvironmentSnapshot>)?

  fileprivate init() {
    super.init(ownBytes: Source.ownBytes)
  }

  override func makeNode(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> ViewNode {
    let node: ViewNode = nodeType.init(Source.makeBehavior(inputs), owner: inputs.scope, in: inputs.scope.surroundings.nodes)
    keep(node, source, in: inputs.scope, inputs)
    return node
  }

  override func makeNode(_ source: Attribute<Void>, around child: ViewNode, in scope: Scope, _ inputs: _ViewListInputs) -> ViewNode {
    let node: ViewNode = nodeType.init(Source.makeBehavior(inputs), around: child, owner: scope, in: scope.surroundings.nodes)
    keep(node, source, in: scope, inputs)
    return node
  }

  private func keep(_ node: ViewNode, _ source: Attribute<Void>, in scope: Scope, _ inputs: _ViewListInputs) {
    // Create the snapshot before its first reader.
    _ = snapshot(scope, scope.environmentSerial)
    scope.keep(node, like: source, at: inputs.environment, by: self)
  }

  private func snapshot(_ scope: @autoclosure () -> Scope, _ root: Int) -> Attribute<EnvironmentSnapshot> {
    if let known, known.root == root { return known.snapshot }
    let snapshot = scope().environmentSnapshot(for: Behavior.self)
    known = (root, snapshot)
    return snapshot
  }

  override func show(
    _ value: ValuePlace<Void>, _ offset: Int, on node: ViewNode, _ place: EnvironmentPlace, _ root: Int, isKnownToDiffer: Bool
  ) {
    let node = node.known(as: nodeType)
    value.field(Source.self, at: offset).lend { source in
      if !isKnownToDiffer, Source.checksShownValue, source.isShown(by: node) { return }
      source.update(node, environment: EnvironmentReader(place, snapshot(node.scope, root)))
    }
  }

  override var sourceName: String { _typeName(Source.self, qualified: false) }
}
