public import Foundation
public import RivuletGeometry

/// Conversions that turn arbitrary lengths into values that are safe for calculations.
@usableFromInline enum LayoutLength {
  /// Returns a valid proposed length: nil for NaN, and otherwise at least zero (B9.05).
  @inlinable static func proposed(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return max(length, 0)
  }

  /// Returns a valid length for a view: zero if the length is NaN or negative (our choice).
  @inlinable static func chosen(_ length: CGFloat) -> CGFloat {
    length > 0 ? length : 0
  }

  /// Returns a valid coordinate: zero if the coordinate is not finite.
  @inlinable static func place(_ coordinate: CGFloat) -> CGFloat {
    coordinate.isFinite ? coordinate : 0
  }

  /// Returns a point with valid coordinates.
  @inlinable static func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: place(point.x), y: place(point.y))
  }

  /// Returns a size with valid lengths.
  @inlinable static func chosen(_ size: CGSize) -> CGSize {
    CGSize(width: chosen(size.width), height: chosen(size.height))
  }

  /// Returns a size with valid lengths, and skips the conversion if both are valid.
  @inlinable static func possible(_ size: CGSize) -> CGSize { size.width >= 0 && size.height >= 0 ? size : chosen(size) }

  /// Returns dimensions with a valid size, which also determines the default guides.
  @inlinable static func chosen(_ dimensions: ViewDimensions) -> ViewDimensions {
    if dimensions.width >= 0, dimensions.height >= 0 { return dimensions }
    return ViewDimensions(chosen(dimensions.size), proposal: dimensions.proposal, guides: dimensions.guides)
  }

  /// Returns a proposal with valid lengths.
  @inlinable static func proposed(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposed(proposal.width), height: proposed(proposal.height))
  }
}
