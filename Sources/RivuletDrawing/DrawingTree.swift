package import Foundation
import RivuletGeometry

/// The retained tree of everything that is drawn.
///
/// Every change goes through a method of the tree, does nothing if the value is equal, and otherwise damages where the node was and, at the
/// next drain, where it is. Edits between two drains list each node once and cost no allocation once the lists have grown.
package final class DrawingTree {
  /// The group that everything hangs from; its coordinates are root coordinates moved by its offset.
  package let root: DrawingNode

  /// Shared with all nodes.
  private let census: DrawingCensus
  /// Nodes that changed since the last drain, each once.
  @exclusivity(unchecked) private var editedNodes: [DrawingNode] = []
  /// The drain that is under way collecting.
  @exclusivity(unchecked) private(set) var stamp = EditStamp()
  /// What is damaged for sure; the new places of edited nodes come at the drain.
  @exclusivity(unchecked) var damage = DamageRegion()
  /// What children that leave together have painted in their parent's coordinates.
  @exclusivity(unchecked) private var detached = DamageRegion()
  /// Compares lists of children.
  @exclusivity(unchecked) var difference = ListDifference()
  @exclusivity(unchecked) var order = ChildOrder()

  /// The nodes whose items show what lies beneath, as far as they may be attached.
  @exclusivity(unchecked) var backdrops: [BackdropNode] = []

  /// Whether what shows the tree keeps the pixels of scroll layers, and so drains by `drainFrame`. Otherwise they are painted like everything else.
  package var keepsLayers = false
  /// The scroll layers of nodes that may be attached.
  @exclusivity(unchecked) var scrollLayers: [ScrollLayer] = []
  /// Where those that are kept showed at the last drain, and at the one before that.
  @exclusivity(unchecked) var layerPlaces: [ScrollLayer.Place] = []
  @exclusivity(unchecked) var formerPlaces: [ScrollLayer.Place] = []
  /// The scale of the last drain with layers.
  @exclusivity(unchecked) var layerScale: CGFloat = 0
  /// Whether a layer that is kept has got another offset since the last drain.
  @exclusivity(unchecked) var hasMovedLayers = false
  /// The search for the layers' places that goes on.
  @exclusivity(unchecked) var searchNumber: UInt32 = 0

  /// What hears of edits in nodes that hang in nothing, by their ids.
  @exclusivity(unchecked) private var watchers: [UInt64: () -> Void] = [:]

  /// How many edits were recorded in the tree's life, one for each node and drain, and one for each move with siblings.
  @exclusivity(unchecked) package private(set) var editCount = 0

  /// A tree of just a root.
  package init() {
    let census = DrawingCensus()
    self.census = census
    root = DrawingNode(id: DrawingNode.rootID, census: census)
  }

  /// How many nodes of this tree exist, attached or not, the root included.
  package var liveNodeCount: Int { census.liveNodes }

  /// Where the whole tree paints, in root coordinates. Groups that have not been asked for theirs do not remember it by that.
  package var paintedBounds: CGRect { root.contentBounds(apartFrom: .none).moved(by: root.offset) }

  /// Whether anything changed since the last drain.
  package var hasEdits: Bool { !editedNodes.isEmpty || !damage.isEmpty || hasMovedLayers || hasDamagedLayers }

  /// A new node with the next id, not attached anywhere.
  package func makeNode() -> DrawingNode {
    census.lastID += 1
    return DrawingNode(id: census.lastID, census: census)
  }

  /// Lists the node as edited. Call before the change, so that its old place is damaged.
  func willEdit(_ node: DrawingNode) {
    if node.editStamp.isOf(stamp) { return }
    list(node)
    if !isCovered(node) { damageFormerPlace(of: node) }
  }

  /// Lists the node without looking for its old place.
  func list(_ node: DrawingNode) {
    if node.editStamp == stamp { return }
    if !node.editStamp.isOf(stamp) { editCount += 1 }
    node.editStamp = stamp
    editedNodes.append(node)
    if !watchers.isEmpty { tellWatcher(of: node) }
  }

  /// Calls `changed` when a node that hangs in nothing is edited, or what is inside.
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

  /// Counts a node as edited that is put into one that hangs from nothing. It need not be listed: its places are those of the node above that
  /// will be put into the tree.
  func noteLoose(_ node: DrawingNode) {
    if node.editStamp.isOf(stamp) { return }
    node.editStamp = stamp.ofLoose
    editCount += 1
  }

  /// Notes that a scroll layer whose pixels are kept has moved.
  func noteLayerMove() {
    hasMovedLayers = true
    editCount += 1
  }

  /// Counts nodes that were moved without being listed.
  func countMoves(_ count: Int) { editCount += count }

  /// Damages a rectangle in a node's coordinates.
  func damage(_ rect: CGRect, in node: DrawingNode) {
    if node.isInvisible { return }
    if node.isKeptLayer { node.effects?.scrollLayer?.damage.add(rect) } else { damage(node.boundsInParent(rect), around: node) }
  }

  /// Damages a rectangle in the coordinates of a node's parent: in those of the root, or of the scroll layer around if its pixels are kept.
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

  /// Whether the node lies in one that counts as edited: the places of that one, old and new, contain its own.
  private func isCovered(_ node: DrawingNode) -> Bool {
    node.lendParent { $0.editStamp.isOf(stamp) } ?? false
  }

  /// Damages a node's place for one that leaves the tree; it need not be listed.
  func willDetach(_ node: DrawingNode) {
    damagePlace(of: node)
    editCount += 1
  }

  /// The same for one of several children of a parent that leave together. Call `damageDetached` afterwards.
  func willDetach(_ node: DrawingNode, from parent: DrawingNode) {
    if !node.isInvisible { detached.add(node.boundsInParent(node.contentBounds)) }
    editCount += 1
  }

  /// Damages what was left by the children that have left a parent together.
  func damageDetached(in parent: DrawingNode) {
    if !detached.isEmpty { detached.drain { damage($0, in: parent) } }
  }

  /// Damages where the node shows now, if it does.
  func damagePlace(of node: DrawingNode) {
    guard node.parentID != DrawingNode.noID || node === root, !node.isInvisible else { return }
    damage(node.boundsInParent(node.contentBounds), around: node)
  }

  /// Damages where the node showed at the last drain, apart from what is below it and was edited since, whose places of then are damaged already.
  private func damageFormerPlace(of node: DrawingNode) {
    guard node.cachedContentBounds == nil else { return damagePlace(of: node) }
    guard node.parentID != DrawingNode.noID || node === root, !node.isInvisible else { return }
    damage(node.boundsInParent(node.contentBounds(apartFrom: stamp)), around: node)
  }

  /// The ids of the nodes that changed since the last drain, in the order of their first change.
  package var editedIDs: [UInt64] { editedNodes.map(\.id) }

  /// Rectangles in root coordinates, few and disjoint, that cover everything that may look different since the last drain, rounded
  /// outwards to whole pixels of a display with this scale; forgets the edits.
  package func drainDamage(scale: CGFloat) -> [CGRect] {
    var rects: [CGRect] = []
    drainDamage(scale: scale, into: &rects)
    return rects
  }

  /// The same into a list that is emptied first; without an allocation once the list has grown.
  package func drainDamage(scale: CGFloat, into rects: inout [CGRect]) {
    damageNewPlaces()
    damageBackdrops()
    damage.drain(scale: scale, into: &rects)
  }

  /// Damages where edited nodes show now, and forgets the edits.
  func damageNewPlaces() {
    for index in editedNodes.indices {
      editedNodes.lend(index) { if !isCovered($0) { damagePlace(of: $0) } }
    }
    editedNodes.removeAll(keepingCapacity: true)
    stamp.advance()
  }
}
