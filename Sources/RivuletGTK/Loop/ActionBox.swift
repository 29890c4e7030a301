#if GTK
import CGTK4

/// A box that carries a closure through C as user data.
final class ActionBox {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Calls the closure on the main thread, the only thread on which GLib makes calls.
  static func run(_ data: gpointer?) {
    guard let data else { return }
    nonisolated(unsafe) let box = Unmanaged<ActionBox>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { box.body() }
  }

  static func release(_ data: gpointer?) {
    if let data { Unmanaged<ActionBox>.fromOpaque(data).release() }
  }
}
#endif
