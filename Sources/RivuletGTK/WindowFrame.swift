#if GTK
import CGTK4
import CRivuletCanvas
import Foundation
import RivuletHost

/// A window on the desktop, including the parts that GTK draws around the canvas.
@MainActor
final class WindowFrame {
  private let widget: UnsafeMutablePointer<GtkWidget>
  let window: UnsafeMutablePointer<GtkWindow>

  /// Called when the user or the window system requests that the window close.
  var onClose: () -> Void = {}
  /// Called when the window gains or loses keyboard focus, or is hidden or shown.
  var onPhaseChange: () -> Void = {}

  /// Creates a window that is not yet visible.
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

  /// Sets the window's title.
  func setTitle(_ title: String) { gtk_window_set_title(window, title) }

  /// Returns the origin of a widget in window coordinates, in logical pixels.
  func origin(of widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    return gtk_widget_translate_coordinates(widget, self.widget, 0, 0, &x, &y) != 0 ? CGPoint(x: x, y: y) : .zero
  }

  /// The screen position of the window's top-left corner, in logical pixels, or nil on window systems that do not expose it.
  var screenOrigin: CGPoint? {
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    guard rivulet_surface_origin(UnsafeMutableRawPointer(surface), &x, &y) else { return nil }
    var (left, top) = (0.0, 0.0)
    // The surface includes the shadow that GTK draws around the window.
    gtk_native_get_surface_transform(OpaquePointer(widget), &left, &top)
    let scale = CGFloat(max(gdk_surface_get_scale_factor(surface), 1))
    return CGPoint(x: CGFloat(x) / scale + left, y: CGFloat(y) / scale + top)
  }

  /// A Boolean value that indicates whether the window has keyboard focus.
  var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Requests a canvas size, in logical pixels, from the window system.
  func resize(to size: CGSize) { gtk_window_set_default_size(window, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up))) }

  func setResizable(_ isResizable: Bool) {
    gtk_window_set_resizable(window, isResizable ? 1 : 0)
  }

  /// The assumed height of the title bar that the window system draws around the canvas (our choice: the actual height is known only once
  /// a window is shown).
  private static let titleBarHeight: CGFloat = 40

  /// The largest canvas size whose window still fits on the screen.
  static var maximumContentSize: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    if let display = gdk_display_get_default() { rivulet_work_area(UnsafeMutableRawPointer(display), &width, &height) }
    guard width > 0, height > 0 else { return CGSize(width: CGFloat.infinity, height: CGFloat.infinity) }
    return CGSize(width: CGFloat(width), height: max(CGFloat(height) - titleBarHeight, 1))
  }

  /// Presents the window at the natural size of its canvas.
  func present(icon: WindowIcon) {
    gtk_window_present(window)
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return }
    icon.show(on: surface)
    Signal.connect(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] in self?.onPhaseChange() }
  }

  /// Brings the window to the front and gives it keyboard focus.
  func bringToFront() { gtk_window_present(window) }

  /// Shows or hides the window decorations.
  func setDecorated(_ isDecorated: Bool) { gtk_window_set_decorated(window, isDecorated ? 1 : 0) }

  /// Destroys the window without asking for confirmation.
  func destroy() {
    gtk_window_destroy(window)
  }

  /// The surface state of a window that is completely hidden. The headers of older GTK versions do not declare it.
  private static let suspended: UInt32 = 1 << 16

  /// The scene's phase, which remains active while the window is visible, even without focus (B20.67).
  var phase: ScenePhase {
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return .inactive }
    let state = gdk_toplevel_get_state(surface).rawValue
    return state & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | Self.suspended) == 0 ? .active : .background
  }
}
#endif
