package import Foundation

/// An element of an outline, which persists across turns for the screen reader.
///
/// Invariants: A record in the outline is one of the known children of its parent. `children` is in view order.
@MainActor
package final class SemanticsRecord {
  /// The element's identifier. It is constant while the view exists, and is never reused.
  package let id: Int
  /// The node that the element represents; nil after the view has been removed.
  package private(set) weak var node: ViewNode?
  /// The index of the represented part of the node; nil for the whole node.
  package let part: Int?
  /// The identity of the node, which remains available after the node's removal.
  let nodeID: ObjectIdentifier
  package internal(set) var element: SemanticsElement
  package internal(set) weak var parent: SemanticsRecord?
  /// The direct children of the element; nil until they are requested.
  var children: [SemanticsRecord]?

  init(id: Int, node: ViewNode, part: Int?, element: SemanticsElement, parent: SemanticsRecord?) {
    self.id = id
    self.node = node
    nodeID = ObjectIdentifier(node)
    self.part = part
    self.element = element
    self.parent = parent
  }

  /// The position of the element among its peers.
  package var position: SemanticsPosition? { part == nil ? node?.semanticPosition : nil }

  /// The area that the element covers, in the node's coordinate space; nil for the whole node.
  package var area: CGRect? {
    guard let part else { return node?.semanticArea }
    guard let parts = node?.semanticParts, parts.indices.contains(part) else { return nil }
    return parts[part].area
  }
}
