public import Foundation
public import RivuletGeometry

/// A layout that proposes a size with a fixed aspect ratio to its child (B9.25).
@usableFromInline package struct AspectRatioLayout: Equatable, Sendable {
  /// The ratio of width to height; nil for the aspect ratio of the child's ideal size.
  @usableFromInline package var ratio: CGFloat?
  /// The mode, which determines whether the size fits inside the proposal or covers it.
  @usableFromInline package var contentMode: ContentMode

  /// Creates a layout with the given aspect ratio, or with the child's ratio if `ratio` is nil.
  package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// Returns the largest size with the aspect ratio inside the proposal, or the smallest size that covers it. If nothing is proposed, the
  /// method uses the child's ideal size instead of the proposal. Without a usable ratio, it returns the proposal (our choice).
  @inlinable package func childProposal(_ proposal: ProposedViewSize, child: some LayoutChild) -> ProposedViewSize {
    let proposal = LayoutLength.proposed(proposal)
    var ideal: CGSize?
    if ratio == nil || (proposal.width == nil && proposal.height == nil) { ideal = LayoutLength.chosen(child.size(.unspecified)) }
    let ratio = ratio ?? ideal.map { $0.width / $0.height } ?? 0
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return fitted(ideal ?? .zero, ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
    }
  }

  /// Returns the size with the given aspect ratio that fits inside another size or covers it.
  @usableFromInline func fitted(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
    let widthForHeight = size.height * ratio
    let isLimitedByHeight = contentMode == .fit ? widthForHeight < size.width : widthForHeight > size.width
    return isLimitedByHeight
      ? ProposedViewSize(width: widthForHeight, height: size.height)
      : ProposedViewSize(width: size.width, height: size.width / ratio)
  }

  /// Returns the child's size, which may differ from its proposal.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    LayoutLength.chosen(child.size(childProposal(proposal, child: child)))
  }

  /// Returns the child's placement, at the origin.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    let childProposal = childProposal(proposal, child: child)
    return Placement(origin: .zero, size: LayoutLength.chosen(child.size(childProposal)), proposal: childProposal)
  }
}
