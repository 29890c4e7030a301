public import Foundation
public import RivuletGeometry

extension OverlayLayout {
  /// Where content goes that lies over or under another view: it is proposed that view's final size and never changes it (B9.16).
  @inlinable package func placement(of secondary: some LayoutChild, over primary: ViewDimensions) -> Placement {
    let proposal = ProposedViewSize(primary.size)
    let dimensions = LayoutLength.chosen(secondary.dimensions(proposal, with: alignment.horizontal.key, alignment.vertical.key))
    let origin = LayoutLength.place(primary.corner(of: dimensions, meeting: alignment))
    return Placement(origin: origin, size: dimensions.size, proposal: proposal)
  }
}
