/// Whether something is shown; the place decides where that is left open.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place decides.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
