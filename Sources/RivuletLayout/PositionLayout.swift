public import Foundation
public import RivuletGeometry

/// A layout that fills the proposal and centres its child at a point (B9.26).
@usableFromInline package struct PositionLayout: Equatable, Sendable {
  /// The position of the child's centre, relative to the top leading corner.
  @usableFromInline package var position: CGPoint

  /// Creates a layout that centres its child at a point.
  package init(position: CGPoint) {
    self.position = position
  }

  /// Returns the proposal, with the child's length along each axis without one.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    let proposal = LayoutLength.proposed(proposal)
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: LayoutLength.chosen(child.size(proposal)))
  }

  /// Returns the child's placement.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    let proposal = LayoutLength.proposed(proposal)
    let size = LayoutLength.chosen(child.size(proposal))
    let origin = CGPoint(x: LayoutLength.place(position.x - size.width / 2), y: LayoutLength.place(position.y - size.height / 2))
    return Placement(origin: origin, size: size, proposal: proposal)
  }
}
