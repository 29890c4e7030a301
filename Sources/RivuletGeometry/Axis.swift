/// A direction in the plane.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
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
  /// The axis perpendicular to this one.
  @inlinable package var crossed: Axis {
    self == .horizontal ? .vertical : .horizontal
  }

  /// A set of axes.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits, one for each axis in the order of the cases of `Axis`.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one axis.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The set with only the horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The set with only the vertical axis.
    public static let vertical = Set(.vertical)
  }
}
