#if GTK
import CGTK4

/// Connections between closures and GObject signals. An object retains its closures until it is freed.
@MainActor
enum Signal {
  typealias Action = @MainActor () -> Void
  typealias Request = @MainActor () -> Bool
  typealias NumberAction = @MainActor (Int32) -> Void
  typealias TextAction = @MainActor (String) -> Void
  typealias RangeRequest = @MainActor (Int, Int) -> Bool
  typealias PointAction = @MainActor (Double, Double) -> Void
  /// A closure that receives horizontal and vertical distances, and returns true if it handled them.
  typealias ScrollRequest = @MainActor (Double, Double) -> Bool
  /// A closure that receives a button number, and returns true to stop the event.
  typealias ButtonRequest = @MainActor (UInt32) -> Bool
  typealias DropAction = @MainActor (OpaquePointer) -> Void
  /// A closure that receives a drop and a point, and returns the drop action at that point.
  typealias DropMotion = @MainActor (OpaquePointer, Double, Double) -> UInt32
  /// A closure that receives a drop and a point, and returns true if it accepts the drop.
  typealias DropRequest = @MainActor (OpaquePointer, Double, Double) -> Bool
  /// A closure that receives a key value, key code, and modifiers, and returns true if it handled the key.
  typealias KeyRequest = @MainActor (UInt32, UInt32, UInt32) -> Bool

  /// Connects to a signal with one argument, which the closure does not receive, such as `notify::…` and `changed::…`.
  static func connect(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping Action) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in SignalBox<Action>.call(data) { $0() } }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal without arguments that returns whether it was handled.
  static func connectRequest(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping Request) {
    let call: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      SignalBox<Request>.call(data) { $0() } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal without arguments.
  static func connectEvent(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping Action) {
    let call: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in SignalBox<Action>.call(data) { $0() } }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal with a string argument.
  static func connectText(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping TextAction) {
    let call: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
      let text = text.map { String(cString: $0) } ?? ""
      SignalBox<TextAction>.call(data) { $0(text) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal with a number argument.
  static func connectNumber(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping NumberAction) {
    let call: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, number, data in
      SignalBox<NumberAction>.call(data) { $0(number) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal with offset and length arguments that returns whether it was handled.
  static func connectRange(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping RangeRequest) {
    let call: @convention(c) (gpointer?, gint, gint, gpointer?) -> gboolean = { _, offset, count, data in
      SignalBox<RangeRequest>.call(data) { $0(Int(offset), Int(count)) } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal whose arguments are a point or an offset.
  static func connectPoint(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping PointAction) {
    let call: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      SignalBox<PointAction>.call(data) { $0(x, y) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal for scroll wheels and touchpads.
  static func connectScroll(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping ScrollRequest) {
    let call: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
      SignalBox<ScrollRequest>.call(data) { $0(x, y) } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a click signal, whose arguments are the number of clicks, which is ignored, and a point.
  static func connectClick(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping PointAction) {
    let call: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
      SignalBox<PointAction>.call(data) { $0(x, y) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal with an event argument. The closure receives only button events.
  static func connectButton(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping ButtonRequest) {
    let call: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      guard let event else { return 0 }
      let type = gdk_event_get_event_type(event)
      guard type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE else { return 0 }
      let button = gdk_button_event_get_button(event)
      return SignalBox<ButtonRequest>.call(data) { $0(button) } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal with a drop argument.
  static func connectDrop(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping DropAction) {
    let call: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, drop, data in
      nonisolated(unsafe) let drop = drop
      if let drop { SignalBox<DropAction>.call(data) { $0(drop) } }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal with drop and point arguments that returns the drop action.
  static func connectDropMotion(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping DropMotion) {
    let call: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> UInt32 = { _, drop, x, y, data in
      nonisolated(unsafe) let drop = drop
      guard let drop else { return 0 }
      return SignalBox<DropMotion>.call(data) { $0(drop, x, y) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a signal with drop and point arguments that returns whether the drop is accepted.
  static func connectDropRequest(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping DropRequest) {
    let call: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = { _, drop, x, y, data in
      nonisolated(unsafe) let drop = drop
      guard let drop else { return 0 }
      return SignalBox<DropRequest>.call(data) { $0(drop, x, y) } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// Connects to a key signal, whose arguments are the key value, key code, and modifiers.
  static func connectKey(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping KeyRequest) {
    let call: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = { _, value, code, state, data in
      SignalBox<KeyRequest>.call(data) { $0(value, code, state.rawValue) } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  private static func connect<Body>(_ object: UnsafeMutableRawPointer, _ name: String, _ body: Body, _ call: GCallback) {
    let data = Unmanaged.passRetained(SignalBox(body)).toOpaque()
    g_signal_connect_data(object, name, call, data, { data, _ in releaseObject(data) }, GConnectFlags(rawValue: 0))
  }
}

/// A box that carries a closure through C as user data.
private final class SignalBox<Body> {
  let body: Body

  init(_ body: Body) {
    self.body = body
  }

  /// Calls `body` with the closure on the main thread, the only thread on which GTK makes calls.
  static func call<Result: Sendable>(_ data: gpointer?, _ body: @MainActor (Body) -> Result) -> Result {
    guard let data else { fatalError("GTK lost the closure of a signal.") }
    nonisolated(unsafe) let box = Unmanaged<SignalBox<Body>>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { body(box.body) }
  }
}

/// Releases a reference held by C code.
private func releaseObject(_ data: gpointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
#endif
