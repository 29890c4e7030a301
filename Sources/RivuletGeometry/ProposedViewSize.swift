public import Foundation

/// The size that a parent proposes to a child. Each length is a number of points, 0 for the minimum, infinity for the maximum, or nil for
/// the ideal length (B9.02).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, in points; nil for the ideal width.
  public var width: CGFloat?
  /// The proposed height, in points; nil for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from a width and a height.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a fixed size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns a size in which each nil length is replaced, by default with 10 points (B9.03).
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Creates a proposal from its lengths along and across an axis.
  @inlinable package init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The proposed length along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
