public import Foundation
public import RivuletGeometry

/// A layout that insets its child (B9.15).
@usableFromInline package struct PaddingLayout: Equatable, Sendable {
  /// The insets. With negative insets, the child extends beyond the layout's bounds.
  @usableFromInline package var insets: EdgeInsets

  /// Creates a layout. Insets that are not finite are treated as zero.
  package init(insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: LayoutLength.place(insets.top), leading: LayoutLength.place(insets.leading),
      bottom: LayoutLength.place(insets.bottom), trailing: LayoutLength.place(insets.trailing))
  }

  /// Returns the proposal reduced by the insets, but not below zero.
  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: LayoutLength.proposed(proposal.width.map { $0 - insets.leading - insets.trailing }),
      height: LayoutLength.proposed(proposal.height.map { $0 - insets.top - insets.bottom }))
  }

  /// Returns the child's size increased by the insets, but not below zero.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    let size = LayoutLength.chosen(child.size(childProposal(proposal)))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0), height: max(size.height + insets.top + insets.bottom, 0))
  }

  /// Returns the child's placement.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    let childProposal = childProposal(proposal)
    return Placement(
      origin: CGPoint(x: insets.leading, y: insets.top), size: LayoutLength.chosen(child.size(childProposal)), proposal: childProposal)
  }
}
