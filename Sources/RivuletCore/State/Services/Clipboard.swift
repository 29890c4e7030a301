package import RivuletFoundation

/// A clipboard, which receives cut and copied items and supplies items to paste. Items have the same type as in drag and drop.
@MainActor
package protocol Clipboard: AnyObject {
  /// Replaces the items on the clipboard, using the data that the new items have at this time. Has no effect if the items have no data.
  func writeItems(_ items: [NSItemProvider])

  /// Calls `receive` with the items on the clipboard, either immediately or later in a separate event. Text is available immediately; other
  /// data may be read on request.
  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void)

  /// Calls an action whenever the clipboard changes, until the returned object is released.
  func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject
}

extension Clipboard {
  /// Replaces the items on the clipboard with text.
  package func write(_ text: String) { writeItems([NSItemProvider(text: text)]) }

  /// Calls `receive` with the text on the clipboard, with one line per item, or with nil if the clipboard contains no text.
  package func readText(_ receive: @escaping @MainActor (String?) -> Void) {
    readItems { receive($0.loadedText) }
  }

  /// Calls `receive` with the items in the form that apps receive. Text that looks like a URL is also offered as a URL.
  package func readItemsForApp(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    readItems { items in receive(items.map(\.addingURLFromText)) }
  }
}
