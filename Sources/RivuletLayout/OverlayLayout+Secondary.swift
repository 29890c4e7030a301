public import Foundation
public import RivuletGeometry

extension OverlayLayout {
  /// Returns the placement of secondary content over or under a primary view. The content is proposed the primary view's final size,
  /// which it never affects (B9.16).
  @inlinable package func placement(of secondary: some LayoutChild, over primary: ViewDimensions) -> Placement {
    let proposal = ProposedViewSize(primary.size)
    let dimensions = LayoutLength.chosen(secondary.dimensions(proposal, with: alignment.horizontal.key, alignment.vertical.key))
    let origin = LayoutLength.place(primary.corner(of: dimensions, meeting: alignment))
    return Placement(origin: origin, size: dimensions.size, proposal: proposal)
  }

  /// Returns the placement of secondary content over or under a primary view. The method skips guides and dimensions that follow from the
  /// size.
  @inlinable package func placement<Child: LayoutChild>(
    of secondary: Child, over primary: Child, in proposal: ProposedViewSize
  ) -> Placement {
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    guard primary.hasPlainGuides(horizontal, vertical), secondary.hasPlainGuides(horizontal, vertical) else {
      return placement(of: secondary, over: primary.dimensions(proposal))
    }
    let size = primary.size(proposal)
    let offer = ProposedViewSize(size)
    return Placement.plain(secondary.size(offer), offer, in: size, alignment)
  }
}
