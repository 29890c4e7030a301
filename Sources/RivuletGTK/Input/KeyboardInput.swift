#if GTK
import CGTK4
import RivuletHost

/// A widget's keyboard input while it has keyboard focus.
@MainActor
final class KeyboardInput {
  private var held = PressedKeys()
  /// The controller that receives the keys.
  let keys: OpaquePointer
  private let offer: (KeyInput) -> Bool
  private let dispatch: (KeyInput) -> Bool
  private let hold: (KeyInput.Modifiers) -> Void

  private let close: (_ endsApp: Bool) -> Void

  /// Attaches the event controllers to the widget, which owns them and calls the closures for as long as it lives.
  ///
  /// - Parameters:
  ///   - offer: Receives each key before the input method. Returns true to keep GTK from handling the key.
  ///   - dispatch: Receives each key that the input method has not handled. Returns true to keep GTK from handling the key.
  ///   - hold: Receives the modifier keys that are held.
  ///   - close: Called for the keys that close the window or end the app, unless the views have handled them.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, offer: @escaping @MainActor (KeyInput) -> Bool,
    dispatch: @escaping @MainActor (KeyInput) -> Bool, hold: @escaping @MainActor (KeyInput.Modifiers) -> Void,
    close: @escaping @MainActor (_ endsApp: Bool) -> Void
  ) {
    (self.offer, self.dispatch) = (offer, dispatch)
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
    let first = gtk_event_controller_key_new()!
    gtk_event_controller_set_propagation_phase(first, GTK_PHASE_CAPTURE)
    Signal.connectKey(UnsafeMutableRawPointer(first), "key-pressed") { [weak self] value, code, state in
      guard let self else { return false }
      let phase = held.phase(ofPressing: code)
      guard let input = KeyTranslation.input(keyval: value, state: state, phase: phase), offer(input) else { return false }
      _ = held.press(code)
      return true
    }
    gtk_widget_add_controller(widget, first)
    let focus = gtk_event_controller_focus_new()!
    Signal.connectEvent(UnsafeMutableRawPointer(focus), "leave") { [weak self] in
      self?.held.releaseAll()
      self?.hold([])
    }
    gtk_widget_add_controller(widget, focus)
  }

  /// Closes the window for Control-W, or ends the app for Control-Q. With a non-Latin keyboard layout, the keys in the same positions
  /// match.
  private func closesWindow() -> Bool {
    guard let event = gtk_event_controller_get_current_event(keys) else { return false }
    func isMeant(_ key: Int32) -> Bool { gdk_key_event_matches(event, guint(key), GDK_CONTROL_MASK) != GDK_KEY_MATCH_NONE }
    guard isMeant(GDK_KEY_q) || isMeant(GDK_KEY_w) else { return false }
    close(isMeant(GDK_KEY_q))
    return true
  }

  private func send(_ value: UInt32, _ state: UInt32, _ phase: KeyInput.Phase) -> Bool {
    // The reported modifier state is that from before the event.
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
