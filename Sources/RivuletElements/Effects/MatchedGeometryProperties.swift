/// The properties that matched views adopt from their group's source.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position on screen.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size, in the view's own coordinate space.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
