package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// The consequences of a change of behaviour.
package enum NodeChange {
  case nothing
  /// The area in which the node is hit changes; its appearance does not.
  case hits
  /// The picture changes; sizes and children do not.
  case drawing
  /// Sizes or positions of children may change.
  case layout
  /// Guides, fixed lengths, priorities or spacing may change even if sizes do not.
  case answers
}

/// The measuring, placing and drawing of one kind of node. By default, a node passes its only child on unchanged.
@MainActor
package protocol NodeBehavior {
  /// The constant traits of nodes of this kind.
  static var traits: NodeTraits { get }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize
  /// Returns the length along an axis that is equal for every proposal and independent of the children; nil for most nodes. Its change is
  /// one of `answers`.
  func fixedLength(along axis: Axis) -> CGFloat?
  /// Returns true if the node is known to satisfy `LayoutChild.growsWithProposal`. The answer never changes, because it depends only on the
  /// kinds of nodes.
  func growsWithProposal(_ node: ViewNode) -> Bool
  /// Places the children inside `node.size`, under `node.proposal`.
  func placeChildren(of node: ViewNode)
  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  func layoutPriority(of node: ViewNode) -> Double
  func spacing(of node: ViewNode) -> ViewSpacing
  func zIndex(of node: ViewNode) -> Double
  /// Sets the node's drawing for its current size.
  func draw(_ node: ViewNode)
  /// Returns the effect on the picture of the content, for queries of its presentation. It is consistent with the result of `draw`.
  func effect(of node: ViewNode) -> PresentedEffect
  /// Converts a point of the node's layout space to the space of its children, by undoing `contentTransform`; nil if the point cannot hit
  /// anything inside.
  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint?
  /// Returns the transform from the children's space to the node's layout space, for an effect on the picture; nil for the identity.
  func contentTransform(of node: ViewNode) -> ProjectionTransform?
  /// Returns true if a point of the node's layout space hits the node itself, apart from its children.
  func isHit(at point: CGPoint, in node: ViewNode) -> Bool
  /// Returns a rectangle around all points outside the node's bounds that may hit the node itself.
  func hitArea(of node: ViewNode) -> CGRect
  /// Returns the element for assistive technology and tests, used unless the node's `semantics` were set; nil for most nodes.
  func semantics(of node: ViewNode) -> SemanticsElement?
  /// Returns the responder for pointer events in the node, used unless the node's `responder` was set; nil for most nodes.
  func responder(of node: ViewNode) -> (any EventResponder)?
  /// Returns the parts of the node that have their own meaning, in reading order; empty for most nodes.
  func semanticParts(of node: ViewNode) -> [SemanticsPart]
  /// Returns the position of the node's element among its peers; nil for most nodes.
  func semanticPosition(of node: ViewNode) -> SemanticsPosition?
  /// Returns the part of the node that its element covers, in the coordinate space of the node; nil for the whole node.
  func semanticArea(of node: ViewNode) -> CGRect?
  /// Returns the difference between two behaviours for animation; nil if it cannot be animated or is zero.
  static func way(from old: Self, to next: Self) -> BehaviorWay?
  /// Returns the behaviour to show during a motion.
  static func shown(_ behavior: Self, by motion: BehaviorMotion) -> Self
  /// Returns the consequences of replacing `old` with this behaviour.
  func change(from old: Self, in node: ViewNode) -> NodeChange
}

extension NodeBehavior {
  package static var traits: NodeTraits { [] }
  package static func way(from old: Self, to next: Self) -> BehaviorWay? { nil }
  package static func shown(_ behavior: Self, by motion: BehaviorMotion) -> Self { behavior }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    node.measureFirstChild(proposal) ?? .zero
  }

  package func fixedLength(along axis: Axis) -> CGFloat? { nil }
  package func growsWithProposal(_ node: ViewNode) -> Bool { false }

  package func placeChildren(of node: ViewNode) {
    node.placeFirstChild()
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    node.guideKinds.isEmpty || node.hasNoChild ? .none : .source(node)
  }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    node.children.first?.explicitGuide(key, size: size, proposal: proposal)
  }

  package func semantics(of node: ViewNode) -> SemanticsElement? { nil }
  package func responder(of node: ViewNode) -> (any EventResponder)? { nil }
  package func semanticParts(of node: ViewNode) -> [SemanticsPart] { [] }
  package func semanticPosition(of node: ViewNode) -> SemanticsPosition? { nil }
  package func semanticArea(of node: ViewNode) -> CGRect? { nil }
  package func layoutPriority(of node: ViewNode) -> Double { node.firstChildPriority }
  package func spacing(of node: ViewNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }
  package func zIndex(of node: ViewNode) -> Double { node.children.first?.zIndex ?? 0 }
  package func draw(_ node: ViewNode) {}
  package func effect(of node: ViewNode) -> PresentedEffect { .none }
  package func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { point }
  package func contentTransform(of node: ViewNode) -> ProjectionTransform? { nil }
  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool { false }
  package func hitArea(of node: ViewNode) -> CGRect { .null }
}
