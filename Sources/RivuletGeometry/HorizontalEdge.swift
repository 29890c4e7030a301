/// A side that lies along the horizontal axis, by reading direction.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}

extension HorizontalEdge {
  /// Any number of horizontal sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each side, in the order of the cases of `HorizontalEdge`.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of just this side.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// Just the side where reading begins.
    public static let leading = Set(.leading)
    /// Just the side where reading ends.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
