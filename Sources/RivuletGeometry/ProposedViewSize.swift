public import Foundation

/// What a parent offers a child: for each axis a length, 0 (how small?), infinity (how large?) or nil (how large by itself?) (B9.02).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The offered height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// An offer from its two lengths.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offer of exactly this size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The offer that asks for the minimum.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The offer that asks for the maximum.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The offer that asks for the ideal.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The offer with each nil replaced (B9.03: by 10 unless told otherwise).
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// An offer from a length along an axis and a length across it.
  @inlinable package init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The length offered along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
