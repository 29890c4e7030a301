public import Foundation
public import RivuletGeometry

/// A child as layout algorithms see it: it answers proposals, and the same proposal always in the same way (B9.01).
///
/// Algorithms ask for a few proposals, some of them twice; children remember their answers (B9.27). So they are objects.
@usableFromInline package protocol LayoutChild: AnyObject {
  /// How large the child is for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Its size together with its guides.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions
  /// Its size together with two of its guides at least.
  func dimensions(_ proposal: ProposedViewSize, with first: AlignmentKey, _ second: AlignmentKey) -> ViewDimensions
  /// Whether two of its guides are known to follow from its size, so that nobody need ask for them.
  func hasPlainGuides(_ first: AlignmentKey, _ second: AlignmentKey) -> Bool
  /// The length that the child has along an axis whatever it is proposed, if that is known without asking for its size.
  func fixedLength(along axis: Axis) -> CGFloat?
  /// Whether the child is known to be no longer, along either axis, where it is proposed nothing than where it is proposed endless room; and if it
  /// is as long there, to be so under every proposal.
  var growsWithProposal: Bool { get }
  /// Higher ones get space first.
  var priority: Double { get }
  /// What it wants between itself and its neighbours.
  var spacing: ViewSpacing { get }
}

extension LayoutChild {
  @inlinable package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), proposal: proposal)
  }

  @inlinable package func dimensions(_ proposal: ProposedViewSize, with first: AlignmentKey, _ second: AlignmentKey) -> ViewDimensions {
    dimensions(proposal)
  }

  @inlinable package func hasPlainGuides(_ first: AlignmentKey, _ second: AlignmentKey) -> Bool { false }

  @inlinable package func fixedLength(along axis: Axis) -> CGFloat? { nil }

  @inlinable package var growsWithProposal: Bool { false }

  @inlinable package var priority: Double { 0 }

  @inlinable package var spacing: ViewSpacing { ViewSpacing() }
}
