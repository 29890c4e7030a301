/// An edge on the horizontal axis, relative to the reading direction.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which reading starts.
  case leading
  /// The edge at which reading ends.
  case trailing
}

extension HorizontalEdge {
  /// A set of horizontal edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set, one for each case of `HorizontalEdge`, in order.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that contains one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The set that contains only the leading edge.
    public static let leading = Set(.leading)
    /// The set that contains only the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
