/// One side of a rectangle, horizontal sides by reading direction.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The side with the smallest y.
  case top
  /// The side where reading begins.
  case leading
  /// The side with the largest y.
  case bottom
  /// The side where reading ends.
  case trailing
}

extension Edge {
  /// Any number of sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each side, in the order of the cases of `Edge`.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of just this side.
    public init(_ e: Edge) {
      self.init(rawValue: 1 << e.rawValue)
    }

    /// Just the top.
    public static let top = Set(.top)
    /// Just the side where reading begins.
    public static let leading = Set(.leading)
    /// Just the bottom.
    public static let bottom = Set(.bottom)
    /// Just the side where reading ends.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}
