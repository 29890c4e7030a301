/// A side or corner at which a drag resizes a rectangle.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@frozen public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  /// The side with the smallest y-coordinate.
  case top
  /// The side where reading starts.
  case leading
  /// The side with the largest y-coordinate.
  case bottom
  /// The side where reading ends.
  case trailing
  /// The upper corner where reading starts.
  case topLeading
  /// The upper corner where reading ends.
  case topTrailing
  /// The lower corner where reading starts.
  case bottomLeading
  /// The lower corner where reading ends.
  case bottomTrailing
}
