#if GTK
import CGTK4
import Foundation
import RivuletFoundation
import RivuletHost

/// The desktop's clipboard or primary selection.
@MainActor
final class DesktopClipboard: Clipboard {
  /// The GDK clipboard, or nil without a display.
  private let clipboard: OpaquePointer?
  private var watches = ClipboardWatches()
  private let loader = ClipboardLoader()
  /// The content that the app last put on this clipboard.
  private var own: OwnContent?
  /// The number of times the content has changed.
  private var changes = 0

  /// Opens the clipboard of GTK's default display, or the primary selection, which the middle mouse button pastes.
  init(isPrimary: Bool = false) {
    clipboard = gdk_display_get_default().flatMap { isPrimary ? gdk_display_get_primary_clipboard($0) : gdk_display_get_clipboard($0) }
    guard let clipboard else { return }
    Signal.connect(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.change() }
  }

  private func change() {
    changes += 1
    watches.tell()
  }

  func writeItems(_ items: [NSItemProvider]) { loader.load(items) { [weak self] in self?.offer($0) } }

  private func offer(_ items: [NSItemProvider]) {
    guard let clipboard, let own = OwnContent(items) else { return }
    self.own = own
    _ = gdk_clipboard_set_content(clipboard, own.content)
  }

  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    loader.whenLoaded { [weak self] in
      guard let self, let clipboard = self.clipboard else { return receive([]) }
      // Return content that the app itself copied in full, including forms that are private to the app.
      if let own, gdk_clipboard_get_content(clipboard) == own.content { return receive(own.items) }
      let types = OfferedType.all(of: gdk_clipboard_get_formats(clipboard))
      let first = types.filter(\.isReadFirst)
      let others = types.filter { !$0.isReadFirst }
      let changes = changes
      ContentReading.read(.clipboard(clipboard), first.map(\.mime)) { data in
        let later = others.map { type in
          (type.content, { @Sendable () async throws -> Data in try await Self.data(of: self, type.mime, since: changes) })
        }
        receive(OfferedType.providers(first, data, later: later))
      }
    }
  }

  /// Returns data from the clipboard's content as of the given change count. Throws an error if the content has changed since.
  private static func data(of clipboard: DesktopClipboard?, _ mime: String, since changes: Int) async throws -> Data {
    guard let clipboard, let source = clipboard.clipboard, clipboard.changes == changes else { throw CocoaError(.fileReadUnknown) }
    let data = await withCheckedContinuation { continuation in
      ContentReading.read(.clipboard(source), [mime]) { continuation.resume(returning: $0.first ?? nil) }
    }
    guard let data else { throw CocoaError(.fileReadUnknown) }
    return data
  }

  func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject { watches.add(action) }
}

/// Items that the app has put on a clipboard, with the GTK content that offers them to other programs.
private final class OwnContent {
  let items: [NSItemProvider]
  let content: UnsafeMutablePointer<GdkContentProvider>

  init?(_ items: [NSItemProvider]) {
    guard let content = OfferedForm.content(of: items) else { return nil }
    self.items = items
    self.content = content
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(content)) }
}
#endif
