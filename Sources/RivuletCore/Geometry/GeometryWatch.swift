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
    node.makeExtras().geometryWatches.append(self)
    node.noteWatchInside()
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

/// Finds the watches of a tree whose nodes may have moved: only what is inside of a node that moved is looked at.
@MainActor
package final class GeometryWatches {
  @exclusivity(unchecked) private var outOfDate: [GeometryWatch] = []
  /// The nodes that have another place, size or effect, and watched nodes inside.
  @exclusivity(unchecked) private var moved: [ViewNode] = []
  /// The number of the search; a node that it has visited is not entered again.
  @exclusivity(unchecked) private var search: UInt32 = 0
  /// How many places of nodes were found out so far.
  @exclusivity(unchecked) package fileprivate(set) var snapshotCount = 0

  fileprivate func outdate(_ watch: GeometryWatch) {
    if watch.isOutOfDate { return }
    watch.isOutOfDate = true
    outOfDate.append(watch)
  }

  fileprivate func note(_ node: ViewNode) { moved.append(node) }

  /// Brings the watches up to date with layout. Call it while no rule runs.
  func refresh() {
    if moved.isEmpty, outOfDate.isEmpty { return }
    search &+= 1
    while let node = moved.popLast() { visit(node) }
    let watches = outOfDate
    outOfDate.removeAll(keepingCapacity: true)
    for watch in watches {
      watch.isOutOfDate = false
      if !watch.isGone { watch.refresh() }
    }
  }

  private func visit(_ node: ViewNode) {
    if node.watchSearch == search { return }
    node.watchSearch = search
    for watch in node.extras?.geometryWatches ?? [] { outdate(watch) }
    node.forEachChildWithWatch { moved.append($0) }
  }
}

extension ViewNode {
  /// The node has another place, size or effect, or a named space begins there.
  final func noteMove() {
    if holdsWatch { surroundings.geometry.note(self) }
  }

  /// The node is watched, or has got a node inside that is.
  final func noteWatchInside() {
    var current: ViewNode? = self
    while let step = current, !step.holdsWatch {
      step.holdsWatch = true
      current = step.parent
    }
  }

  fileprivate final func forEachChildWithWatch(_ body: (ViewNode) -> Void) {
    if let onlyChild, onlyChild.holdsWatch { body(onlyChild) }
    for child in childList where child.holdsWatch { body(child) }
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
