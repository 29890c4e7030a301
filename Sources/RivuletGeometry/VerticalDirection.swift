/// A direction along the vertical axis.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  /// To smaller y.
  case up
  /// To larger y.
  case down
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection {
  /// Any number of vertical directions.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// One bit for each direction, in the order of the cases.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of just this direction.
    public init(_ direction: VerticalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// Just upwards.
    public static let up = Set(.up)
    /// Just downwards.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}
