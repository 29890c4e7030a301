package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// What a change of behaviour concerns.
package enum NodeChange {
  case nothing
  /// Where the node is hit; what is seen stays.
  case hits
  /// The picture only; size and children stay.
  case drawing
  /// Sizes or the places of children may differ.
  case layout
  /// Guides, fixed lengths, priorities or spacing may differ even where sizes do not.
  case answers
}

/// How one kind of node measures, places and draws. The defaults pass a single child on as it is.
@MainActor
package protocol NodeBehavior {
  /// Whether nodes of this kind have a place of their own in the drawing tree: leaves that draw, containers and effects.
  static var hasDrawing: Bool { get }
  /// Whether nodes of this kind do no more to a drawing than make it see-through, so that they need none of their own around one other drawing.
  static var borrowsDrawing: Bool { get }
  /// Whether somebody else may make the drawings of nodes of this kind see-through; not where they do so themselves or meet what lies beneath in a
  /// way of their own.
  static var lendsDrawing: Bool { get }
  /// Whether nodes of this kind may set guides other than the baselines of text.
  static var setsGuides: Bool { get }
  /// Whether nodes of this kind around one child answer all that concerns layout as that child does: sizes, guides, priority and spacing.
  static var passesLayout: Bool { get }
  /// Whether nodes of this kind have a z-index of their own; most have that of their child.
  static var setsZIndex: Bool { get }
  /// Whether what is inside is met only where the node itself may be hit.
  static var confinesHits: Bool { get }
  /// Whether the children are painted in view order, whatever their z-indices.
  static var paintsInViewOrder: Bool { get }
  /// Whether the node moves as one with what is inside where its place changes gradually. In others each part that draws moves by itself (B6.29).
  static var movesAsOne: Bool { get }
  /// Whether `draw` goes by `drawnSize`, so that the node may be shown in a size between old and new.
  static var growsGradually: Bool { get }
  /// Whether readers of geometry inside see places as if there were no `contentTransform`.
  static var hidesTransform: Bool { get }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize
  /// The length along an axis that is the same under every proposal and whatever the children say; nil for most. A change of it is one of `answers`.
  func fixedLength(along axis: Axis) -> CGFloat?
  /// Whether the node is known to be as `LayoutChild.growsWithProposal` says. The same for good: it follows from what sort of nodes there are.
  func growsWithProposal(_ node: ViewNode) -> Bool
  /// Places the children inside `node.size`, under `node.proposal`.
  func placeChildren(of node: ViewNode)
  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  func layoutPriority(of node: ViewNode) -> Double
  func spacing(of node: ViewNode) -> ViewSpacing
  func zIndex(of node: ViewNode) -> Double
  /// Sets the node's drawing from its size.
  func draw(_ node: ViewNode)
  /// The effect on the picture of what is inside, for those who ask how it is presented; what `draw` sets says the same.
  func effect(of node: ViewNode) -> PresentedEffect
  /// Where a point of the node's layout space lies for its children, after undoing `contentTransform`; nil if it cannot hit anything inside.
  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint?
  /// Where a point of the children's space lies in the node's layout space, by an effect on the picture; nil if it is the same point.
  func contentTransform(of node: ViewNode) -> ProjectionTransform?
  /// Whether the node itself, apart from its children, is hit at a point of its layout space.
  func isHit(at point: CGPoint, in node: ViewNode) -> Bool
  /// A rectangle around all points at which the node itself may be hit, as far as they are outside of its bounds.
  func hitArea(of node: ViewNode) -> CGRect
  /// What assistive technology and tests see of the node, unless its `semantics` were set; nil for most.
  func semantics(of node: ViewNode) -> SemanticsElement?
  /// What happens to pointer events in the node, unless its `responder` was set; nil for most.
  func responder(of node: ViewNode) -> (any EventResponder)?
  /// The parts of what is shown that mean something by themselves, in reading order; none for most.
  func semanticParts(of node: ViewNode) -> [SemanticsPart]
  /// Where the node's element stands among its equals; nil for most.
  func semanticPosition(of node: ViewNode) -> SemanticsPosition?
  /// The part of the node that its element takes, in the coordinate space of the node; nil for all of it.
  func semanticArea(of node: ViewNode) -> CGRect?
  /// How far it is from a behaviour to the next one, where that may be shown gradually; nil where it may not, or there is no difference.
  static func way(from old: Self, to next: Self) -> BehaviorWay?
  /// The behaviour that is shown while a motion goes on.
  static func shown(_ behavior: Self, by motion: BehaviorMotion) -> Self
  /// What must be done again when this behaviour takes the place of `old`.
  func change(from old: Self, in node: ViewNode) -> NodeChange
}

extension NodeBehavior {
  package static var hasDrawing: Bool { false }
  package static var borrowsDrawing: Bool { false }
  package static var lendsDrawing: Bool { !borrowsDrawing }
  package static var setsGuides: Bool { false }
  package static var passesLayout: Bool { false }
  package static var setsZIndex: Bool { false }
  package static var confinesHits: Bool { false }
  package static var paintsInViewOrder: Bool { false }
  package static var movesAsOne: Bool { false }
  package static var growsGradually: Bool { false }
  package static var hidesTransform: Bool { false }
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
