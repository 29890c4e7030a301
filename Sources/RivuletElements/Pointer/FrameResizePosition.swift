/// The side or corner of a rectangle at which a drag resizes it.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@frozen public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  /// The side with the smallest y-coordinate.
  case top
  /// The side at which reading starts.
  case leading
  /// The side with the largest y-coordinate.
  case bottom
  /// The side at which reading ends.
  case trailing
  /// The upper corner at which reading starts.
  case topLeading
  /// The upper corner at which reading ends.
  case topTrailing
  /// The lower corner at which reading starts.
  case bottomLeading
  /// The lower corner at which reading ends.
  case bottomTrailing
}
