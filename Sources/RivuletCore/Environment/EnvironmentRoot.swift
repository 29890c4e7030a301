import RivuletGraph

/// The environment of a whole tree as its host sets it, and the sorts of readers that there are.
///
/// Each sort has one rule of the structure pass, made before its first reader. It is a barrier, so that a change of a key concerns only
/// those sorts that read it.
final class EnvironmentRoot {
  @MainActor @exclusivity(unchecked) private static var madeCount = 0

  /// Its own among all that were ever made.
  let serial: Int
  private unowned let graph: Graph
  private let subgraph: Subgraph
  private let input: Attribute<EnvironmentValues>
  /// Where views look up for which nothing is changed.
  let place: EnvironmentPlace
  private var growthAttribute: Attribute<Int>!
  @exclusivity(unchecked) private var snapshots = TypeTable<Attribute<EnvironmentSnapshot>>()
  /// What the input held when a sort of readers last looked; each looks before its readers run.
  @exclusivity(unchecked) private(set) var latest: EnvironmentEntries
  /// How often a place has begun to set a key that it had not set before.
  @exclusivity(unchecked) fileprivate(set) var growth = 0
  /// How many keys the sorts of readers have asked for, those of each by themselves.
  @exclusivity(unchecked) var readKeyCount = 0
  /// Whether the tree is still there; values that outlive it do not ask its graph any more.
  @exclusivity(unchecked) private(set) var isOpen = true

  /// That of a tree, whose graph is given.
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

  /// The values as the host has set them last.
  var values: EnvironmentValues {
    get { input.untrackedValue }
    set { input.set(newValue) }
  }

  /// What readers of the sort read; the attribute is made when the first of them asks.
  @MainActor func snapshot(for sort: any Any.Type) -> Attribute<EnvironmentSnapshot> {
    if let known = snapshots[sort] { return known }
    let made = makeSnapshot()
    snapshots[sort] = made
    return made
  }

  @MainActor private func makeSnapshot() -> Attribute<EnvironmentSnapshot> {
    subgraph.makeBarrier(EnvironmentReadsRule(reads: EnvironmentReads(self)), lane: .structure)
  }

  /// Takes over what the input holds, on which the running rule depends from here on, and gives the growth.
  func bringUpToDate() -> Int {
    latest = input.value.written
    return growthAttribute.value
  }

  /// Lets all readers run again: one of them may have looked for a key further out than where it is set from now on.
  func grow() {
    growth += 1
    graph.invalidate(growthAttribute.id)
  }

  /// Ends the connection to the graph, which goes.
  func close() {
    isOpen = false
  }
}

/// Carries the growth of the environment's places into the graph.
private struct EnvironmentGrowthRule: Rule {
  unowned let root: EnvironmentRoot

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    output.set(root.growth)
  }
}
