/// The way in which content with a fixed aspect ratio occupies the available space.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Scales the content to the largest size that fits inside the space.
  case fit
  /// Scales the content to the smallest size that covers the space.
  case fill
}
