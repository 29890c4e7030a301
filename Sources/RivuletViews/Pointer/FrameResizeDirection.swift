/// How a rectangle's size may change.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@frozen public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  /// It may get smaller.
  case inward
  /// It may get larger.
  case outward
}

extension FrameResizeDirection {
  /// Any number of directions.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// One bit for each direction, in the order of the cases.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of just this direction.
    public init(_ direction: FrameResizeDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// Just smaller.
    public static let inward = Set(.inward)
    /// Just larger.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}
