import RivuletGraph
import RivuletTree

/// Keeps the nodes that one scope has for the views and modifiers in one value, mostly a body, in step with them and with the environment.
///
/// One rule for all of them, because a rule for each would be half of what the graph holds of a row. It is still exact: of a value that has
/// changed in part, only the nodes are brought up to date whose views lie in that part.
@MainActor
struct NodesRule: @MainActor Rule {
  /// How many nodes the rules had that were made last for values of rules of a type.
  @exclusivity(unchecked) private static var counts = TypeTable<Int>()

  private let source: Attribute<Void>
  /// The bytes of the value in which the views and modifiers lie.
  private var part: ByteSpan
  /// That of the sort of these rules, which ask for the layout direction alone.
  private let direction: Attribute<EnvironmentSnapshot>
  /// Which root of the environment there is around the nodes.
  private let root: Int
  /// What was made before this in the same scope.
  let earlier: Attribute<GatheredChange>?
  private let first: KeptNode
  private var others: [KeptNode] = []
  /// Keeps the first node, and with it all others where they are inside of that one.
  private let firstNode: ViewNode
  /// Keeps those that may be elsewhere.
  private var otherNodes: [ViewNode] = []

  /// A rule with a first node.
  init(
    _ node: ViewNode, kept first: KeptNode, in source: Attribute<Void>, _ scope: Scope, after earlier: Attribute<GatheredChange>?
  ) {
    self.source = source.start
    self.earlier = earlier
    part = first.part
    direction = scope.environmentSnapshot(for: NodesRule.self)
    root = scope.environmentSerial
    self.first = first
    firstNode = node
    guard let known = Self.counts[source.id.ruleType], known > 1 else { return }
    others.reserveCapacity(known - 1)
    otherNodes.reserveCapacity(known - 1)
  }

  /// Whether it keeps nodes in step with something in this value.
  func follows(_ source: Attribute<Void>) -> Bool { self.source.id == source.id }

  /// Takes care of another node.
  mutating func append(_ node: ViewNode, kept: KeptNode) {
    part.formUnion(kept.part)
    others.append(kept)
    otherNodes.append(node)
  }

  mutating func update(_ output: borrowing RuleOutput<GatheredChange>) {
    let value = source.partPlace(part)
    guard output.hasValue else {
      output.set(GatheredChange())
      Self.note(others.count + 1, for: source.id.ruleType)
      return showAll(value)
    }
    let changed = output.changedPart(of: source.id)
    if output.hasChangedSource(excluding: source.id) { return showAll(value) }
    output.keepSources()
    if let changed { show(value, changed) }
  }

  private static func note(_ count: Int, for type: any Any.Type) {
    if counts[type] != count { counts[type] = count }
  }

  // What follows changes nothing here: a rule that may be changed counts what it holds as used for each call.

  /// Brings all nodes up to date.
  private func showAll(_ value: ValuePlace<Void>) {
    var (place, isMirrored) = (first.place, isRightToLeft(at: first.place))
    first.showAll(value, root, isMirrored)
    let others = others.span
    for index in others.indices {
      if others[index].place != place {
        place = others[index].place
        isMirrored = isRightToLeft(at: place)
      }
      others[index].showAll(value, root, isMirrored)
    }
  }

  /// Brings the nodes up to date whose views lie where the value has changed; all else that was read is as it was.
  private func show(_ value: ValuePlace<Void>, _ changed: ByteSpan) {
    first.show(value, root, changed)
    let others = others.span
    for index in others.indices { others[index].show(value, root, changed) }
  }

  private func isRightToLeft(at place: EnvironmentPlace) -> Bool { EnvironmentReader(place, direction).isRightToLeft }

  static var name: String { "nodes" }

  var details: String {
    ([first] + others).map { "node of \($0.sourceName)" }.joined(separator: ", ")
  }
}

extension Scope {
  /// Has a node kept in step with the view or modifier in `source`, of the maker's type, at a place in the environment.
  func keep(_ node: ViewNode, like source: Attribute<Void>, at place: EnvironmentPlace, by maker: NodeMaker) {
    let kept = KeptNode(node, at: source.byteOffset, place, maker)
    if let keeper = openKeeper(of: source) { return keeper.changeRule(NodesRule.self) { $0.append(node, kept: kept) } }
    newestKeeper = makeGatherer(NodesRule(node, kept: kept, in: source, self, after: newestKeeper), lane: .structure)
  }

  /// The rule that keeps the node that was made last for something in `source`.
  func keeper(of source: Attribute<Void>) -> Attribute<GatheredChange> {
    guard let keeper = openKeeper(of: source) ?? newestKeeper else {
      fatalError("No node was made for this source in this scope.")
    }
    return keeper
  }

  /// A rule for nodes of what is in `source` that has not run yet.
  private func openKeeper(of source: Attribute<Void>) -> Attribute<GatheredChange>? {
    // Nodes of a body come together, between those of the bodies inside; a few steps back is far enough.
    var next = newestKeeper
    for _ in 0..<4 {
      guard let keeper = next, keeper.id.isLive, !keeper.hasRun else { return nil }
      if keeper.partOfRule(NodesRule.self, { $0.follows(source) }) { return keeper }
      next = keeper.partOfRule(NodesRule.self) { $0.earlier }
    }
    return nil
  }
}
