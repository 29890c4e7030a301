package import Foundation

/// The area and the responder of one kind of node. By default, only the content of a node can be hit.
@MainActor
package protocol NodeEvents {
  /// Converts a point in the node's layout space to the space of its children, by undoing `contentTransform`; nil if the point cannot hit
  /// anything inside.
  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint?
  /// Returns true if a point in the node's layout space hits the node itself, apart from its children.
  func isHit(at point: CGPoint, in node: ViewNode) -> Bool
  /// Returns a rectangle around all points outside the node's bounds that may hit the node itself.
  func hitArea(of node: ViewNode) -> CGRect
  /// Returns the responder for pointer events in the node, used unless the node's `responder` was set; nil for most nodes.
  func responder(of node: ViewNode) -> (any EventResponder)?
}

extension NodeEvents {
  package func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { point }
  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool { false }
  package func hitArea(of node: ViewNode) -> CGRect { .null }
  package func responder(of node: ViewNode) -> (any EventResponder)? { nil }
}
