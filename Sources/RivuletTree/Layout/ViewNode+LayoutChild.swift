public import Foundation
import RivuletDrawing
public import RivuletGeometry
public import RivuletLayout

extension ViewNode: @MainActor LayoutChild {
  @usableFromInline package func size(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
  @usableFromInline package var priority: Double { layoutPriority }

  /// Returns the dimensions for a proposal. The result omits explicit guides if `first` and `second` follow from the size alone and neither
  /// this node nor a descendant sets them.
  @usableFromInline package func dimensions(
    _ proposal: ProposedViewSize, with first: AlignmentKey, _ second: AlignmentKey
  ) -> ViewDimensions {
    hasPlainGuides(first, second) ? ViewDimensions(measure(proposal), proposal: proposal) : dimensions(proposal)
  }

  @usableFromInline package func hasPlainGuides(_ first: AlignmentKey, _ second: AlignmentKey) -> Bool {
    first.followsFromSize && second.followsFromSize && !guideKinds.mayInclude(first) && !guideKinds.mayInclude(second)
  }

  @usableFromInline package func fixedLength(along axis: Axis) -> CGFloat? {
    wasQueried = true
    return passesLayout ? onlyChild?.fixedLength(along: axis) : computeFixedLength(along: axis)
  }

  @usableFromInline package var growsWithProposal: Bool { passesLayout ? onlyChild?.growsWithProposal == true : knownToGrow }
}

extension ViewNode {
  var hasNoChild: Bool { onlyChild == nil && childList.isEmpty }

  /// Returns the size of the first child for a proposal; nil if the node has no children.
  func measureFirstChild(_ proposal: ProposedViewSize) -> CGSize? {
    onlyChild?.measure(proposal) ?? firstOfSeveral { $0.measure(proposal) }
  }

  /// Places the first child so that it covers the node, with the node's own proposal.
  func placeFirstChild() {
    if hasNoChild { return }
    guard let proposal, let child = onlyChild ?? childList.first else { return }
    place(child, at: .zero, proposal: proposal)
  }

  /// Places the children, or as many of them as have placements, according to a layout algorithm's result. The node must not have an
  /// `onlyChild`.
  package func place(_ placements: ContiguousArray<Placement>, offset: CGPoint = .zero) {
    var moves: SiblingMoves?
    let children = childList
    for index in 0..<min(children.count, placements.count) {
      let placement = placements[index]
      let origin = CGPoint(x: placement.origin.x + offset.x, y: placement.origin.y + offset.y)
      children.lend(index) { place($0, at: origin, by: placement, &moves) }
    }
    moves?.finish()
  }

  /// The layout priority of the first child; 0 if the node has no children.
  var firstChildPriority: Double { onlyChild?.layoutPriority ?? firstOfSeveral { $0.layoutPriority } ?? 0 }

  private func firstOfSeveral<Answer>(_ question: (ViewNode) -> Answer) -> Answer? {
    childList.isEmpty ? nil : childList.lend(0, question)
  }
}
