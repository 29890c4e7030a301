package import Foundation

/// The hit area and the responder of one kind of node. By default, only the content of a node can be hit.
@MainActor
package protocol NodeEvents {
  /// Converts a point from the node's layout space to the space of its children by inverting `contentTransform`. Returns nil if the point
  /// cannot hit anything inside the node.
  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint?
  /// Returns true if a point in the node's layout space hits the node itself, apart from its children.
  func isHit(at point: CGPoint, in node: ViewNode) -> Bool
  /// Returns a rectangle that contains every point outside the node's bounds that may hit the node itself.
  func hitArea(of node: ViewNode) -> CGRect
  /// Returns the node's responder to pointer events; nil for most nodes. An explicitly set `responder` takes precedence.
  func responder(of node: ViewNode) -> (any EventResponder)?
}

extension NodeEvents {
  package func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { point }
  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool { false }
  package func hitArea(of node: ViewNode) -> CGRect { .null }
  package func responder(of node: ViewNode) -> (any EventResponder)? { nil }
}
