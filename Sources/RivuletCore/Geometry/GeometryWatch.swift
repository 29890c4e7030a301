import RivuletGraph
import Synchronization

/// Where some nodes are, as an input of the graph that the layout pass keeps up to date.
///
/// In an update it is read with an edge, elsewhere as it was after the last layout.
package final class GeometryWatch: @unchecked Sendable {
  /// A node that goes with its content.
  private struct Watched {
    weak var node: ViewNode?
  }

  private let input: Attribute<[GeometrySnapshot]>
  private let queue: TransactionQueue
  private let latest = Mutex<[GeometrySnapshot]>([])
  @MainActor private var watched: [Watched] = []
  @MainActor fileprivate private(set) var isGone = false

  @MainActor fileprivate init(_ inputs: _ViewListInputs) {
    input = inputs.graph.makeInput([], in: inputs.scope, name: "geometry")
    queue = inputs.tree.queue
  }

  /// Adds a node; it drops out by itself when its content leaves.
  @MainActor package func add(_ node: ViewNode) {
    watched.append(Watched(node: node))
    node.surroundings.layout.hasMoved = true
  }

  /// The nodes' places in view order; empty before the first layout.
  package var snapshots: [GeometrySnapshot] {
    queue.isUpdatingOnThisThread && input.id.isLive ? input.value : latest.withLock { $0 }
  }

  @MainActor fileprivate func refresh() {
    watched.removeAll { $0.node?.scope.isRemoved ?? true }
    let nodes = watched.compactMap(\.node).filter { $0.proposal != nil }
    let snapshots = (nodes.count > 1 ? ViewNode.inViewOrder(nodes) : nodes).map { GeometrySnapshot($0) }
    if input.set(snapshots) { latest.withLock { $0 = snapshots } }
  }
}

extension GeometryWatch: LifecycleObserver {
  package func scopeWillDisappear() { isGone = true }
}

/// All watches of a tree, in the order in which they were made.
@MainActor
final class GeometryWatches {
  @exclusivity(unchecked) private var watches: [GeometryWatch] = []

  fileprivate func add(_ watch: GeometryWatch) { watches.append(watch) }

  /// Brings the watches up to date with layout. Call it while no rule runs.
  func refresh() {
    if watches.isEmpty { return }
    watches.removeAll { $0.isGone }
    for watch in watches { watch.refresh() }
  }
}

extension _ViewListInputs {
  /// A watch that lasts as long as what is built here.
  package func makeGeometryWatch() -> GeometryWatch {
    let watch = GeometryWatch(self)
    scope.add(watch)
    tree.geometry.add(watch)
    return watch
  }
}

extension ViewNode {
  /// The nodes as they follow each other in the tree.
  static func inViewOrder(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.map { (node: $0, path: $0.path) }.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.node)
  }

  /// The positions among siblings, from the root downwards.
  private var path: [Int] {
    var path: [Int] = []
    var current = self
    while let parent = current.parent {
      path.append(parent.children.firstIndex { $0 === current } ?? 0)
      current = parent
    }
    return path.reversed()
  }
}
