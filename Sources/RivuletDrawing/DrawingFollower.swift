package import Foundation
package import RivuletGeometry

/// A change to a drawing tree, for a host that keeps an object for each node, such as a node in a GPU scene or an element in a document.
package enum DrawingEdit: Equatable {
  /// A node is new, or its own attributes have changed.
  case set(UInt64, DrawingNodeValue)
  /// The children of a node, or their order, have changed. All of them have already been set.
  case arrange(UInt64, children: [UInt64])
  /// A node has left the tree. The nodes inside it have their own edits.
  case remove(UInt64)
}

/// The attributes of a drawing node, without its children.
package struct DrawingNodeValue: Equatable {
  package var offset: CGPoint
  /// True if the node and its children are left out.
  package var isHidden: Bool
  /// The map about the node's own origin, before its offset, or nil for the identity.
  package var transform: ProjectionTransform?
  /// The effects on the node as a whole. They apply after the mask and the clip.
  package var layer: LayerEffect
  package var clip: ClipEffect?
  /// The id of the node whose opacity determines how much of this node is visible.
  package var mask: UInt64?
  /// The node's own drawing, beneath its children.
  package var item: DrawingItem?
  /// True if the node's content scrolls and moves by whole pixels.
  package var isScrolled: Bool

  init(_ node: DrawingNode) {
    (offset, isHidden, clip, mask, item) = (node.offset, node.isHidden, node.clip, node.mask?.id, node.item)
    transform = node.projection ?? node.transform.map(ProjectionTransform.init)
    layer = LayerEffect(node)
    isScrolled = node.effects?.scrollLayer != nil
  }
}

extension LayerEffect {
  /// Creates the effect of a node's attributes.
  init(_ node: DrawingNode) {
    self.init(
      opacity: node.opacity, blendMode: node.blendMode, blurRadius: node.blurRadius, isBlurOpaque: node.isBlurOpaque, shadow: node.shadow,
      shapeShadows: node.shapeShadows, colorMatrix: node.colorMatrix, isIsolated: node.isIsolated)
  }
}

/// A reader of a drawing tree's edits. It remembers the state that it has reported, and reports only differences.
final class DrawingFollower {
  private struct Record {
    var value: DrawingNodeValue
    var children: [UInt64] = []
    var parent: UInt64

    /// The ids of the children and of the mask.
    var parts: Set<UInt64> { Set(children).union(value.mask.map { [$0] } ?? []) }
  }

  private unowned let root: DrawingNode
  private var records: [UInt64: Record] = [:]
  /// The nodes that may have changed since the last drain, without duplicates.
  private var noted: [DrawingNode] = []
  private var notedIDs: Set<UInt64> = []

  /// Starts to follow a tree. The first drain describes the whole tree.
  init(_ root: DrawingNode) {
    self.root = root
    note(root)
  }

  /// Records that the attributes of a node, its children or its position may have changed.
  func note(_ node: DrawingNode) {
    add(node)
    node.lendParent { add($0) }
  }

  private func add(_ node: DrawingNode) {
    if notedIDs.insert(node.id).inserted { noted.append(node) }
  }

  /// Returns the edits since the last drain: first the nodes that are set and arranged, then the nodes that are removed.
  func drain() -> [DrawingEdit] {
    var edits: [DrawingEdit] = []
    var lost: [(id: UInt64, parent: UInt64)] = []
    for node in noted where node.isInside(root) { visit(node, &edits, &lost) }
    noted.removeAll(keepingCapacity: true)
    notedIDs.removeAll(keepingCapacity: true)
    for (id, parent) in lost where records[id]?.parent == parent { remove(id, &edits) }
    return edits
  }

  private func visit(_ node: DrawingNode, _ edits: inout [DrawingEdit], _ lost: inout [(id: UInt64, parent: UInt64)]) {
    let (id, former) = (node.id, records[node.id])
    let record = Record(value: DrawingNodeValue(node), children: node.children.map(\.id), parent: node.parentID)
    records[id] = record
    if record.value != former?.value { edits.append(.set(id, record.value)) }
    for child in node.children + [node.mask].compactMap(\.self) {
      if records[child.id] == nil { visit(child, &edits, &lost) } else { records[child.id]?.parent = id }
    }
    if record.children != former?.children ?? [] { edits.append(.arrange(id, children: record.children)) }
    lost += former?.parts.subtracting(record.parts).sorted().map { ($0, id) } ?? []
  }

  /// Forgets a node and the nodes inside it, apart from nodes that were moved elsewhere.
  private func remove(_ id: UInt64, _ edits: inout [DrawingEdit]) {
    guard let record = records.removeValue(forKey: id) else { return }
    for child in record.parts.sorted() where records[child]?.parent == id { remove(child, &edits) }
    edits.append(.remove(id))
  }
}

extension DrawingNode {
  /// Returns true if the node is the other node, or below it.
  fileprivate func isInside(_ other: DrawingNode) -> Bool {
    var top = id
    lendAncestors { ancestor in
      top = ancestor.id
      return true
    }
    return top == other.id
  }
}
