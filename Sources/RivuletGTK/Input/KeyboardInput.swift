#if GTK
import CGTK4
import RivuletHost

/// Reports the keys that a widget gets while it has the keyboard.
@MainActor
final class KeyboardInput {
  private var held = HeldKeys()
  /// The controller that gets the keys.
  let keys: OpaquePointer
  private let dispatch: (KeyInput) -> Bool

  /// The widget owns the controllers and calls `dispatch` as long as it lives; true keeps the key from GTK.
  init(on widget: UnsafeMutablePointer<GtkWidget>, dispatch: @escaping @MainActor (KeyInput) -> Bool) {
    self.dispatch = dispatch
    keys = gtk_event_controller_key_new()
    Signal.connectKey(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] value, code, state in
      guard let self else { return false }
      return send(value, state, held.press(code))
    }
    Signal.connectKey(UnsafeMutableRawPointer(keys), "key-released") { [weak self] value, code, state in
      guard let self else { return false }
      held.release(code)
      return send(value, state, .up)
    }
    gtk_widget_add_controller(widget, keys)
    let focus = gtk_event_controller_focus_new()!
    Signal.connectEvent(UnsafeMutableRawPointer(focus), "leave") { [weak self] in self?.held.releaseAll() }
    gtk_widget_add_controller(widget, focus)
  }

  private func send(_ value: UInt32, _ state: UInt32, _ phase: KeyInput.Phase) -> Bool {
    KeyTranslation.input(keyval: value, state: state, phase: phase).map(dispatch) ?? false
  }
}
#endif
