public import Foundation
public import RivuletGeometry

/// A layout that gives its child its ideal length along the chosen axes (B9.14).
@usableFromInline package struct FixedSizeLayout: Equatable, Sendable {
  /// True if the child receives its ideal width.
  @usableFromInline package var horizontal: Bool
  /// True if the child receives its ideal height.
  @usableFromInline package var vertical: Bool

  /// Creates a layout. By default, it uses the ideal length along both axes.
  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the proposal without lengths along the chosen axes.
  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// Returns the child's size.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    LayoutLength.chosen(child.size(childProposal(proposal)))
  }

  /// Returns the child's placement, at the origin.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    Placement(origin: .zero, size: size(in: proposal, child: child), proposal: childProposal(proposal))
  }
}
