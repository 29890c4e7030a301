package import RivuletFoundation

/// A clipboard: cut and copied items go there, and pasted items come from there. Items are of the same kind as in drag and drop.
@MainActor
package protocol Clipboard: AnyObject {
  /// Replaces the items on the clipboard, with the data that the new ones have now. Nothing changes if they have none.
  func writeItems(_ items: [NSItemProvider])

  /// Passes on the items on the clipboard, immediately or later in an event of its own. Text is available, other data may be read on
  /// request.
  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void)

  /// Calls an action whenever the clipboard changes, as long as the returned object is retained.
  func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject
}

extension Clipboard {
  /// Replaces the items on the clipboard with text.
  package func write(_ text: String) { writeItems([NSItemProvider(text: text)]) }

  /// Passes on the text on the clipboard, with a line for each item; nil if there is none.
  package func readText(_ receive: @escaping @MainActor (String?) -> Void) {
    readItems { receive($0.loadedText) }
  }

  /// Passes on the items as apps receive them: text that looks like an address also is one.
  package func readItemsForApp(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    readItems { items in receive(items.map(\.withAddressOfText)) }
  }
}
