/// The effects of a drop (documentation).
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum DropOperation: Sendable {
  /// Cancels the drag without transferring any data.
  case cancel
  /// Indicates that the drop is currently not possible, although a receiver exists.
  case forbidden
  /// Copies the data.
  case copy
  /// Moves the data. The source is responsible for removing it.
  case move
}
