#if GTK
import CGTK4
import CRivuletCanvas
import Foundation

/// The requirements that a canvas places on its owner.
@MainActor
protocol CanvasOwner: AnyObject {
  /// The minimum and natural sizes, in points.
  var sizeLimits: (minimum: CGSize, natural: CGSize) { get }
  /// Called with the new size in points when the canvas is resized.
  func canvasDidResize(to size: CGSize)
  /// Appends the content to a GTK snapshot.
  func appendContent(to snapshot: OpaquePointer)
}

/// The widget that displays the tiles. Its owner must outlive the widget.
@MainActor
struct CanvasWidget {
  let widget: UnsafeMutablePointer<GtkWidget>

  init(owner: GTKWindow) {
    let callbacks = RivuletCanvasCallbacks(
      snapshot: { owner, snapshot in
        nonisolated(unsafe) let snapshot = snapshot
        CanvasWidget.withOwner(owner) { $0.appendContent(to: OpaquePointer(snapshot)) }
      },
      measure: { owner, isHorizontal, minimum, natural in
        let limits = CanvasWidget.withOwner(owner) { $0.sizeLimits }
        minimum.pointee = CanvasWidget.length(limits.minimum, isHorizontal)
        natural.pointee = max(CanvasWidget.length(limits.natural, isHorizontal), minimum.pointee)
      },
      allocate: { owner, width, height in
        CanvasWidget.withOwner(owner) { $0.canvasDidResize(to: CGSize(width: Int(width), height: Int(height))) }
      })
    let canvas = rivulet_canvas_new(callbacks, Unmanaged.passUnretained(owner).toOpaque())
    widget = canvas.assumingMemoryBound(to: GtkWidget.self)
  }

  /// The size in points, or nil before the window has a size.
  var size: CGSize? {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    return width > 0 && height > 0 ? CGSize(width: Double(width), height: Double(height)) : nil
  }

  /// The number of physical pixels per point.
  var scale: CGFloat { CGFloat(max(gtk_widget_get_scale_factor(widget), 1)) }

  /// True if cairo draws the window, as on a computer without a usable graphics processor.
  var drawsWithCairo: Bool { rivulet_widget_draws_with_cairo(widget) }

  /// The time on the clock of the window's frames, in seconds.
  var now: Double {
    let microseconds = gtk_widget_get_frame_clock(widget).map { gdk_frame_clock_get_frame_time($0) } ?? g_get_monotonic_time()
    return Double(microseconds) / 1e6
  }

  /// Sets the layout direction of the parts that GTK draws.
  static func setRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  /// Calls `body` when `scale` may have changed.
  func onScaleChange(_ body: @escaping @MainActor () -> Void) {
    Signal.connect(UnsafeMutableRawPointer(widget), "notify::scale-factor", body)
  }

  /// Calls `body` once, when the window's next frame starts.
  func onNextFrame(_ body: @escaping @MainActor () -> Void) {
    let data = Unmanaged.passRetained(ActionBox(body)).toOpaque()
    _ = gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        ActionBox.run(data)
        return 0
      }, data, { ActionBox.release($0) })
  }

  /// Requests a paint at the next frame.
  func queueDraw() { gtk_widget_queue_draw(widget) }

  /// Requests a new measurement.
  func queueResize() { gtk_widget_queue_resize(widget) }

  private nonisolated static func length(_ size: CGSize, _ isHorizontal: Bool) -> Int32 {
    let length = (isHorizontal ? size.width : size.height).rounded(.up)
    return length.isFinite ? Int32(min(max(length, 0), 32_767)) : 0
  }

  /// Calls `body` with the owner. GTK makes its calls only on the main thread.
  private nonisolated static func withOwner<Result: Sendable>(
    _ pointer: UnsafeMutableRawPointer, _ body: @MainActor (any CanvasOwner) -> Result
  ) -> Result {
    nonisolated(unsafe) let pointer = pointer
    return MainActor.assumeIsolated { body(Unmanaged<GTKWindow>.fromOpaque(pointer).takeUnretainedValue()) }
  }
}
#endif
