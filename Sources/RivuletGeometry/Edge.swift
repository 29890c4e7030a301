/// A side of a rectangle; horizontal sides follow the reading direction.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The side with the smallest y.
  case top
  /// The side where reading starts.
  case leading
  /// The side with the largest y.
  case bottom
  /// The side where reading ends.
  case trailing
}

extension Edge {
  /// A set of sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits, one for each side in the order of the cases of `Edge`.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ e: Edge) {
      self.init(rawValue: 1 << e.rawValue)
    }

    /// The set with only the top.
    public static let top = Set(.top)
    /// The set with only the leading side.
    public static let leading = Set(.leading)
    /// The set with only the bottom.
    public static let bottom = Set(.bottom)
    /// The set with only the trailing side.
    public static let trailing = Set(.trailing)
    /// The set of all four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The set of the leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the top and the bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}
