package import RivuletFoundation

/// A clipboard that isn't shared with other programs, for tests and for hosts without a window system.
@MainActor
package final class PrivateClipboard: Clipboard {
  /// The items on the clipboard.
  package private(set) var items: [NSItemProvider] = [] { didSet { watches.tell() } }
  private var watches = ClipboardWatches()
  private let loader = ClipboardLoader()

  package init() {}

  /// The text on the clipboard; nil if the clipboard contains no text.
  package var text: String? {
    get { items.loadedText }
    set { items = newValue.map { [NSItemProvider(text: $0)] } ?? [] }
  }

  package func writeItems(_ items: [NSItemProvider]) { loader.load(items) { [weak self] in self?.items = $0 } }

  package func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    loader.whenLoaded { [weak self] in receive(self?.items ?? []) }
  }

  package func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject { watches.add(action) }
}
