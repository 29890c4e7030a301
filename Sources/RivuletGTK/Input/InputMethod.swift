#if GTK
import CGTK4
import CRivuletCanvas
import Foundation
import RivuletHost

/// The desktop's input method for the focused text field, which enters all characters, even those typed on a plain keyboard.
///
/// The input method is off while no text field has focus, so that keys reach other controls unchanged.
@MainActor
final class InputMethod {
  private let context: UnsafeMutablePointer<GtkIMContext>
  private let keys: OpaquePointer
  private let keyboard: KeyDispatcher
  private let handle: (() -> Void) -> Void

  /// The text field being edited, or nil while the input method is off.
  private weak var receiver: (any TextReceiver)?
  private var isOn = false
  private var caret = CGRect.null
  private var isMarking = false
  /// True during a reset, when signals are ignored.
  private var isResetting = false
  /// Returns the height, in points, of the bar above the window's content.
  var barHeight: () -> CGFloat = { 0 }

  /// Creates the input method for the field that has `keyboard` focus.
  ///
  /// - Parameters:
  ///   - keys: The key controller, whose events go to the input method first.
  ///   - handle: A closure that performs a change in an event of its own.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, keys: OpaquePointer, keyboard: KeyDispatcher, handle: @escaping (() -> Void) -> Void
  ) {
    context = gtk_im_multicontext_new()
    self.keys = keys
    self.keyboard = keyboard
    self.handle = handle
    gtk_im_context_set_client_widget(context, widget)
    let object = UnsafeMutableRawPointer(context)
    Signal.connectText(object, "commit") { [weak self] text in self?.send { _ = $0.insertText(text) } }
    Signal.connectEvent(object, "preedit-changed") { [weak self] in self?.updateMarked() }
    Signal.connectRequest(object, "retrieve-surrounding") { [weak self] in self?.describeSurroundings() ?? false }
    Signal.connectRange(object, "delete-surrounding") { [weak self] in self?.deleteSurroundings($0, $1) ?? false }
    let focus = gtk_event_controller_focus_new()!
    Signal.connectEvent(UnsafeMutableRawPointer(focus), "enter") { [weak self] in self?.windowFocusChanged(true) }
    Signal.connectEvent(UnsafeMutableRawPointer(focus), "leave") { [weak self] in self?.windowFocusChanged(false) }
    gtk_widget_add_controller(widget, focus)
  }

  isolated deinit {
    g_object_unref(context)
  }

  /// Updates the input method for the current focus and caret. Called after each turn.
  func update() {
    let next = keyboard.textReceiver
    if next !== receiver || (next != nil) != isOn { turn(to: next) }
    guard let next else { return }
    if isMarking, next.editing.marked == nil { reset() }
    if let rect = keyboard.caretRect?.offsetBy(dx: 0, dy: barHeight()), rect != caret {
      caret = rect
      var area = GdkRectangle(
        x: Int32(clamping: Int(rect.minX)), y: Int32(clamping: Int(rect.minY)), width: Int32(clamping: Int(rect.width.rounded(.up))),
        height: Int32(clamping: Int(rect.height.rounded(.up))))
      gtk_im_context_set_cursor_location(context, &area)
    }
  }

  private func turn(to next: (any TextReceiver)?) {
    reset()
    receiver = next
    if let next { rivulet_input_method_set_secret(context, next.isSecure) }
    guard (next != nil) != isOn else { return }
    isOn = next != nil
    gtk_event_controller_key_set_im_context(keys, isOn ? context : nil)
    if isOn { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
  }

  private func windowFocusChanged(_ isFocused: Bool) {
    guard isOn else { return }
    if isFocused { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
  }

  private func reset() {
    isResetting = true
    gtk_im_context_reset(context)
    isResetting = false
    isMarking = false
  }
}

// MARK: - Signals of the input method

extension InputMethod {
  private func send(_ change: (KeyDispatcher) -> Void) {
    guard !isResetting else { return }
    handle { change(keyboard) }
  }

  private func updateMarked() {
    var string: UnsafeMutablePointer<CChar>?
    var attributes: OpaquePointer?
    var position: Int32 = 0
    gtk_im_context_get_preedit_string(context, &string, &attributes, &position)
    let text = string.map { String(cString: $0) } ?? ""
    g_free(string)
    if let attributes { pango_attr_list_unref(attributes) }
    // GTK reports the caret position in code points.
    let caret = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(Int(position), 0)))).utf8.count
    send { keyboard in
      guard isMarking || !text.isEmpty else { return }
      isMarking = !text.isEmpty
      keyboard.textReceiver?.mark(text, selection: caret..<caret)
    }
  }

  private func describeSurroundings() -> Bool {
    guard let state = keyboard.textReceiver, !state.isSecure else { return false }
    let editing = state.editing
    gtk_im_context_set_surrounding_with_selection(
      context, editing.text, Int32(clamping: editing.text.utf8.count), Int32(clamping: editing.selection.head),
      Int32(clamping: editing.selection.anchor))
    return true
  }

  private func deleteSurroundings(_ offset: Int, _ count: Int) -> Bool {
    guard offset <= 0, offset + count >= 0 else { return false }
    send { $0.textReceiver?.deleteAround(before: -offset, after: offset + count) }
    return true
  }
}
#endif
