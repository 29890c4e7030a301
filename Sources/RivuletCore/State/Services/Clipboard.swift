package import RivuletFoundation

/// A clipboard, which receives cut and copied items and supplies pasted items. Items are of the same kind as in drag and drop.
@MainActor
package protocol Clipboard: AnyObject {
  /// Replaces the items on the clipboard, using the data that the new items currently have. Has no effect if they have no data.
  func writeItems(_ items: [NSItemProvider])

  /// Passes on the items on the clipboard, either immediately or later in a separate event. Text is available at once; other data may be
  /// read on request.
  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void)

  /// Calls an action whenever the clipboard changes, as long as the returned object is retained.
  func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject
}

extension Clipboard {
  /// Replaces the items on the clipboard with text.
  package func write(_ text: String) { writeItems([NSItemProvider(text: text)]) }

  /// Passes on the text on the clipboard, with one line per item; nil if there is no text.
  package func readText(_ receive: @escaping @MainActor (String?) -> Void) {
    readItems { receive($0.loadedText) }
  }

  /// Passes on the items as apps receive them: text that looks like a URL is also offered as a URL.
  package func readItemsForApp(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    readItems { items in receive(items.map(\.withAddressOfText)) }
  }
}
