/// Where text goes that is cut or copied, and where it comes from when it is pasted.
@MainActor
package protocol Clipboard: AnyObject {
  /// Puts text there in the place of what was there.
  func write(_ text: String)

  /// Gives the text that is there, nil if there is none; at once or later, in an event of its own.
  func read(_ receive: @escaping @MainActor (String?) -> Void)
}

/// A clipboard that nobody else sees, for hosts without a window system and for tests.
@MainActor
package final class PrivateClipboard: Clipboard {
  /// What is there.
  package var text: String?

  package init() {}

  package func write(_ text: String) { self.text = text }

  package func read(_ receive: @escaping @MainActor (String?) -> Void) { receive(text) }
}
