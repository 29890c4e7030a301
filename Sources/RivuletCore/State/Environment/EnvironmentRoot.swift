import RivuletGraph

/// The environment of a whole tree, which the host sets, and the kinds of readers in the tree.
///
/// Each kind has one rule in the structure pass, created before its first reader. The rule is a barrier, so a change to a key affects only
/// the kinds that read the key.
final class EnvironmentRoot {
  @MainActor private static var madeCount = 0

  /// The unique serial number of this root among all roots created by the process.
  let serial: Int
  private unowned let graph: Graph
  private let subgraph: Subgraph
  private let input: Attribute<EnvironmentValues>
  /// The position from which views look up values if no modifier changes their environment.
  let place: EnvironmentPlace
  private var growthAttribute: Attribute<Int>!
  private var snapshots = TypeTable<Attribute<EnvironmentSnapshot>>()
  /// The entries of the input as of the last check by a kind of reader. Each kind checks the entries before its readers run.
  private(set) var latest: EnvironmentEntries
  /// The number of times that a layer has begun to set an additional key.
  fileprivate(set) var growth = 0
  /// The number of distinct keys read by each kind of reader, summed over all kinds.
  var readKeyCount = 0
  /// True while the tree exists. Values that outlive the tree must not use its graph.
  private(set) var isOpen = true

  /// Creates the environment for a tree with the given graph.
  @MainActor init(_ values: EnvironmentValues, in graph: Graph) {
    Self.madeCount += 1
    serial = Self.madeCount
    self.graph = graph
    subgraph = graph.root
    latest = values.flattened()
    input = graph.makeInput(values, in: subgraph, name: "environment", areEqual: { $0.isSame(as: $1) })
    place = EnvironmentPlace(subgraph.makeBarrier(EnvironmentLayerRule(layer: nil, outer: nil), lane: .structure))
    growthAttribute = subgraph.makeBarrier(EnvironmentGrowthRule(root: self), lane: .structure)
  }

  /// The latest values from the host.
  var values: EnvironmentValues {
    get { input.untrackedValue }
    set { input.set(newValue) }
  }

  /// Returns the snapshot for a kind of reader, creating the attribute for the first reader.
  @MainActor func snapshot(for sort: any Any.Type) -> Attribute<EnvironmentSnapshot> {
    if let known = snapshots[sort] { return known }
    let made = makeSnapshot()
    snapshots[sort] = made
    return made
  }

  @MainActor private func makeSnapshot() -> Attribute<EnvironmentSnapshot> {
    subgraph.makeBarrier(EnvironmentReadsRule(reads: EnvironmentReads(self)), lane: .structure)
  }

  /// Adopts the entries of the input, makes the running rule depend on them, and returns the current growth.
  func bringUpToDate() -> Int {
    latest = input.value.written
    return growthAttribute.value
  }

  /// Invalidates all readers, because a reader may have looked for a key beyond the layer that now sets it.
  func grow() {
    growth += 1
    graph.invalidate(growthAttribute.id)
  }

  /// Disconnects from the graph before the graph is freed.
  func close() {
    isOpen = false
  }
}

/// A rule that exposes the growth of the environment's layers as an attribute.
private struct EnvironmentGrowthRule: Rule {
  unowned let root: EnvironmentRoot

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    output.set(root.growth)
  }
}
