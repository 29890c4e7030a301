package import Foundation

/// One element of an outline, which a screen reader keeps from one turn to the next.
///
/// Invariants: a record in the outline is one of the known children of its parent; `children` are in view order.
@MainActor
package final class SemanticsRecord {
  /// The id of the element. It is constant while the view exists, and is never reused.
  package let id: Int
  /// The node of the element; nil once the view has been removed.
  package private(set) weak var node: ViewNode?
  /// The index among the parts of the node; nil for the whole node.
  package let part: Int?
  /// The identity of the node, which remains known after the node has been removed.
  let nodeID: ObjectIdentifier
  package internal(set) var element: SemanticsElement
  package internal(set) weak var parent: SemanticsRecord?
  /// The elements directly inside; nil until they are requested.
  var children: [SemanticsRecord]?

  init(id: Int, node: ViewNode, part: Int?, element: SemanticsElement, parent: SemanticsRecord?) {
    self.id = id
    self.node = node
    nodeID = ObjectIdentifier(node)
    self.part = part
    self.element = element
    self.parent = parent
  }

  /// The position among the element's peers.
  package var position: SemanticsPosition? { part == nil ? node?.semanticPosition : nil }

  /// The part of the node that the element covers, in the coordinate space of the node; nil for the whole node.
  package var area: CGRect? {
    guard let part else { return node?.semanticArea }
    guard let parts = node?.semanticParts, parts.indices.contains(part) else { return nil }
    return parts[part].area
  }
}
