public import Foundation
public import RivuletGeometry

/// The position of a child in its container, and the child's proposal and size. The origin is the container's top leading corner.
@usableFromInline package struct Placement: Equatable, Sendable {
  /// The position of the child's top leading corner.
  @usableFromInline package var origin: CGPoint
  /// The child's size.
  @usableFromInline package var size: CGSize
  /// The proposal for which the child chose its size.
  @usableFromInline package var proposal: ProposedViewSize

  /// Creates a placement.
  @inlinable package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }

  /// The child's frame in the container's coordinates.
  @inlinable package var frame: CGRect { CGRect(origin: origin, size: size) }
}

extension Placement {
  /// Returns the mirrored placement for a right-to-left container of this width (B9.24).
  package func mirrored(in width: CGFloat) -> Placement {
    var mirrored = self
    mirrored.origin.x = LayoutLength.place(width - origin.x - size.width)
    return mirrored
  }
}

extension ContiguousArray<Placement> {
  /// Mirrors all placements for a right-to-left container, from positions relative to the leading edge to positions relative to the left
  /// (B9.24).
  package mutating func mirror(in width: CGFloat) {
    for index in indices { self[index] = self[index].mirrored(in: width) }
  }
}
