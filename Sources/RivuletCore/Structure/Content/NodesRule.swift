import RivuletGraph
import RivuletTree

/// Keeps nodes in one scope up to date with the environment and with the views and modifiers in one value, usually a body.
///
/// One rule serves all of these nodes, because a rule per node would account for half of a row's storage in the graph. Updates remain
/// precise: if part of the value has changed, the rule updates only the nodes whose views are in that part.
@MainActor
struct NodesRule: @MainActor Rule {
  /// The number of nodes in the most recent rule, keyed by the type of the rule that produces the value.
  private static var counts = TypeTable<Int>()

  private let source: Attribute<Void>
  /// The byte range of the value that contains the views and modifiers.
  private var part: ByteSpan
  /// The environment snapshot for this type of rule, which reads only the layout direction.
  private let direction: Attribute<EnvironmentSnapshot>
  /// The serial number of the nodes' environment root.
  private let root: Int
  /// The rule created before this one in the same scope.
  let earlier: Attribute<GatheredChange>?
  private let first: TrackedNode
  private var others: [TrackedNode] = []
  /// Retains the first node and, through it, the nodes inside it.
  private let firstNode: ViewNode
  /// Retains the remaining nodes, which may be outside the first node.
  private var otherNodes: [ViewNode] = []

  /// Creates a rule that initially keeps one node.
  init(
    _ node: ViewNode, kept first: TrackedNode, in source: Attribute<Void>, _ scope: Scope, after earlier: Attribute<GatheredChange>?
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

  /// Returns true if the rule keeps nodes up to date with this value.
  func follows(_ source: Attribute<Void>) -> Bool { self.source.id == source.id }

  /// Adds another node.
  mutating func append(_ node: ViewNode, kept: TrackedNode) {
    part.formUnion(kept.part)
    others.append(kept)
    otherNodes.append(node)
  }

  /// The attribute of the value that contains the views and modifiers.
  var valueID: AttributeID { source.id }

  /// Calls `body` with each node that the rule keeps and the name of its view or modifier.
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

  // The following functions are nonmutating, because a call that may mutate the rule retains everything that the rule holds.

  /// Updates all nodes.
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

  /// Updates the nodes whose views are in the changed part of the value. Nothing else that the nodes read has changed.
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
  /// Keeps a node up to date with the view or modifier in `source`, which must be of the maker's type, at a position in the environment.
  func keep(_ node: ViewNode, like source: Attribute<Void>, at place: EnvironmentPlace, by maker: NodeMaker) {
    let kept = TrackedNode(node, at: source.byteOffset, place, maker)
    if let keeper = pendingNodesRule(of: source) { return keeper.changeRule(NodesRule.self) { $0.append(node, kept: kept) } }
    latestNodesRule = makeGatherer(NodesRule(node, kept: kept, in: source, self, after: latestNodesRule), lane: .structure)
  }

  /// Returns the rule that keeps the newest node for `source` up to date.
  func keeper(of source: Attribute<Void>) -> Attribute<GatheredChange> {
    guard let keeper = pendingNodesRule(of: source) ?? latestNodesRule else {
      fatalError("No node was made for this source in this scope.")
    }
    return keeper
  }

  /// Returns the pending rule, which hasn't run yet, for the nodes of the value in `source`; nil if there is none.
  private func pendingNodesRule(of source: Attribute<Void>) -> Attribute<GatheredChange>? {
    // The nodes of a body are created in succession, interleaved with those of the bodies inside it, so searching a few rules back is
    // enough.
    var next = latestNodesRule
    for _ in 0..<4 {
      guard let keeper = next, keeper.id.isLive, !keeper.hasRun else { return nil }
      if keeper.partOfRule(NodesRule.self, { $0.follows(source) }) { return keeper }
      next = keeper.partOfRule(NodesRule.self) { $0.earlier }
    }
    return nil
  }
}
