/// A side along the horizontal axis, relative to the reading direction.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing
}

extension HorizontalEdge {
  /// A set of horizontal sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits, one for each side in the order of the cases of `HorizontalEdge`.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The set with only the leading side.
    public static let leading = Set(.leading)
    /// The set with only the trailing side.
    public static let trailing = Set(.trailing)
    /// The set of both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
