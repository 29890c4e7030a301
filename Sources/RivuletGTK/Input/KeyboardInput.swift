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
  private let hold: (KeyInput.Modifiers) -> Void

  private let close: (_ endsApp: Bool) -> Void

  /// The widget owns the controllers and calls `dispatch` as long as it lives; true keeps the key from GTK. `hold` is called with the keys such as
  /// shift that are held, `close` for the keys that close a window or end an app, unless the views had a use for them.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, dispatch: @escaping @MainActor (KeyInput) -> Bool,
    hold: @escaping @MainActor (KeyInput.Modifiers) -> Void,
    close: @escaping @MainActor (_ endsApp: Bool) -> Void
  ) {
    self.dispatch = dispatch
    self.hold = hold
    self.close = close
    keys = gtk_event_controller_key_new()
    Signal.connectKey(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] value, code, state in
      guard let self else { return false }
      return send(value, state, held.press(code)) || closesWindow()
    }
    Signal.connectKey(UnsafeMutableRawPointer(keys), "key-released") { [weak self] value, code, state in
      guard let self else { return false }
      held.release(code)
      return send(value, state, .up)
    }
    gtk_widget_add_controller(widget, keys)
    let focus = gtk_event_controller_focus_new()!
    Signal.connectEvent(UnsafeMutableRawPointer(focus), "leave") { [weak self] in
      self?.held.releaseAll()
      self?.hold([])
    }
    gtk_widget_add_controller(widget, focus)
  }

  /// Control with W closes the window, and control with Q ends the app; on a keyboard of other letters, the keys at their place.
  private func closesWindow() -> Bool {
    guard let event = gtk_event_controller_get_current_event(keys) else { return false }
    func isMeant(_ key: Int32) -> Bool { gdk_key_event_matches(event, guint(key), GDK_CONTROL_MASK) != GDK_KEY_MATCH_NONE }
    guard isMeant(GDK_KEY_q) || isMeant(GDK_KEY_w) else { return false }
    close(isMeant(GDK_KEY_q))
    return true
  }

  private func send(_ value: UInt32, _ state: UInt32, _ phase: KeyInput.Phase) -> Bool {
    // The state is that before the event.
    let held = KeyTranslation.modifiers(state)
    if let modifier = KeyTranslation.modifier(value) {
      hold(phase == .up ? held.subtracting(modifier) : held.union(modifier))
    } else {
      hold(held)
    }
    return KeyTranslation.input(keyval: value, state: state, phase: phase).map(dispatch) ?? false
  }
}
#endif
