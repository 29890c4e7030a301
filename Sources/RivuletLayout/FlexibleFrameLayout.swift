public import Foundation
public import RivuletGeometry

/// A frame with limits for its lengths (B9.12).
@usableFromInline package struct FlexibleFrameLayout: Equatable, Sendable {
  /// The bounds of the frame's width.
  @usableFromInline package let width: LengthBounds
  /// The bounds of the frame's height.
  @usableFromInline package let height: LengthBounds
  /// The guides at which the frame and the child meet.
  @usableFromInline package let alignment: Alignment
  /// The problems of the arguments; usually empty.
  package let diagnostics: [LayoutDiagnostic]

  /// Creates a frame; nil leaves a bound open. Invalid bounds are ignored and bounds out of order are raised, with diagnostics (B9.13).
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

  /// Returns the child's proposal: the frame's proposal within the bounds, or the ideal length if nothing is proposed.
  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  /// Returns the frame's size. A frame that fills its proposal on both axes does not ask the child.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    if let width = width.fixedLength(proposal.width), let height = height.fixedLength(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let size = LayoutLength.chosen(child.size(childProposal(proposal)))
    return CGSize(
      width: width.length(proposal.width, child: size.width), height: height.length(proposal.height, child: size.height))
  }

  /// Returns the child's placement.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    let size = size(in: proposal, child: child)
    var offered = childProposal(proposal)
    // If nothing is proposed and a bound determines the length, the child is offered that bound.
    if offered.width == nil || offered.height == nil {
      let wish = LayoutLength.chosen(child.size(offered))
      if offered.width == nil, wish.width != size.width { offered.width = size.width }
      if offered.height == nil, wish.height != size.height { offered.height = size.height }
    }
    return Placement.aligned(child, offered, in: size, alignment)
  }
}
