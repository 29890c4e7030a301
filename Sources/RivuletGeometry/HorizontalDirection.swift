/// A direction along the horizontal axis.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// The direction to the leading side.
  case leading
  /// The direction to the trailing side.
  case trailing
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection {
  /// A set of horizontal directions.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// The bits, one for each direction in the order of the cases.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// The set with only the leading direction.
    public static let leading = Set(.leading)
    /// The set with only the trailing direction.
    public static let trailing = Set(.trailing)
    /// The set of both directions.
    public static let all: Set = [.leading, .trailing]
  }
}
