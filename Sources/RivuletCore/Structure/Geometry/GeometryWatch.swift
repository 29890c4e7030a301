import RivuletGraph
package import RivuletTree
import Synchronization

/// The geometry of several nodes, as a graph input that the layout pass keeps up to date.
///
/// Reads during an update create an edge. Other reads return the geometry as of the last layout.
package final class GeometryWatch: @unchecked Sendable {
  /// A weak reference to a watched node. The node is removed along with its content.
  private struct Watched {
    weak var node: ViewNode?
  }

  private let input: Attribute<[GeometrySnapshot]>
  private let queue: TransactionQueue
  private let latest = Mutex<[GeometrySnapshot]>([])
  private unowned let watches: GeometryWatches
  @MainActor private var watched: [Watched] = []
  @MainActor fileprivate private(set) var isGone = false
  /// True while the watch is waiting for an update.
  @MainActor fileprivate var isOutOfDate = false

  @MainActor fileprivate init(_ inputs: _ViewListInputs) {
    input = inputs.graph.makeInput([], in: inputs.scope, name: "geometry")
    queue = inputs.tree.queue
    watches = inputs.tree.geometry
    scope = inputs.scope
  }

  /// The scope that determines the lifetime of the watch.
  @MainActor private unowned let scope: Scope

  /// Adds a node. The watch removes the node when the node's content leaves.
  @MainActor package func add(_ node: ViewNode) {
    watched.append(Watched(node: node))
    node.addWatch(self)
    watches.outdate(self)
    if node.scope !== scope { node.scope.add(WatchedContent(watch: self)) }
  }

  /// The snapshots of the nodes in view order; empty before the first layout.
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

  /// Called when content that contains a watched node leaves.
  @MainActor fileprivate func contentLeaves() {
    if !isGone { watches.outdate(self) }
  }
}

extension GeometryWatch: LifecycleObserver {
  package func scopeWillDisappear() { isGone = true }
}

/// An observer that notifies a watch when one of its nodes leaves with its content.
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

/// The watches of a tree. A watch is updated if its nodes may have moved.
@MainActor
package final class GeometryWatches: Companion {
  private let outOfDate = WorkList<GeometryWatch>(once: \.isOutOfDate)
  private let moved: MovedNodes
  /// The number of snapshots taken so far.
  package fileprivate(set) var snapshotCount = 0

  /// Creates the watches of a tree, which tracks its moved nodes in `moved`.
  init(_ moved: MovedNodes) {
    self.moved = moved
  }

  fileprivate func outdate(_ watch: GeometryWatch) { outOfDate.append(watch) }

  /// Notifies all watches of nodes that have moved.
  func notifyWatches() {
    if !moved.isEmpty { moved.notifyWatches() }
  }

  /// Updates the watches for the current layout. Must not be called while a rule runs.
  func refresh() {
    if moved.isEmpty, outOfDate.isEmpty { return }
    moved.notifyWatches()
    outOfDate.takeAll { if !$0.isGone { $0.refresh() } }
  }
}

extension _ViewListInputs {
  /// Creates a watch that shares the lifetime of the content built from these inputs.
  package func makeGeometryWatch() -> GeometryWatch {
    let watch = GeometryWatch(self)
    scope.add(watch)
    return watch
  }
}

extension ViewTree {
  /// The watches on the geometry of the tree's nodes.
  package var geometry: GeometryWatches { companions.find(GeometryWatches(surroundings.nodes.moved)) }
}
