#if GTK
import CGTK4
import RivuletHost

/// The clipboard of the desktop as far as it holds text, or what is selected on it.
@MainActor
final class DesktopClipboard: Clipboard {
  private let display: OpaquePointer?

  private let isPrimary: Bool
  private var watches = ClipboardWatches()
  private var isWatched = false

  /// The clipboard of the display that GTK has found, or the primary selection there, which the middle button pastes.
  init(isPrimary: Bool = false) {
    display = gdk_display_get_default()
    self.isPrimary = isPrimary
  }

  private var clipboard: OpaquePointer? {
    display.flatMap { isPrimary ? gdk_display_get_primary_clipboard($0) : gdk_display_get_clipboard($0) }
  }

  func write(_ text: String) {
    if let clipboard { gdk_clipboard_set_text(clipboard, text) }
  }

  func read(_ receive: @escaping @MainActor (String?) -> Void) {
    guard let clipboard else { return receive(nil) }
    let data = Unmanaged.passRetained(TextRequest(receive)).toOpaque()
    gdk_clipboard_read_text_async(clipboard, nil, { clipboard, result, data in TextRequest.finish(clipboard, result, data) }, data)
  }

  func watch(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    if !isWatched, let clipboard {
      isWatched = true
      Signal.connect(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.watches.tell() }
    }
    return watches.add(action)
  }
}

/// Carries who asked for text through C as user data.
private final class TextRequest {
  private let receive: @MainActor (String?) -> Void

  init(_ receive: @escaping @MainActor (String?) -> Void) {
    self.receive = receive
  }

  /// Hands the text over on the main thread, which is where GTK calls.
  static func finish(_ clipboard: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?) {
    guard let data else { return }
    nonisolated(unsafe) let request = Unmanaged<TextRequest>.fromOpaque(data).takeRetainedValue()
    let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
    let string = text.map { String(cString: $0) }
    g_free(text)
    MainActor.assumeIsolated { request.receive(string) }
  }
}
#endif
