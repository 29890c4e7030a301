#if GTK
import CGTK4
import Foundation
import RivuletHost

/// Follows the primary button over a widget, and touches; while it is down, also outside of the widget. Shows what a click would do by the shape of
/// the pointer.
@MainActor
final class PointerInput {
  private let gesture: OpaquePointer
  private var start = CGPoint.zero
  private let dispatch: (PointerEvent) -> Void
  private var shape = PointerShape.arrow

  /// The widget owns the gesture and calls `dispatch` as long as it lives; `shape` tells what the pointer looks like over a point.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, dispatch: @escaping @MainActor (PointerEvent) -> Void,
    shape: @escaping @MainActor (CGPoint) -> PointerShape
  ) {
    gesture = gtk_gesture_drag_new()
    self.dispatch = dispatch
    let motion: OpaquePointer = gtk_event_controller_motion_new()
    Signal.connectPoint(UnsafeMutableRawPointer(motion), "motion") { [weak self] in self?.show(shape(CGPoint(x: $0, y: $1)), on: widget) }
    gtk_widget_add_controller(widget, motion)
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    let object = UnsafeMutableRawPointer(gesture)
    Signal.connectPoint(object, "drag-begin") { [weak self] in self?.begin(CGPoint(x: $0, y: $1)) }
    Signal.connectPoint(object, "drag-update") { [weak self] in self?.send(PointerEvent.moved, $0, $1) }
    Signal.connectPoint(object, "drag-end") { [weak self] in self?.send(PointerEvent.ended, $0, $1) }
    Signal.connect(object, "cancel") { dispatch(.cancelled) }
    gtk_widget_add_controller(widget, gesture)
  }

  private func show(_ shape: PointerShape, on widget: UnsafeMutablePointer<GtkWidget>) {
    guard shape != self.shape else { return }
    self.shape = shape
    gtk_widget_set_cursor_from_name(widget, shape == .link ? "pointer" : nil)
  }

  private func begin(_ point: CGPoint) {
    start = point
    // Nobody else may take the series once a control has it.
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    dispatch(.began(point, modifiers: heldModifiers))
  }

  private var heldModifiers: KeyInput.Modifiers {
    KeyTranslation.modifiers(gtk_event_controller_get_current_event_state(gesture).rawValue)
  }

  private func send(_ event: (CGPoint) -> PointerEvent, _ x: Double, _ y: Double) {
    dispatch(event(CGPoint(x: start.x + x, y: start.y + y)))
  }
}
#endif
