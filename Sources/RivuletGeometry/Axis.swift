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
  /// The direction at a right angle to this one.
  @inlinable package var crossed: Axis {
    self == .horizontal ? .vertical : .horizontal
  }

  /// Any number of directions.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each direction, in the order of the cases of `Axis`.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of just this direction.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// Just from leading to trailing.
    public static let horizontal = Set(.horizontal)
    /// Just from top to bottom.
    public static let vertical = Set(.vertical)
  }
}
