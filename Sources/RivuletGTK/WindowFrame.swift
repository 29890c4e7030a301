#if GTK
import CGTK4
import CRivuletCanvas
import Foundation
import RivuletHost

/// The window itself: what GTK draws and keeps around the canvas.
@MainActor
final class WindowFrame {
  private let widget: UnsafeMutablePointer<GtkWidget>
  let window: UnsafeMutablePointer<GtkWindow>

  /// Somebody asks to close the window.
  var onClose: () -> Void = {}
  /// The window got or lost the keyboard, or was hidden or shown.
  var onPhaseChange: () -> Void = {}

  /// A window that is not shown yet.
  init(around canvas: UnsafeMutablePointer<GtkWidget>) {
    widget = gtk_window_new()
    window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(window, canvas)
    gtk_window_set_focus(window, canvas)
    Signal.connectRequest(object, "close-request") { [weak self] in
      self?.onClose()
      return true
    }
    Signal.connect(object, "notify::is-active") { [weak self] in self?.onPhaseChange() }
  }

  private var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(widget) }

  /// What people call the window.
  func setTitle(_ title: String) { gtk_window_set_title(window, title) }

  /// Where a widget begins in the window, in logical pixels.
  func origin(of widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    return gtk_widget_translate_coordinates(widget, self.widget, 0, 0, &x, &y) != 0 ? CGPoint(x: x, y: y) : .zero
  }

  /// The corner of the window on the screen, in logical pixels; nil on window systems that hide it.
  var screenOrigin: CGPoint? {
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    guard rivulet_surface_origin(UnsafeMutableRawPointer(surface), &x, &y) else { return nil }
    var (left, top) = (0.0, 0.0)
    // A shadow that GTK draws around the window belongs to the surface.
    gtk_native_get_surface_transform(OpaquePointer(widget), &left, &top)
    let scale = CGFloat(max(gdk_surface_get_scale_factor(surface), 1))
    return CGPoint(x: CGFloat(x) / scale + left, y: CGFloat(y) / scale + top)
  }

  /// Whether the window has the keyboard.
  var isActive: Bool { gtk_window_is_active(window) != 0 }

  func setResizable(_ isResizable: Bool) {
    gtk_window_set_resizable(window, isResizable ? 1 : 0)
  }

  /// How high the title bar of a window may be, which the window system draws around the canvas (our choice: it is known only once a window is shown).
  private static let titleBarHeight: CGFloat = 40

  /// The largest canvas of which a window still fits on the screen.
  static var roomForContent: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    if let display = gdk_display_get_default() { rivulet_work_area(UnsafeMutableRawPointer(display), &width, &height) }
    guard width > 0, height > 0 else { return CGSize(width: CGFloat.infinity, height: CGFloat.infinity) }
    return CGSize(width: CGFloat(width), height: max(CGFloat(height) - titleBarHeight, 1))
  }

  /// Shows the window, in the natural size of its canvas.
  func present(icon: WindowIcon) {
    gtk_window_present(window)
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return }
    icon.show(on: surface)
    Signal.connect(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] in self?.onPhaseChange() }
  }

  /// Shows the window before the others, and gives it the keyboard.
  func bringToFront() { gtk_window_present(window) }

  /// Whether there is a frame around the content.
  func setDecorated(_ isDecorated: Bool) { gtk_window_set_decorated(window, isDecorated ? 1 : 0) }

  /// Takes the window away without asking.
  func destroy() {
    gtk_window_destroy(window)
  }

  /// How much of the window people see and use.
  var phase: ScenePhase {
    if let surface = gtk_native_get_surface(OpaquePointer(widget)) {
      let state = gdk_toplevel_get_state(surface)
      if state.rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0 { return .background }
    }
    return isActive ? .active : .inactive
  }
}
#endif
