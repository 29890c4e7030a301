/// What a drop does with what is dragged (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum DropOperation: Sendable {
  /// The drag is cancelled, and nothing is handed over.
  case cancel
  /// There is something that would take it, but not now.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved: its source removes it.
  case move
}
