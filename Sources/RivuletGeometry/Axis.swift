/// A horizontal or vertical dimension.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal axis, from leading to trailing.
  case horizontal
  /// The vertical axis, from top to bottom.
  case vertical
}

extension Axis: CustomStringConvertible {
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension Axis {
  /// The perpendicular axis.
  @inlinable package var crossed: Axis {
    self == .horizontal ? .vertical : .horizontal
  }

  /// A set of axes.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set, one for each case of `Axis`, in order.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that contains one axis.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The set that contains only the horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The set that contains only the vertical axis.
    public static let vertical = Set(.vertical)
  }
}
