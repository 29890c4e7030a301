#if GTK
import CGTK4
import Foundation
import RivuletHost

/// Input from touches and the primary mouse button over a widget. A contact is tracked outside the widget while it is down.
///
/// The middle button pastes the selection, the secondary button opens menus, and the Back button navigates back. Other buttons have no
/// effect, even while the primary button is down.
@MainActor
final class PointerInput {
  private let gesture: OpaquePointer
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var start = CGPoint.zero
  /// The pointer's position.
  private var pointer = CGPoint.zero
  private let dispatch: (Contact) -> Void
  /// True while the primary button or a touch is down.
  private var isDown = false
  /// The identifier of contacts made with the secondary button.
  private static let otherButton = 1_000
  /// Called with the device of a contact that has left the widget.
  var onLeave: (OpaquePointer) -> Void = { _ in }

  /// Attaches the gestures to the widget, which owns them and calls the closures for as long as it lives.
  ///
  /// - Parameters:
  ///   - wheel: Receives scroll wheel and touchpad movement. Returns true if the movement scrolled a view.
  ///   - paste: Receives the point at which the middle button was pressed.
  ///   - secondary: Receives events of the secondary button, which opens menus and selects menu items.
  ///   - back: Called when the Back button is pressed.
  ///   - hover: Receives the pointer's position over the widget, or nil when the pointer leaves.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, dispatch: @escaping @MainActor (Contact) -> Void,
    wheel: @escaping @MainActor (WheelInput) -> Bool, paste: @escaping @MainActor (CGPoint) -> Void,
    secondary: @escaping @MainActor (Contact) -> Void, back: @escaping @MainActor () -> Void,
    hover: @escaping @MainActor (CGPoint?) -> Void
  ) {
    gesture = gtk_gesture_drag_new()
    self.widget = widget
    self.dispatch = dispatch
    suppressOtherButtons(on: widget)
    let middle: OpaquePointer = gtk_gesture_click_new()
    gtk_gesture_single_set_button(middle, guint(GDK_BUTTON_MIDDLE))
    Signal.connectClick(UnsafeMutableRawPointer(middle), "pressed") { paste(CGPoint(x: $0, y: $1)) }
    gtk_widget_add_controller(widget, middle)
    followOtherButton(on: widget, secondary)
    let backward: OpaquePointer = gtk_gesture_click_new()
    gtk_gesture_single_set_button(backward, 8)
    Signal.connectClick(UnsafeMutableRawPointer(backward), "pressed") { _, _ in back() }
    gtk_widget_add_controller(widget, backward)
    let motion: OpaquePointer = gtk_event_controller_motion_new()
    Signal.connectPoint(UnsafeMutableRawPointer(motion), "motion") { [weak self] in
      self?.pointer = CGPoint(x: $0, y: $1)
      hover(CGPoint(x: $0, y: $1))
    }
    Signal.connectPoint(UnsafeMutableRawPointer(motion), "enter") { [weak self] in
      self?.pointer = CGPoint(x: $0, y: $1)
      hover(CGPoint(x: $0, y: $1))
    }
    Signal.connect(UnsafeMutableRawPointer(motion), "leave") { hover(nil) }
    followWheels(on: widget, wheel)
    gtk_widget_add_controller(widget, motion)
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    let object = UnsafeMutableRawPointer(gesture)
    Signal.connectPoint(object, "drag-begin") { [weak self] in self?.begin(CGPoint(x: $0, y: $1)) }
    Signal.connectPoint(object, "drag-update") { [weak self] in
      self?.send(.moved, $0, $1)
      self?.detectLeaving($0, $1)
    }
    Signal.connectPoint(object, "drag-end") { [weak self] in
      self?.isDown = false
      self?.send(.ended, $0, $1)
    }
    Signal.connect(object, "cancel") { [weak self] in
      self?.isDown = false
      dispatch(.cancelled)
    }
    gtk_widget_add_controller(widget, gesture)
  }

  private func followOtherButton(on widget: UnsafeMutablePointer<GtkWidget>, _ dispatch: @escaping @MainActor (Contact) -> Void) {
    let other: OpaquePointer = gtk_gesture_drag_new()
    gtk_gesture_single_set_button(other, guint(GDK_BUTTON_SECONDARY))
    let object = UnsafeMutableRawPointer(other)
    var start = CGPoint.zero
    func send(_ phase: Contact.Phase, _ x: Double, _ y: Double) {
      dispatch(Contact(phase, CGPoint(x: start.x + x, y: start.y + y), id: Self.otherButton))
    }
    Signal.connectPoint(object, "drag-begin") { x, y in
      start = CGPoint(x: x, y: y)
      send(.began, 0, 0)
    }
    Signal.connectPoint(object, "drag-update") { send(.moved, $0, $1) }
    Signal.connectPoint(object, "drag-end") { send(.ended, $0, $1) }
    Signal.connect(object, "cancel") { send(.cancelled, 0, 0) }
    gtk_widget_add_controller(widget, other)
  }

  /// Hides presses of other buttons from the gesture while it tracks a contact, because GTK would otherwise end the gesture.
  private func suppressOtherButtons(on widget: UnsafeMutablePointer<GtkWidget>) {
    let buttons: OpaquePointer = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(buttons, GTK_PHASE_CAPTURE)
    Signal.connectButton(UnsafeMutableRawPointer(buttons), "event") { [weak self] button in
      self?.isDown == true && button != UInt32(GDK_BUTTON_PRIMARY)
    }
    gtk_widget_add_controller(widget, buttons)
  }

  /// Sets the pointer's shape over the widget.
  func show(_ shape: PointerShape) { gtk_widget_set_cursor_from_name(widget, shape.cursorName) }

  private func begin(_ point: CGPoint) {
    start = point
    isDown = true
    // Once a control has claimed the event sequence, no other gesture may take it.
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    dispatch(.began(point, kind: kind, modifiers: heldModifiers))
  }

  private var heldModifiers: KeyInput.Modifiers {
    KeyTranslation.modifiers(gtk_event_controller_get_current_event_state(gesture).rawValue)
  }

  private func send(_ phase: Contact.Phase, _ x: Double, _ y: Double) {
    dispatch(Contact(phase, CGPoint(x: start.x + x, y: start.y + y), kind: kind))
  }

  private func detectLeaving(_ x: Double, _ y: Double) {
    let size = CGSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    guard !CGRect(origin: .zero, size: size).contains(CGPoint(x: start.x + x, y: start.y + y)) else { return }
    if let device = gtk_event_controller_get_current_event_device(gesture) { onLeave(device) }
  }

  /// The kind of the tracked contact.
  private var kind: Contact.Kind {
    guard let device = gtk_event_controller_get_current_event_device(gesture) else { return .mouse }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN ? .touch : .mouse
  }

  /// Reports scroll wheel and touchpad movement.
  private func followWheels(on widget: UnsafeMutablePointer<GtkWidget>, _ send: @escaping @MainActor (WheelInput) -> Bool) {
    let wheels: OpaquePointer = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    Signal.connectScroll(UnsafeMutableRawPointer(wheels), "scroll") { [weak self] x, y in
      guard let self else { return false }
      let isPrecise = gtk_event_controller_scroll_get_unit(wheels) == GDK_SCROLL_UNIT_SURFACE
      let step = isPrecise ? 1 : Double(ScrollConstants.wheelStep)
      let modifiers = KeyTranslation.modifiers(gtk_event_controller_get_current_event_state(wheels).rawValue)
      return send(WheelInput(at: pointer, by: CGSize(width: x * step, height: y * step), isPrecise: isPrecise, modifiers: modifiers))
    }
    gtk_widget_add_controller(widget, wheels)
  }
}
#endif
