package import Foundation

/// One element of an outline: what a screen reader holds on to from one turn to the next.
///
/// Invariants: a record that the outline has is one of the known children of its parent; `children` are in view order.
@MainActor
package final class SemanticsRecord {
  /// Stays the same while the view exists, and is never reused.
  package let id: Int
  /// Nil once the view is gone.
  package private(set) weak var node: ViewNode?
  /// Which of the parts of the node it is; nil for all of the node.
  package let part: Int?
  /// Which node it was made for, also when that is gone.
  let nodeID: ObjectIdentifier
  package internal(set) var element: SemanticsElement
  package internal(set) weak var parent: SemanticsRecord?
  /// The elements directly inside; nil until they are asked for.
  var children: [SemanticsRecord]?

  init(id: Int, node: ViewNode, part: Int?, element: SemanticsElement, parent: SemanticsRecord?) {
    self.id = id
    self.node = node
    nodeID = ObjectIdentifier(node)
    self.part = part
    self.element = element
    self.parent = parent
  }

  /// Where it stands among its equals.
  package var position: SemanticsPosition? { part == nil ? node?.semanticPosition : nil }

  /// The part of the node that it takes, in the coordinate space of the node; nil for all of the node.
  package var area: CGRect? {
    guard let part else { return node?.semanticArea }
    guard let parts = node?.semanticParts, parts.indices.contains(part) else { return nil }
    return parts[part].area
  }
}
