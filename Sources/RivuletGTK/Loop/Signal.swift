#if GTK
import CGTK4

/// Connects closures to the signals of GObjects. An object holds its closures until it goes away.
@MainActor
enum Signal {
  typealias Action = @MainActor () -> Void
  typealias Request = @MainActor () -> Bool
  typealias NumberAction = @MainActor (Int32) -> Void
  typealias TextAction = @MainActor (String) -> Void
  typealias RangeRequest = @MainActor (Int, Int) -> Bool
  typealias PointAction = @MainActor (Double, Double) -> Void
  /// Distances sideways and down; true if they were of use.
  typealias ScrollRequest = @MainActor (Double, Double) -> Bool
  /// The number of a button; true keeps its event from others.
  typealias ButtonRequest = @MainActor (UInt32) -> Bool
  typealias DropAction = @MainActor (OpaquePointer) -> Void
  /// A drop and a point; what a drop there would do.
  typealias DropMotion = @MainActor (OpaquePointer, Double, Double) -> UInt32
  /// A drop and a point; true if it is taken.
  typealias DropRequest = @MainActor (OpaquePointer, Double, Double) -> Bool
  /// Key value, key code and modifiers; true keeps the key.
  typealias KeyRequest = @MainActor (UInt32, UInt32, UInt32) -> Bool

  /// For signals with one argument that is of no interest, such as `notify::…` and `changed::…`.
  static func connect(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping Action) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in SignalBox<Action>.call(data) { $0() } }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals without arguments that ask whether they have been dealt with.
  static func connectRequest(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping Request) {
    let call: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      SignalBox<Request>.call(data) { $0() } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals without arguments.
  static func connectEvent(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping Action) {
    let call: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in SignalBox<Action>.call(data) { $0() } }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals with a string.
  static func connectText(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping TextAction) {
    let call: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
      let text = text.map { String(cString: $0) } ?? ""
      SignalBox<TextAction>.call(data) { $0(text) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals with a number.
  static func connectNumber(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping NumberAction) {
    let call: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, number, data in
      SignalBox<NumberAction>.call(data) { $0(number) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals with an offset and a length that ask whether they have been dealt with.
  static func connectRange(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping RangeRequest) {
    let call: @convention(c) (gpointer?, gint, gint, gpointer?) -> gboolean = { _, offset, count, data in
      SignalBox<RangeRequest>.call(data) { $0(Int(offset), Int(count)) } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals with a point or an offset.
  static func connectPoint(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping PointAction) {
    let call: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      SignalBox<PointAction>.call(data) { $0(x, y) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals of wheels and touchpads.
  static func connectScroll(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping ScrollRequest) {
    let call: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
      SignalBox<ScrollRequest>.call(data) { $0(x, y) } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals of clicks: their number, which is of no interest, and a point.
  static func connectClick(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping PointAction) {
    let call: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
      SignalBox<PointAction>.call(data) { $0(x, y) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals with an event, of which those of buttons are handed on.
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

  /// For signals with a drop.
  static func connectDrop(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping DropAction) {
    let call: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, drop, data in
      nonisolated(unsafe) let drop = drop
      if let drop { SignalBox<DropAction>.call(data) { $0(drop) } }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals with a drop and a point that ask what the drop would do.
  static func connectDropMotion(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping DropMotion) {
    let call: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> UInt32 = { _, drop, x, y, data in
      nonisolated(unsafe) let drop = drop
      guard let drop else { return 0 }
      return SignalBox<DropMotion>.call(data) { $0(drop, x, y) }
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals with a drop and a point that ask whether it is taken.
  static func connectDropRequest(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping DropRequest) {
    let call: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = { _, drop, x, y, data in
      nonisolated(unsafe) let drop = drop
      guard let drop else { return 0 }
      return SignalBox<DropRequest>.call(data) { $0(drop, x, y) } ? 1 : 0
    }
    connect(object, name, body, unsafeBitCast(call, to: GCallback.self))
  }

  /// For signals of keys: key value, key code and modifiers.
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

/// Carries a closure through C as user data.
private final class SignalBox<Body> {
  let body: Body

  init(_ body: Body) {
    self.body = body
  }

  /// Hands the closure over on the main thread, which is where GTK calls.
  static func call<Result: Sendable>(_ data: gpointer?, _ body: @MainActor (Body) -> Result) -> Result {
    guard let data else { fatalError("GTK lost the closure of a signal.") }
    nonisolated(unsafe) let box = Unmanaged<SignalBox<Body>>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { body(box.body) }
  }
}

/// Gives up the reference that C held.
private func releaseObject(_ data: gpointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
#endif
