package import Foundation
import RivuletGeometry

/// The retained tree of everything that draws.
///
/// Every change is made through a method of the tree. Setting an equal value does nothing. Any other change damages the node's old position
/// immediately and its new position at the next drain. Edits between two drains list each node once, and nothing is allocated once the
/// lists have grown.
package final class DrawingTree {
  /// The group that contains everything. Its coordinates are root coordinates moved by its offset.
  package let root: DrawingNode

  /// The count of nodes, shared with all nodes.
  private let census: DrawingCensus
  /// The nodes that have changed since the last drain, without duplicates.
  private var editedNodes: [DrawingNode] = []
  /// The stamp of edits for the next drain.
  private(set) var stamp = EditStamp()
  /// The damage so far. The new positions of edited nodes are added at the drain.
  var damage = DamageRegion()
  /// The painted bounds of children that are removed together, in their parent's coordinates.
  private var detached = DamageRegion()
  /// The comparison of lists of children.
  var difference = ListDifference()
  var order = ChildOrder()

  /// The nodes with backdrop items that may be attached.
  var backdrops: [BackdropNode] = []

  /// True if the window keeps the pixels of scroll layers, and therefore drains with `drainFrame`. Otherwise, layers are painted like
  /// everything else.
  package var keepsLayers = false
  /// The scroll layers of nodes that may be attached.
  var scrollLayers: [ScrollLayer] = []
  /// The positions of the kept layers at the last drain, and at the drain before it.
  var layerPlaces: [ScrollLayer.Place] = []
  var formerPlaces: [ScrollLayer.Place] = []
  /// The scale of the last drain with layers.
  var layerScale: CGFloat = 0
  /// True if the offset of a kept layer has changed since the last drain.
  var hasMovedLayers = false
  /// The number of the current search for the layers' positions.
  var searchNumber: UInt32 = 0

  /// The closures to call when something in a loose node is edited, by the node's id.
  private var watchers: [UInt64: () -> Void] = [:]

  /// The reader of edits, or nil if the window is painted from damage alone.
  private(set) var follower: DrawingFollower?

  /// The number of edits in the tree's lifetime: one for each node and drain, and one for each move with siblings.
  package private(set) var editCount = 0

  /// Creates a tree that consists of only a root.
  package init() {
    let census = DrawingCensus()
    self.census = census
    root = DrawingNode(id: DrawingNode.rootID, census: census)
  }

  /// The number of existing nodes of this tree, attached or not, including the root.
  package var liveNodeCount: Int { census.liveNodes }

  /// The bounds of everything the tree paints, in root coordinates. Reading them caches no bounds in groups.
  package var paintedBounds: CGRect { root.contentBounds(apartFrom: .none).moved(by: root.offset) }

  /// True if anything has changed since the last drain.
  package var hasEdits: Bool { !editedNodes.isEmpty || !damage.isEmpty || hasMovedLayers || hasDamagedLayers }

  /// Returns the edits to single nodes since the last call. The first call describes the whole tree. From then on, the tree keeps the edits
  /// until they are taken. They are independent of the damage.
  package func takeEdits() -> [DrawingEdit] {
    let reader = follower ?? DrawingFollower(root)
    follower = reader
    return reader.drain()
  }

  /// Returns a new detached node with the next id.
  package func makeNode() -> DrawingNode {
    census.lastID += 1
    return DrawingNode(id: census.lastID, census: census)
  }

  /// Lists the node as edited and damages its old position. Call before the change.
  func willEdit(_ node: DrawingNode) {
    follower?.note(node)
    if node.editStamp.isOf(stamp) { return }
    list(node)
    if !isCovered(node) { damageFormerPlace(of: node) }
  }

  /// Lists the node without damaging its old position.
  func list(_ node: DrawingNode) {
    follower?.note(node)
    if node.editStamp == stamp { return }
    if !node.editStamp.isOf(stamp) { editCount += 1 }
    node.editStamp = stamp
    editedNodes.append(node)
    if !watchers.isEmpty { tellWatcher(of: node) }
  }

  /// Calls `changed` whenever a loose node or something inside it is edited.
  package func watch(_ node: DrawingNode?, _ changed: @escaping () -> Void) {
    if let node { watchers[node.id] = changed }
  }

  private func tellWatcher(of node: DrawingNode) {
    var top = node.id
    node.lendAncestors { ancestor in
      top = ancestor.id
      return true
    }
    if top != DrawingNode.rootID { watchers[top]?() }
  }

  /// Counts a node that is inserted into a loose node as edited. It need not be listed, because the position of the loose ancestor covers
  /// this node when the ancestor is inserted into the tree.
  func noteLoose(_ node: DrawingNode) {
    follower?.note(node)
    if node.editStamp.isOf(stamp) { return }
    node.editStamp = stamp.ofLoose
    editCount += 1
  }

  /// Records that a kept scroll layer has moved.
  func noteLayerMove(of node: DrawingNode) {
    follower?.note(node)
    hasMovedLayers = true
    editCount += 1
  }

  /// Adds moves of unlisted nodes to the count of edits.
  func countMoves(_ count: Int) { editCount += count }

  /// Damages a rectangle in a node's coordinates.
  func damage(_ rect: CGRect, in node: DrawingNode) {
    if node.isInvisible { return }
    if node.isKeptLayer { node.effects?.scrollLayer?.damage.add(rect) } else { damage(node.boundsInParent(rect), around: node) }
  }

  /// Damages a rectangle, given in the coordinates of a node's parent, in the surrounding scroll layer if that layer is kept, or in the
  /// root otherwise.
  private func damage(_ rect: CGRect, around node: DrawingNode) {
    if layerPlaces.isEmpty { return damage.add(node.mapToRoot(rect)) }
    var (bounds, layer, top) = (rect, ScrollLayer?.none, node.id)
    if bounds.isNothing { return }
    node.lendAncestors { ancestor in
      top = ancestor.id
      if ancestor.isInvisible { bounds = .null }
      if bounds.isNothing { return false }
      if ancestor.isKeptLayer { layer = ancestor.effects?.scrollLayer }
      bounds = layer == nil ? ancestor.boundsInParent(bounds) : bounds
      return layer == nil
    }
    if let layer { layer.damage.add(bounds) } else if top == DrawingNode.rootID { damage.add(bounds) }
  }

  /// Returns true if the node's parent counts as edited. The parent's old and new positions then contain the node's.
  private func isCovered(_ node: DrawingNode) -> Bool {
    node.lendParent { $0.editStamp.isOf(stamp) } ?? false
  }

  /// Damages the position of a node that leaves the tree. The node need not be listed.
  func willDetach(_ node: DrawingNode) {
    follower?.note(node)
    damagePlace(of: node)
    editCount += 1
  }

  /// Collects the position of one of several children that are removed from a parent together. Call `damageDetached` afterwards.
  func willDetach(_ node: DrawingNode, from parent: DrawingNode) {
    follower?.note(node)
    if !node.isInvisible { detached.add(node.boundsInParent(node.contentBounds)) }
    editCount += 1
  }

  /// Damages the positions of the children that have been removed from a parent together.
  func damageDetached(in parent: DrawingNode) {
    if !detached.isEmpty { detached.drain { damage($0, in: parent) } }
  }

  /// Damages the node's current position if it is visible.
  func damagePlace(of node: DrawingNode) {
    guard node.parentID != DrawingNode.noID || node === root, !node.isInvisible else { return }
    damage(node.boundsInParent(node.contentBounds), around: node)
  }

  /// Damages the node's position at the last drain, except for nodes below that have been edited since, whose previous positions are
  /// already damaged.
  private func damageFormerPlace(of node: DrawingNode) {
    guard node.cachedContentBounds == nil else { return damagePlace(of: node) }
    guard node.parentID != DrawingNode.noID || node === root, !node.isInvisible else { return }
    damage(node.boundsInParent(node.contentBounds(apartFrom: stamp)), around: node)
  }

  /// The ids of the nodes that changed since the last drain, in the order of their first change.
  package var editedIDs: [UInt64] { editedNodes.map(\.id) }

  /// Returns a few disjoint rectangles, in root coordinates, that cover everything whose look may have changed since the last drain,
  /// rounded outwards to whole pixels of a display with this scale. Forgets the edits.
  package func drainDamage(scale: CGFloat) -> [CGRect] {
    var rects: [CGRect] = []
    drainDamage(scale: scale, into: &rects)
    return rects
  }

  /// Drains the damage into a list, which is emptied first. Nothing is allocated once the list has grown.
  package func drainDamage(scale: CGFloat, into rects: inout [CGRect]) {
    damageNewPlaces()
    damageBackdrops()
    damage.drain(scale: scale, into: &rects)
  }

  /// Damages the current positions of edited nodes, and forgets the edits.
  func damageNewPlaces() {
    for index in editedNodes.indices {
      editedNodes.lend(index) { if !isCovered($0) { damagePlace(of: $0) } }
    }
    editedNodes.removeAll(keepingCapacity: true)
    stamp.advance()
  }
}
