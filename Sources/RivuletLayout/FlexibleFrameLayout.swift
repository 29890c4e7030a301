public import Foundation
public import RivuletGeometry

/// A frame whose width and height have bounds (B9.12).
@usableFromInline package struct FlexibleFrameLayout: Equatable, Sendable {
  /// The bounds of the frame's width.
  @usableFromInline package let width: LengthBounds
  /// The bounds of the frame's height.
  @usableFromInline package let height: LengthBounds
  /// The guides that align the child in the frame.
  @usableFromInline package let alignment: Alignment
  /// The problems found in the arguments; usually empty.
  package let diagnostics: [LayoutDiagnostic]

  /// Creates a frame. A nil bound is absent. Invalid bounds are ignored, and bounds out of order are raised, with diagnostics (B9.13).
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

  /// Returns the child's proposal. Each length is the proposed or otherwise the ideal length, clamped to the bounds.
  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  /// Returns the frame's size. A frame that fills its proposal on both axes does not measure the child.
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
    // If nothing is proposed and a bound determines the length, the child receives that bound as its proposal.
    if offered.width == nil || offered.height == nil {
      let wish = LayoutLength.chosen(child.size(offered))
      if offered.width == nil, wish.width != size.width { offered.width = size.width }
      if offered.height == nil, wish.height != size.height { offered.height = size.height }
    }
    return Placement.aligned(child, offered, in: size, alignment)
  }
}
