/// A direction along the horizontal axis.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// The direction towards the leading edge.
  case leading
  /// The direction towards the trailing edge.
  case trailing
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection {
  /// A set of horizontal directions.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// The bits of the set, one for each direction in the order of the cases.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that contains one direction.
    public init(_ direction: HorizontalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// The set that contains only the leading direction.
    public static let leading = Set(.leading)
    /// The set that contains only the trailing direction.
    public static let trailing = Set(.trailing)
    /// The set of both directions.
    public static let all: Set = [.leading, .trailing]
  }
}
