public import Foundation
public import RivuletGeometry

/// A child, as seen by a layout algorithm. A child always returns the same size for equal proposals (B9.01).
///
/// Algorithms make a small number of proposals, some of them twice, and children cache the resulting sizes (B9.27). Therefore, children
/// are objects.
@usableFromInline package protocol LayoutChild: AnyObject {
  /// Returns the child's size for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the child's size and all its guides for a proposal.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions
  /// Returns the child's size and at least the two given guides for a proposal.
  func dimensions(_ proposal: ProposedViewSize, with first: AlignmentKey, _ second: AlignmentKey) -> ViewDimensions
  /// Returns true if both guides are known to depend only on the child's size, so that they need not be requested.
  func hasPlainGuides(_ first: AlignmentKey, _ second: AlignmentKey) -> Bool
  /// Returns the child's length along an axis if it is fixed for all proposals; nil if it is not, or can't be determined without a
  /// measurement.
  func fixedLength(along axis: Axis) -> CGFloat?
  /// True if, along each axis, the child's length under a proposal of zero is known not to exceed its length under infinity. If the two
  /// are equal, the child's length along that axis is fixed.
  var growsWithProposal: Bool { get }
  /// The layout priority. Children with higher priorities receive space first.
  var priority: Double { get }
  /// The child's spacing preferences.
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
