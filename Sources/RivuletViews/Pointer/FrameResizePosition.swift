/// The side or corner of a rectangle at which a drag changes its size.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@frozen public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  /// The side with the smallest y.
  case top
  /// The side where reading begins.
  case leading
  /// The side with the largest y.
  case bottom
  /// The side where reading ends.
  case trailing
  /// The corner above, where reading begins.
  case topLeading
  /// The corner above, where reading ends.
  case topTrailing
  /// The corner below, where reading begins.
  case bottomLeading
  /// The corner below, where reading ends.
  case bottomTrailing
}
