/// Where text goes that is cut or copied, and where it comes from when it is pasted.
@MainActor
package protocol Clipboard: AnyObject {
  /// Puts text there in the place of what was there.
  func write(_ text: String)

  /// Gives the text that is there, nil if there is none; at once or later, in an event of its own.
  func read(_ receive: @escaping @MainActor (String?) -> Void)

  /// Calls an action whenever something else is there, as long as the answer is kept.
  func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject
}

/// A listener to changes of a clipboard.
@MainActor
package final class ClipboardWatch {
  package let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

/// Those who watch a clipboard.
@MainActor
package struct ClipboardWatches {
  private var list = WeakList<ClipboardWatch>()

  package init() {}

  package mutating func add(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    let watch = ClipboardWatch(action)
    list.append(watch)
    return watch
  }

  package func tell() {
    for watch in list.elements { watch.action() }
  }
}

/// A clipboard that nobody else sees, for hosts without a window system and for tests.
@MainActor
package final class PrivateClipboard: Clipboard {
  /// What is there.
  package var text: String? { didSet { if text != oldValue { watches.tell() } } }
  private var watches = ClipboardWatches()

  package init() {}

  package func write(_ text: String) { self.text = text }

  package func read(_ receive: @escaping @MainActor (String?) -> Void) { receive(text) }

  package func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject { watches.add(action) }
}
