public import Foundation
public import RivuletGeometry

/// Gives one child its ideal length on some axes (B9.14).
@usableFromInline package struct FixedSizeLayout: Equatable, Sendable {
  /// Whether the width is the ideal one.
  @usableFromInline package var horizontal: Bool
  /// Whether the height is the ideal one.
  @usableFromInline package var vertical: Bool

  /// Both axes unless told otherwise.
  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Nothing is proposed on the chosen axes.
  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// The child's size.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    LayoutLength.chosen(child.size(childProposal(proposal)))
  }

  /// Where the child goes: at the origin.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    Placement(origin: .zero, size: size(in: proposal, child: child), proposal: childProposal(proposal))
  }
}
