public import Foundation
public import RivuletGeometry

/// A child as layout algorithms see it. It answers proposals, and equal proposals always have equal answers (B9.01).
///
/// Algorithms make a few proposals, some of them twice, and children cache their answers (B9.27). Children are therefore objects.
@usableFromInline package protocol LayoutChild: AnyObject {
  /// Returns the size of the child for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the size for a proposal together with all guides.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions
  /// Returns the size for a proposal together with at least two guides.
  func dimensions(_ proposal: ProposedViewSize, with first: AlignmentKey, _ second: AlignmentKey) -> ViewDimensions
  /// Returns true if two guides are known to follow from the size, so that they need not be requested.
  func hasPlainGuides(_ first: AlignmentKey, _ second: AlignmentKey) -> Bool
  /// Returns the child's fixed length along an axis, for every proposal; nil if there is none, or if it can't be known without a
  /// measurement.
  func fixedLength(along axis: Axis) -> CGFloat?
  /// True if the child, along either axis, is known to be at most as long under a proposal of zero as under one of infinity, and to have a
  /// fixed length if both are equal.
  var growsWithProposal: Bool { get }
  /// The layout priority; children with higher priorities get space first.
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
