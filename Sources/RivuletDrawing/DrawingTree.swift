package import Foundation
import RivuletGeometry

/// The retained tree of all drawing nodes.
///
/// All changes are made by methods of the tree. Setting an equal value has no effect. Any other change damages the node's old position
/// immediately, and its new position at the next drain. Between two drains, each edited node is listed once, and no memory is allocated
/// once the lists are large enough.
package final class DrawingTree {
  /// The root node, which contains all others. Root coordinates are its coordinates plus its offset.
  package let root: DrawingNode

  /// The node counts, which all nodes share.
  private let census: DrawingCensus
  /// The nodes that have changed since the last drain, without duplicates.
  private var editedNodes: [DrawingNode] = []
  /// The stamp that marks nodes as edited until the next drain.
  private(set) var stamp = EditStamp()
  /// The damage so far. New positions of edited nodes are added by the drain.
  var damage = DamageRegion()
  /// The painted bounds of children that are being removed together, in their parent's coordinates.
  private var detached = DamageRegion()
  /// The reusable comparison of lists of children.
  var difference = ListDifference()
  var order = ChildOrder()

  /// The nodes with backdrop items. Some may be detached.
  var backdrops: [BackdropNode] = []

  /// True if the window keeps the pixels of scroll layers, which requires draining with `drainFrame`. Otherwise, layers are painted like
  /// any other content.
  package var keepsLayers = false
  /// The scroll layers. Their nodes may be detached.
  var scrollLayers: [ScrollLayer] = []
  /// The positions of the kept layers at the last drain, and at the drain before it.
  var layerPlaces: [ScrollLayer.Place] = []
  var previousPlaces: [ScrollLayer.Place] = []
  /// The display scale at the last drain with layers.
  var layerScale: CGFloat = 0
  /// True if the offset of a kept layer has changed since the last drain.
  var hasMovedLayers = false
  /// The number of the current search for layer positions.
  var searchNumber: UInt32 = 0

  /// The closures to call when a detached node or a descendant is edited, keyed by the node's identifier.
  private var watchers: [UInt64: () -> Void] = [:]

  /// The observer of edits; nil if the window is painted only from damage.
  private(set) var follower: DrawingFollower?

  /// The number of edits in the tree's lifetime. Each node counts at most once per drain, and each move together with siblings counts.
  package private(set) var editCount = 0

  /// Creates a tree that contains only a root.
  package init() {
    let census = DrawingCensus()
    self.census = census
    root = DrawingNode(id: DrawingNode.rootID, census: census)
  }

  /// The number of this tree's existing nodes, including the root and detached nodes.
  package var liveNodeCount: Int { census.liveNodes }

  /// The bounds of everything that the tree paints, in root coordinates. Reading this property caches no bounds in groups.
  package var paintedBounds: CGRect { root.contentBounds(apartFrom: .none).moved(by: root.offset) }

  /// True if anything has changed since the last drain.
  package var hasEdits: Bool { !editedNodes.isEmpty || !damage.isEmpty || hasMovedLayers || hasDamagedLayers }

  /// Returns the edits of individual nodes since the last call. The first call describes the entire tree. Afterwards, the tree records
  /// edits until they are taken. Edits are independent of damage.
  package func takeEdits() -> [DrawingEdit] {
    let reader = follower ?? DrawingFollower(root)
    follower = reader
    return reader.drain()
  }

  /// Creates a detached node with the next identifier.
  package func makeNode() -> DrawingNode {
    census.lastID += 1
    return DrawingNode(id: census.lastID, census: census)
  }

  /// Lists a node as edited and damages its old position. Call this method before the change.
  func willEdit(_ node: DrawingNode) {
    follower?.note(node)
    if node.editStamp.isOf(stamp) { return }
    list(node)
    if !isCovered(node) { damagePreviousPlace(of: node) }
  }

  /// Lists a node as edited without damaging its old position.
  func list(_ node: DrawingNode) {
    follower?.note(node)
    if node.editStamp == stamp { return }
    if !node.editStamp.isOf(stamp) { editCount += 1 }
    node.editStamp = stamp
    editedNodes.append(node)
    if !watchers.isEmpty { notifyWatcher(of: node) }
  }

  /// Calls `changed` whenever a detached node or one of its descendants is edited.
  package func watch(_ node: DrawingNode?, _ changed: @escaping () -> Void) {
    if let node { watchers[node.id] = changed }
  }

  private func notifyWatcher(of node: DrawingNode) {
    var top = node.id
    node.visitAncestors { ancestor in
      top = ancestor.id
      return true
    }
    if top != DrawingNode.rootID { watchers[top]?() }
  }

  /// Marks a node as edited that is inserted into a detached node. The node need not be listed, because inserting the detached ancestor
  /// into the tree will damage the entire area.
  func markDetachedAsEdited(_ node: DrawingNode) {
    follower?.note(node)
    if node.editStamp.isOf(stamp) { return }
    node.editStamp = stamp.forDetached
    editCount += 1
  }

  /// Records that a kept scroll layer has moved.
  func noteLayerMove(of node: DrawingNode) {
    follower?.note(node)
    hasMovedLayers = true
    editCount += 1
  }

  /// Adds the moves of unlisted nodes to the number of edits.
  func countMoves(_ count: Int) { editCount += count }

  /// Damages a rectangle, given in a node's coordinates.
  func damage(_ rect: CGRect, in node: DrawingNode) {
    if node.isInvisible { return }
    if node.isKeptLayer { node.effects?.scrollLayer?.damage.add(rect) } else { damage(node.boundsInParent(rect), around: node) }
  }

  /// Damages a rectangle, given in the coordinates of a node's parent. The damage is added to the enclosing scroll layer if it is kept,
  /// and otherwise to the root.
  private func damage(_ rect: CGRect, around node: DrawingNode) {
    if layerPlaces.isEmpty { return damage.add(node.mapToRoot(rect)) }
    var (bounds, layer, top) = (rect, ScrollLayer?.none, node.id)
    if bounds.isNothing { return }
    node.visitAncestors { ancestor in
      top = ancestor.id
      if ancestor.isInvisible { bounds = .null }
      if bounds.isNothing { return false }
      if ancestor.isKeptLayer { layer = ancestor.effects?.scrollLayer }
      bounds = layer == nil ? ancestor.boundsInParent(bounds) : bounds
      return layer == nil
    }
    if let layer { layer.damage.add(bounds) } else if top == DrawingNode.rootID { damage.add(bounds) }
  }

  /// Returns true if the node's parent counts as edited, because the parent's old and new positions then contain those of the node.
  private func isCovered(_ node: DrawingNode) -> Bool {
    node.withParent { $0.editStamp.isOf(stamp) } ?? false
  }

  /// Damages the position of a node that is being detached. The node need not be listed.
  func willDetach(_ node: DrawingNode) {
    follower?.note(node)
    damagePlace(of: node)
    editCount += 1
  }

  /// Records the position of one of several children that are being removed from a parent. Call `damageDetached` after the last of them.
  func willDetach(_ node: DrawingNode, from parent: DrawingNode) {
    follower?.note(node)
    if !node.isInvisible { detached.add(node.boundsInParent(node.contentBounds)) }
    editCount += 1
  }

  /// Damages the recorded positions of removed children.
  func damageDetached(in parent: DrawingNode) {
    if !detached.isEmpty { detached.drain { damage($0, in: parent) } }
  }

  /// Damages a node's current position if the node is visible.
  func damagePlace(of node: DrawingNode) {
    guard node.parentID != DrawingNode.noID || node === root, !node.isInvisible else { return }
    damage(node.boundsInParent(node.contentBounds), around: node)
  }

  /// Damages the position that a node had at the last drain, except for descendants edited since, whose previous positions are already
  /// damaged.
  private func damagePreviousPlace(of node: DrawingNode) {
    guard node.cachedContentBounds == nil else { return damagePlace(of: node) }
    guard node.parentID != DrawingNode.noID || node === root, !node.isInvisible else { return }
    damage(node.boundsInParent(node.contentBounds(apartFrom: stamp)), around: node)
  }

  /// The identifiers of the nodes edited since the last drain, in the order of their first edits.
  package var editedIDs: [UInt64] { editedNodes.map(\.id) }

  /// Returns a few disjoint rectangles, in root coordinates, that cover everything whose appearance may have changed since the last
  /// drain. The rectangles are rounded outwards to whole pixels at the given scale. Discards the edits.
  package func drainDamage(scale: CGFloat) -> [CGRect] {
    var rects: [CGRect] = []
    drainDamage(scale: scale, into: &rects)
    return rects
  }

  /// Stores the damage in a list, which is cleared first. No memory is allocated once the list is large enough.
  package func drainDamage(scale: CGFloat, into rects: inout [CGRect]) {
    damageNewPlaces()
    damageBackdrops()
    damage.drain(scale: scale, into: &rects)
  }

  /// Damages the current positions of edited nodes, and discards the edits.
  func damageNewPlaces() {
    for index in editedNodes.indices {
      editedNodes.lend(index) { if !isCovered($0) { damagePlace(of: $0) } }
    }
    editedNodes.removeAll(keepingCapacity: true)
    stamp.advance()
  }
}
