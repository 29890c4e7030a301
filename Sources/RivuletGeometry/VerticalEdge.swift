/// An edge on the vertical axis.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge with the smallest y-coordinate.
  case top
  /// The edge with the largest y-coordinate.
  case bottom
}

extension VerticalEdge {
  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set, one for each case of `VerticalEdge`, in order.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that contains one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The set that contains only the top edge.
    public static let top = Set(.top)
    /// The set that contains only the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set of both edges.
    public static let all: Set = [.top, .bottom]
  }
}
