/// The visibility of a view. The automatic value defers to the view's surroundings.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default in the view's surroundings.
  case automatic
  /// The view is shown.
  case visible
  /// The view is hidden.
  case hidden
}
