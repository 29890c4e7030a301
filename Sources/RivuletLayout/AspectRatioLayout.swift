public import Foundation
public import RivuletGeometry

/// Proposes one child a size with a certain ratio of width to height (B9.25).
@usableFromInline package struct AspectRatioLayout: Equatable, Sendable {
  /// Width divided by height; nil takes the child's ideal one.
  @usableFromInline package var ratio: CGFloat?
  /// Whether the proposal contains the size or the size covers it.
  @usableFromInline package var contentMode: ContentMode

  /// A ratio, or the child's own.
  package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// The largest size with the ratio inside the proposal, or the smallest around it. Without a proposal the child's ideal size is fitted;
  /// without a usable ratio the proposal stays (our choice).
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

  /// The size with the ratio that fits into another one or covers it.
  @usableFromInline func fitted(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
    let widthForHeight = size.height * ratio
    let isLimitedByHeight = contentMode == .fit ? widthForHeight < size.width : widthForHeight > size.width
    return isLimitedByHeight
      ? ProposedViewSize(width: widthForHeight, height: size.height)
      : ProposedViewSize(width: size.width, height: size.width / ratio)
  }

  /// The child's size, which may be another than it was proposed.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    LayoutLength.chosen(child.size(childProposal(proposal, child: child)))
  }

  /// Where the child goes: at the origin.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    let childProposal = childProposal(proposal, child: child)
    return Placement(origin: .zero, size: LayoutLength.chosen(child.size(childProposal)), proposal: childProposal)
  }
}
