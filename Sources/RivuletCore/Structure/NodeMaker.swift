import RivuletGraph

/// Makes the nodes of one type of view or modifier, and the rules that keep them in step; found once per type.
///
/// Where a function of a type parameter names a generic type of that parameter, the runtime looks the type up at each call. A maker names
/// them when it is made, and has them from then on.
@MainActor
class NodeMaker {
  @exclusivity(unchecked) private static var makers = TypeTable<NodeMaker>()

  static func of<Source: NodeSource>(_ type: Source.Type) -> NodeMaker {
    if let known = makers[type] { return known }
    let made = TypedNodeMaker<NodeRule<Source>, Source, Source.Behavior>()
    makers[type] = made
    return made
  }

  /// Lets `body` use the maker of a type, which is not counted as used for that.
  @inline(__always) static func lend<Source: NodeSource, Result>(_ type: Source.Type, _ body: (NodeMaker) -> Result) -> Result {
    makers.lend(type, body) ?? body(of(type))
  }

  /// Makes the node of the view in `source`, which must be of the maker's type, where `inputs` say.
  func makeNode(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> ViewNode { refuse() }

  /// A reader of the environment for the nodes that are put around the elements of a content.
  func environmentReader(_ inputs: _ViewListInputs) -> EnvironmentReader { refuse() }

  /// Makes the node of the modifier in `source`, which must be of the maker's type, around another node in `scope`.
  func makeNode(
    _ source: Attribute<Void>, around child: ViewNode, in scope: Scope, _ environment: EnvironmentReader, _ inputs: _ViewListInputs
  ) -> ViewNode { refuse() }

  private func refuse() -> Never { fatalError("NodeMaker is abstract; a TypedNodeMaker knows the type.") }
}

private final class TypedNodeMaker<Keeper: NodeKeeping, Source, Behavior>: NodeMaker
where Keeper.Source == Source, Source.Behavior == Behavior {
  private let nodeType = BehaviorNode<Behavior>.self
  private let ownBytes = Source.ownBytes
  /// What readers of the sort read in the tree for which a node was made last.
  @exclusivity(unchecked) private var known: (root: Int, snapshot: Attribute<EnvironmentSnapshot>)?

  override func makeNode(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> ViewNode {
    let node = nodeType.init(Source.makeBehavior(inputs), scope: inputs.scope)
    inputs.makeSink(makeKeeper(source, environmentReader(inputs), node))
    return node
  }

  override func environmentReader(_ inputs: _ViewListInputs) -> EnvironmentReader {
    let root = inputs.scope.environment.serial
    if let known, known.root == root { return EnvironmentReader(inputs.environment, known.snapshot) }
    let snapshot = inputs.scope.environmentSnapshot(for: Behavior.self)
    known = (root, snapshot)
    return EnvironmentReader(inputs.environment, snapshot)
  }

  override func makeNode(
    _ source: Attribute<Void>, around child: ViewNode, in scope: Scope, _ environment: EnvironmentReader, _ inputs: _ViewListInputs
  ) -> ViewNode {
    let node = nodeType.init(Source.makeBehavior(inputs), around: child, scope: scope)
    scope.subgraph.makeSink(makeKeeper(source, environment, node), lane: .structure)
    return node
  }

  private func makeKeeper(_ source: Attribute<Void>, _ environment: EnvironmentReader, _ node: BehaviorNode<Behavior>) -> Keeper {
    Keeper(source: source.field(Source.self, at: 0), ownBytes: ownBytes, environment: environment, node: node)
  }
}
