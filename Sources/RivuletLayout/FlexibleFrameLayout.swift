public import Foundation
public import RivuletGeometry

/// A frame that keeps its lengths between bounds (B9.12).
@usableFromInline package struct FlexibleFrameLayout: Equatable, Sendable {
  /// Bounds of the frame's width.
  @usableFromInline package let width: LengthBounds
  /// Bounds of the frame's height.
  @usableFromInline package let height: LengthBounds
  /// The guides at which frame and child meet.
  @usableFromInline package let alignment: Alignment
  /// What was wrong with the arguments; usually empty.
  package let diagnostics: [LayoutDiagnostic]

  /// A frame; nil leaves a bound open. Bounds that are no lengths are ignored and bounds out of order raised, with diagnostics (B9.13).
  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    var diagnostics: [LayoutDiagnostic] = []
    width = LengthBounds(.horizontal, minWidth, idealWidth, maxWidth, &diagnostics)
    height = LengthBounds(.vertical, minHeight, idealHeight, maxHeight, &diagnostics)
    self.alignment = alignment
    self.diagnostics = diagnostics
  }

  /// What the child is proposed: the frame's proposal within the bounds, the ideal lengths where there is none.
  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  /// The frame's size; a frame that fills its proposal on both axes does not ask the child.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    if let width = width.fixedLength(proposal.width), let height = height.fixedLength(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let size = LayoutLength.chosen(child.size(childProposal(proposal)))
    return CGSize(
      width: width.length(proposal.width, child: size.width), height: height.length(proposal.height, child: size.height))
  }

  /// Where the child goes.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    let size = size(in: proposal, child: child)
    var offered = childProposal(proposal)
    // A bound that decides where nothing is proposed is what the child is offered.
    if offered.width == nil || offered.height == nil {
      let wish = LayoutLength.chosen(child.size(offered))
      if offered.width == nil, wish.width != size.width { offered.width = size.width }
      if offered.height == nil, wish.height != size.height { offered.height = size.height }
    }
    return Placement.aligned(child, offered, in: size, alignment)
  }
}
