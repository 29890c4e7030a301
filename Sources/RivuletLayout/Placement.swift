public import Foundation
public import RivuletGeometry

/// The position and the proposal that a container gives a child. The container's top leading corner is the origin.
@usableFromInline package struct Placement: Equatable, Sendable {
  /// The child's top leading corner.
  @usableFromInline package var origin: CGPoint
  /// The size that the child chose.
  @usableFromInline package var size: CGSize
  /// The proposal for which the child chose its size.
  @usableFromInline package var proposal: ProposedViewSize

  /// Creates a placement.
  @inlinable package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }

  /// The child's rectangle in the container.
  @inlinable package var frame: CGRect { CGRect(origin: origin, size: size) }
}

extension Placement {
  /// Returns the placement in a right-to-left container of this width (B9.24).
  package func mirrored(in width: CGFloat) -> Placement {
    var mirrored = self
    mirrored.origin.x = LayoutLength.place(width - origin.x - size.width)
    return mirrored
  }
}

extension ContiguousArray<Placement> {
  /// Converts positions measured from the leading edge to positions measured from the left, for a right-to-left container (B9.24).
  package mutating func mirror(in width: CGFloat) {
    for index in indices { self[index] = self[index].mirrored(in: width) }
  }
}
