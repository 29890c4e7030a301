/// A direction along the horizontal axis.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// To where reading begins.
  case leading
  /// To where reading ends.
  case trailing
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection {
  /// Any number of horizontal directions.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// One bit for each direction, in the order of the cases.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of just this direction.
    public init(_ direction: HorizontalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// Just where reading begins.
    public static let leading = Set(.leading)
    /// Just where reading ends.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
