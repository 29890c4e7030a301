/// An edge of a rectangle. Horizontal edges are relative to the reading direction.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The edge with the smallest y-coordinate.
  case top
  /// The edge at which reading starts.
  case leading
  /// The edge with the largest y-coordinate.
  case bottom
  /// The edge at which reading ends.
  case trailing
}

extension Edge {
  /// A set of edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set, one for each case of `Edge`, in order.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that contains one edge.
    public init(_ e: Edge) {
      self.init(rawValue: 1 << e.rawValue)
    }

    /// The set that contains only the top edge.
    public static let top = Set(.top)
    /// The set that contains only the leading edge.
    public static let leading = Set(.leading)
    /// The set that contains only the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set that contains only the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of all four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The set of the leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}
