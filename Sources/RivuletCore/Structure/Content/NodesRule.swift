import RivuletGraph
import RivuletTree

/// Keeps nodes in one scope in step with the environment and with the views and modifiers in one value, usually a body.
///
/// One rule serves all of these nodes, because one rule per node would account for half of a row's storage in the graph. The rule is still
/// exact: if a part of the value has changed, it updates only the nodes whose views are in that part.
@MainActor
struct NodesRule: @MainActor Rule {
  /// The number of nodes in the newest rule, keyed by the type of the rule that produces the value.
  private static var counts = TypeTable<Int>()

  private let source: Attribute<Void>
  /// The bytes of the value that contain the views and modifiers.
  private var part: ByteSpan
  /// The environment snapshot for this type of rule, which reads only the layout direction.
  private let direction: Attribute<EnvironmentSnapshot>
  /// The serial number of the environment root around the nodes.
  private let root: Int
  /// The rule created before this one in the same scope.
  let earlier: Attribute<GatheredChange>?
  private let first: KeptNode
  private var others: [KeptNode] = []
  /// Retains the first node, and thereby all other nodes inside it.
  private let firstNode: ViewNode
  /// Retains the other nodes, which may be elsewhere.
  private var otherNodes: [ViewNode] = []

  /// Creates a rule with a first node.
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

  /// Returns true if the rule keeps nodes in step with something in this value.
  func follows(_ source: Attribute<Void>) -> Bool { self.source.id == source.id }

  /// Adds another node.
  mutating func append(_ node: ViewNode, kept: KeptNode) {
    part.formUnion(kept.part)
    others.append(kept)
    otherNodes.append(node)
  }

  /// The attribute of the value that contains the views and modifiers.
  var valueID: AttributeID { source.id }

  /// Calls `body` for each node that the rule keeps, with the name of its view or modifier.
  func forEachNode(_ body: (ViewNode, String) -> Void) {
    for (node, kept) in zip([firstNode] + otherNodes, [first] + others) { body(node, kept.sourceName) }
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

  // The functions below are nonmutating, because a call that may mutate the rule retains everything that the rule holds.

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

  /// Brings up to date the nodes whose views are in the changed part of the value. Everything else that was read is unchanged.
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
  /// Keeps a node in step with the view or modifier in `source`, which must be of the maker's type, at a position in the environment.
  func keep(_ node: ViewNode, like source: Attribute<Void>, at place: EnvironmentPlace, by maker: NodeMaker) {
    let kept = KeptNode(node, at: source.byteOffset, place, maker)
    if let keeper = openKeeper(of: source) { return keeper.changeRule(NodesRule.self) { $0.append(node, kept: kept) } }
    newestKeeper = makeGatherer(NodesRule(node, kept: kept, in: source, self, after: newestKeeper), lane: .structure)
  }

  /// Returns the rule that keeps the newest node for something in `source`.
  func keeper(of source: Attribute<Void>) -> Attribute<GatheredChange> {
    guard let keeper = openKeeper(of: source) ?? newestKeeper else {
      fatalError("No node was made for this source in this scope.")
    }
    return keeper
  }

  /// Returns a rule for the nodes of the value in `source`, if there is one that has not run yet.
  private func openKeeper(of source: Attribute<Void>) -> Attribute<GatheredChange>? {
    // The nodes of a body are created in succession, interleaved with those of the bodies inside it. A few steps back are enough.
    var next = newestKeeper
    for _ in 0..<4 {
      guard let keeper = next, keeper.id.isLive, !keeper.hasRun else { return nil }
      if keeper.partOfRule(NodesRule.self, { $0.follows(source) }) { return keeper }
      next = keeper.partOfRule(NodesRule.self) { $0.earlier }
    }
    return nil
  }
}
