package import RivuletFoundation

/// Where items go that are cut or copied, and where they come from when they are pasted. They are what drag and drop carries.
@MainActor
package protocol Clipboard: AnyObject {
  /// Puts items there in the place of what was there, with the data that they have now. Nothing changes if they have none.
  func writeItems(_ items: [NSItemProvider])

  /// Gives the items that are there; at once or later, in an event of its own. Text is at hand, other data may be read when it is asked for.
  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void)

  /// Calls an action whenever something else is there, as long as the answer is kept.
  func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject
}

extension Clipboard {
  /// Puts text there in the place of what was there.
  package func write(_ text: String) { writeItems([NSItemProvider(text: text)]) }

  /// Gives the text that is there, with a line for each item; nil if there is none.
  package func readText(_ receive: @escaping @MainActor (String?) -> Void) {
    readItems { receive($0.loadedText) }
  }

  /// Gives the items as apps get them: text that reads like an address is one too.
  package func readItemsForApp(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    readItems { items in receive(items.map(\.withAddressOfText)) }
  }
}
