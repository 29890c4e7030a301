public import Foundation
public import RivuletGeometry

/// Makes lengths from outside safe to calculate with.
@usableFromInline enum LayoutLength {
  /// A proposed length: what is not a number proposes nothing, nothing is below zero (B9.05).
  @inlinable static func proposed(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return max(length, 0)
  }

  /// A length that a child chose: what is not a number or negative is zero (our choice).
  @inlinable static func chosen(_ length: CGFloat) -> CGFloat {
    length > 0 ? length : 0
  }

  /// A place: what infinities left undefined is zero.
  @inlinable static func place(_ coordinate: CGFloat) -> CGFloat {
    coordinate.isFinite ? coordinate : 0
  }

  /// Both coordinates by themselves.
  @inlinable static func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: place(point.x), y: place(point.y))
  }

  /// Both lengths by themselves.
  @inlinable static func chosen(_ size: CGSize) -> CGSize {
    CGSize(width: chosen(size.width), height: chosen(size.height))
  }

  /// A size that an algorithm can use: both lengths as they are, or both by themselves.
  @inlinable static func possible(_ size: CGSize) -> CGSize { size.width >= 0 && size.height >= 0 ? size : chosen(size) }

  /// Dimensions with a possible size; their guides are asked for with that.
  @inlinable static func chosen(_ dimensions: ViewDimensions) -> ViewDimensions {
    if dimensions.width >= 0, dimensions.height >= 0 { return dimensions }
    return ViewDimensions(chosen(dimensions.size), proposal: dimensions.proposal, guides: dimensions.guides)
  }

  /// Both lengths by themselves.
  @inlinable static func proposed(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposed(proposal.width), height: proposed(proposal.height))
  }
}
