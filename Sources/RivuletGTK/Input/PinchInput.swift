#if GTK
import CGTK4
import Foundation
import RivuletHost

/// Input from a two-finger pinch or rotation on a touchpad or touchscreen, reported as two contacts around their centre (B14.20).
@MainActor
final class PinchInput {
  /// The initial distance of each contact from the centre, in points.
  private static let radius = 20.0
  /// The contacts' identifiers, which no other contacts use.
  private static let ids = (1001, 1002)

  private let zoom: OpaquePointer
  private let turn: OpaquePointer
  private let dispatch: (Contact) -> Void
  private var center = CGPoint.zero
  private var isDown = false

  /// Attaches the gestures to the widget, which owns them and calls the closure for as long as it lives.
  init(on widget: UnsafeMutablePointer<GtkWidget>, dispatch: @escaping @MainActor (Contact) -> Void) {
    zoom = gtk_gesture_zoom_new()
    turn = gtk_gesture_rotate_new()
    self.dispatch = dispatch
    let object = UnsafeMutableRawPointer(zoom)
    Signal.connect(object, "begin") { [weak self] in self?.begin() }
    Signal.connect(object, "update") { [weak self] in self?.move() }
    Signal.connect(object, "end") { [weak self] in self?.end(.ended) }
    Signal.connect(object, "cancel") { [weak self] in self?.end(.cancelled) }
    gtk_widget_add_controller(widget, zoom)
    gtk_widget_add_controller(widget, turn)
    gtk_gesture_group(turn, zoom)
  }

  private var places: (CGPoint, CGPoint) {
    let scale = max(gtk_gesture_zoom_get_scale_delta(zoom), 0.01)
    let angle = gtk_gesture_rotate_get_angle_delta(turn)
    let (x, y) = (Self.radius * scale * cos(angle), Self.radius * scale * sin(angle))
    return (CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y))
  }

  private func begin() {
    var (x, y) = (0.0, 0.0)
    guard gtk_gesture_get_bounding_box_center(zoom, &x, &y) != 0 else { return }
    center = CGPoint(x: x, y: y)
    isDown = true
    dispatch(.began(CGPoint(x: x - Self.radius, y: y), id: Self.ids.0, kind: .touch))
    dispatch(.began(CGPoint(x: x + Self.radius, y: y), id: Self.ids.1, kind: .touch))
  }

  private func move() {
    guard isDown else { return }
    let places = places
    dispatch(.moved(places.0, id: Self.ids.0))
    dispatch(.moved(places.1, id: Self.ids.1))
  }

  private func end(_ phase: Contact.Phase) {
    guard isDown else { return }
    isDown = false
    let places = places
    dispatch(Contact(phase, places.1, id: Self.ids.1))
    dispatch(Contact(phase, places.0, id: Self.ids.0))
  }
}
#endif
