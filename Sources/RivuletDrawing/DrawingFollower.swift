package import Foundation
package import RivuletGeometry

/// An edit of a drawing tree, for a host that keeps an object for each node, such as a node of a GPU scene or an element of a document.
package enum DrawingEdit: Equatable {
  /// Sets the attributes of a node that is new or has changed.
  case set(UInt64, DrawingNodeValue)
  /// Sets the children of a node and their order. All of the children have been set before.
  case arrange(UInt64, children: [UInt64])
  /// Removes a node that has left the tree. Its descendants are removed by separate edits.
  case remove(UInt64)
}

/// The attributes of a drawing node, without its children.
package struct DrawingNodeValue: Equatable {
  package var offset: CGPoint
  /// True if the node and its children are not drawn.
  package var isHidden: Bool
  /// The map about the node's origin, applied before its offset; nil for the identity.
  package var transform: ProjectionTransform?
  /// The effects on the node including its children, which apply after the mask and the clip.
  package var layer: LayerEffect
  package var clip: ClipEffect?
  /// The identifier of the mask node, whose opacity determines the visibility of this node.
  package var mask: UInt64?
  /// The item that the node draws beneath its children.
  package var item: DrawingItem?
  /// True if the node's content scrolls, which moves it by whole pixels.
  package var isScrolled: Bool

  init(_ node: DrawingNode) {
    (offset, isHidden, clip, mask, item) = (node.offset, node.isHidden, node.clip, node.mask?.id, node.item)
    transform = node.projection ?? node.transform.map(ProjectionTransform.init)
    layer = LayerEffect(node)
    isScrolled = node.effects?.scrollLayer != nil
  }
}

extension LayerEffect {
  /// Creates the effect that a node's attributes describe.
  init(_ node: DrawingNode) {
    self.init(
      opacity: node.opacity, blendMode: node.blendMode, blurRadius: node.blurRadius, isBlurOpaque: node.isBlurOpaque, shadow: node.shadow,
      shapeShadows: node.shapeShadows, colorMatrix: node.colorMatrix, isIsolated: node.isIsolated)
  }
}

/// An observer of a drawing tree's edits. It stores the reported state, and reports only differences.
final class DrawingFollower {
  private struct Record {
    var value: DrawingNodeValue
    var children: [UInt64] = []
    var parent: UInt64

    /// The identifiers of the children and the mask.
    var parts: Set<UInt64> { Set(children).union(value.mask.map { [$0] } ?? []) }
  }

  private unowned let root: DrawingNode
  private var records: [UInt64: Record] = [:]
  /// The nodes that may have changed since the last drain, without duplicates.
  private var noted: [DrawingNode] = []
  private var notedIDs: Set<UInt64> = []

  /// Creates an observer of a tree. The first drain reports the entire tree.
  init(_ root: DrawingNode) {
    self.root = root
    note(root)
  }

  /// Records that a node's attributes, children or position may have changed.
  func note(_ node: DrawingNode) {
    add(node)
    node.withParent { add($0) }
  }

  private func add(_ node: DrawingNode) {
    if notedIDs.insert(node.id).inserted { noted.append(node) }
  }

  /// Returns the edits since the last drain. Nodes to set and arrange precede those to remove.
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

  /// Removes the records of a node and its descendants, except those that have moved elsewhere.
  private func remove(_ id: UInt64, _ edits: inout [DrawingEdit]) {
    guard let record = records.removeValue(forKey: id) else { return }
    for child in record.parts.sorted() where records[child]?.parent == id { remove(child, &edits) }
    edits.append(.remove(id))
  }
}

extension DrawingNode {
  /// Returns true if the node is the given node or one of its descendants.
  fileprivate func isInside(_ other: DrawingNode) -> Bool {
    var top = id
    visitAncestors { ancestor in
      top = ancestor.id
      return true
    }
    return top == other.id
  }
}
