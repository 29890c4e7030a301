/// A direction along the vertical axis.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  /// The direction of decreasing y-coordinates.
  case up
  /// The direction of increasing y-coordinates.
  case down
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection {
  /// A set of vertical directions.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// The bits of the set, one for each direction in the order of the cases.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that contains one direction.
    public init(_ direction: VerticalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// The set that contains only the upward direction.
    public static let up = Set(.up)
    /// The set that contains only the downward direction.
    public static let down = Set(.down)
    /// The set of both directions.
    public static let all: Set = [.up, .down]
  }
}
