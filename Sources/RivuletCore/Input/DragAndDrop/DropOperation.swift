/// The operations that a drop can perform (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum DropOperation: Sendable {
  /// The drag is cancelled, and no data is transferred.
  case cancel
  /// The drop is not possible at the moment, although a receiver exists.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved: its source removes it.
  case move
}
