package import RivuletGeometry

/// The drawing of one kind of node. By default, a node draws nothing of its own and shows its content unchanged.
@MainActor
package protocol NodeDrawing {
  /// Sets the node's drawing for its current size.
  func draw(_ node: ViewNode)
  func zIndex(of node: ViewNode) -> Double
  /// Returns the effect on the appearance of the content, as reported for the node's presentation. The effect must match the result of
  /// `draw`.
  func effect(of node: ViewNode) -> PresentedEffect
  /// Returns the transform that an effect applies from the children's space to the node's layout space; nil for the identity.
  func contentTransform(of node: ViewNode) -> ProjectionTransform?
}

extension NodeDrawing {
  package func draw(_ node: ViewNode) {}
  package func zIndex(of node: ViewNode) -> Double { node.children.first?.zIndex ?? 0 }
  package func effect(of node: ViewNode) -> PresentedEffect { .none }
  package func contentTransform(of node: ViewNode) -> ProjectionTransform? { nil }
}
