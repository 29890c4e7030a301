/// A way to fit content with a fixed aspect ratio into a space.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size inside the space.
  case fit
  /// The smallest size that covers the space.
  case fill
}
