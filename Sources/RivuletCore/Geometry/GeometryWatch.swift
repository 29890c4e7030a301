import RivuletGraph
package import RivuletTree
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
  private unowned let watches: GeometryWatches
  @MainActor private var watched: [Watched] = []
  @MainActor fileprivate private(set) var isGone = false
  /// Whether it stands among those that may be out of date.
  @MainActor fileprivate var isOutOfDate = false

  @MainActor fileprivate init(_ inputs: _ViewListInputs) {
    input = inputs.graph.makeInput([], in: inputs.scope, name: "geometry")
    queue = inputs.tree.queue
    watches = inputs.scope.surroundings.geometry
    scope = inputs.scope
  }

  /// The scope that it goes with.
  @MainActor private unowned let scope: Scope

  /// Adds a node; it drops out by itself when its content leaves.
  @MainActor package func add(_ node: ViewNode) {
    watched.append(Watched(node: node))
    node.addWatch(self)
    watches.outdate(self)
    if node.scope !== scope { node.scope.add(WatchedContent(watch: self)) }
  }

  /// The nodes' places in view order; empty before the first layout.
  package var snapshots: [GeometrySnapshot] {
    queue.isUpdatingOnThisThread && input.id.isLive ? input.value : latest.withLock { $0 }
  }

  @MainActor fileprivate func refresh() {
    watched.removeAll { $0.node?.scope.isRemoved ?? true }
    let nodes = watched.compactMap(\.node).filter { $0.proposal != nil }
    let snapshots = (nodes.count > 1 ? ViewNode.inViewOrder(nodes) : nodes).map { GeometrySnapshot($0) }
    watches.snapshotCount += snapshots.count
    if input.set(snapshots) { latest.withLock { $0 = snapshots } }
  }

  /// A content with a watched node in it leaves.
  @MainActor fileprivate func contentLeaves() {
    if !isGone { watches.outdate(self) }
  }
}

extension GeometryWatch: LifecycleObserver {
  package func scopeWillDisappear() { isGone = true }
}

/// Tells a watch that one of its nodes goes with its content.
@MainActor
private final class WatchedContent: LifecycleObserver {
  private let watch: GeometryWatch

  init(watch: GeometryWatch) {
    self.watch = watch
  }

  func scopeWillDisappear() { watch.contentLeaves() }
}

extension GeometryWatch: NodeWatch {
  @MainActor package func nodeMoved() { watches.outdate(self) }
}

/// The watches of a tree, brought up to date where their nodes may have moved.
@MainActor
package final class GeometryWatches {
  @exclusivity(unchecked) private var outOfDate: [GeometryWatch] = []
  private let moved: MovedNodes
  /// How many places of nodes were found out so far.
  @exclusivity(unchecked) package fileprivate(set) var snapshotCount = 0

  /// Those of a tree in which these nodes have moved.
  init(_ moved: MovedNodes) {
    self.moved = moved
  }

  fileprivate func outdate(_ watch: GeometryWatch) {
    if watch.isOutOfDate { return }
    watch.isOutOfDate = true
    outOfDate.append(watch)
  }

  /// Tells all that watches nodes that they have moved.
  func tellWatches() {
    if !moved.isEmpty { moved.tellWatches() }
  }

  /// Brings the watches up to date with layout. Call it while no rule runs.
  func refresh() {
    if moved.isEmpty, outOfDate.isEmpty { return }
    moved.tellWatches()
    let watches = outOfDate
    outOfDate.removeAll(keepingCapacity: true)
    for watch in watches {
      watch.isOutOfDate = false
      if !watch.isGone { watch.refresh() }
    }
  }
}

extension _ViewListInputs {
  /// A watch that lasts as long as what is built here.
  package func makeGeometryWatch() -> GeometryWatch {
    let watch = GeometryWatch(self)
    scope.add(watch)
    return watch
  }
}
