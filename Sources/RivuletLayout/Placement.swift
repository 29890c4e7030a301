public import Foundation
public import RivuletGeometry

/// Where a child goes in its container, whose top leading corner is the origin.
@usableFromInline package struct Placement: Equatable, Sendable {
  /// The child's top leading corner.
  @usableFromInline package var origin: CGPoint
  /// The size that the child chose.
  @usableFromInline package var size: CGSize
  /// What it chose that size for.
  @usableFromInline package var proposal: ProposedViewSize

  /// A child's place.
  @inlinable package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }

  /// The child's rectangle in the container.
  @inlinable package var frame: CGRect { CGRect(origin: origin, size: size) }
}
