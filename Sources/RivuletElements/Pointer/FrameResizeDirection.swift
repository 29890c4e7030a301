/// The directions in which a rectangle can be resized.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@frozen public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  /// The rectangle can become smaller.
  case inward
  /// The rectangle can become larger.
  case outward
}

extension FrameResizeDirection {
  /// A set of directions.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// One bit for each direction, in the order of the cases.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// Resizing to a smaller size only.
    public static let inward = Set(.inward)
    /// Resizing to a larger size only.
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}
