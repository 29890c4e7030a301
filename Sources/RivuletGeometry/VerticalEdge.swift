/// A side along the vertical axis.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side with the smallest y.
  case top
  /// The side with the largest y.
  case bottom
}

extension VerticalEdge {
  /// A set of vertical sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits, one for each side in the order of the cases of `VerticalEdge`.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The set with only the top.
    public static let top = Set(.top)
    /// The set with only the bottom.
    public static let bottom = Set(.bottom)
    /// The set of both sides.
    public static let all: Set = [.top, .bottom]
  }
}
