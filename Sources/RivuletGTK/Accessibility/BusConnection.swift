#if GTK
import CGTK4
import Foundation

/// A connection to a message bus that delivers all messages on the main thread.
///
/// The connection retains closures until it is closed, and does not call them after that.
@MainActor
package final class BusConnection {
  private let pointer: OpaquePointer
  private var subscriptions: [guint] = []
  private var watches: [guint] = []
  private var registrations: [guint] = []
  private var closedHandler: gulong = 0
  private var isClosed = false

  /// Creates a connection, taking ownership of the reference.
  private init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    // The app doesn't depend on the bus and continues without it.
    g_dbus_connection_set_exit_on_close(pointer, 0)
  }

  isolated deinit {
    close()
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Connects to the session bus. Passes nil to the closure if the connection fails.
  static func openSession(_ done: @escaping @MainActor (BusConnection?) -> Void) {
    let answer = AnswerBox { _, result in done(g_bus_get_finish(result, nil).map(BusConnection.init)) }
    g_bus_get(G_BUS_TYPE_SESSION, nil, AnswerBox.call, answer.retained)
  }

  /// Connects to the bus at an address. Passes nil to the closure if the connection fails.
  static func open(_ address: String, _ done: @escaping @MainActor (BusConnection?) -> Void) {
    let answer = AnswerBox { _, result in done(g_dbus_connection_new_for_address_finish(result, nil).map(BusConnection.init)) }
    let flags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    g_dbus_connection_new_for_address(address, GDBusConnectionFlags(rawValue: flags), nil, nil, AnswerBox.call, answer.retained)
  }

  /// The name under which the bus routes messages to this process.
  var uniqueName: String { g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? "" }

  /// Calls a method of another program. Passes nil to the closure if the call fails.
  func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [],
    _ done: @escaping @MainActor ([BusValue]?) -> Void
  ) {
    let answer = AnswerBox { source, result in
      let reply = g_dbus_connection_call_finish(source, result, nil)
      defer { if let reply { g_variant_unref(reply) } }
      done(BusValue(reply)?.elements)
    }
    g_dbus_connection_call(
      pointer, name, path, interface, method, BusValue.makeTuple(arguments), nil, G_DBUS_CALL_FLAGS_NONE, 5_000, nil, AnswerBox.call,
      answer.retained)
  }

  /// Sends an event to all listeners.
  func emit(_ signal: BusSignal) {
    g_dbus_connection_emit_signal(
      pointer, nil, signal.path, "org.a11y.atspi.Event." + signal.category, signal.name, BusValue.makeTuple(signal.body), nil)
  }

  /// Subscribes to a signal from another program.
  func subscribe(_ name: String, _ path: String, _ interface: String, _ signal: String, _ body: @escaping @MainActor ([BusValue]) -> Void) {
    subscriptions.append(
      g_dbus_connection_signal_subscribe(
        pointer, name, interface, signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, parameters, data in
          let values = BusValue(parameters)?.elements ?? []
          ClosureBox<[BusValue]>.call(data, values)
        }, ClosureBox(body).retained, { releaseBox($0) }))
  }

  /// Watches a name on the bus, and returns the ID of the watch. The closure receives true when the name gains an owner, and false when
  /// the name has none.
  @discardableResult
  func watch(_ name: String, startsOwner: Bool = false, _ body: @escaping @MainActor (Bool) -> Void) -> guint {
    let id = g_bus_watch_name_on_connection(
      pointer, name, startsOwner ? G_BUS_NAME_WATCHER_FLAGS_AUTO_START : G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, _, data in ClosureBox<Bool>.call(data, true) }, { _, _, data in ClosureBox<Bool>.call(data, false) },
      ClosureBox(body).retained, { releaseBox($0) })
    watches.append(id)
    return id
  }

  /// Ends a watch.
  func endWatch(_ id: guint) {
    guard let index = watches.firstIndex(of: id) else { return }
    watches.remove(at: index)
    g_bus_unwatch_name(id)
  }

  /// Sets a closure to call when the bus connection is lost.
  func onLoss(_ body: @escaping @MainActor () -> Void) {
    let call: @convention(c) (gpointer?, gboolean, gpointer?, gpointer?) -> Void = { _, _, _, data in ActionBox.run(data) }
    closedHandler = g_signal_connect_data(
      UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(call, to: GCallback.self),
      Unmanaged.passRetained(ActionBox(body)).toOpaque(), { data, _ in ActionBox.release(data) }, GConnectFlags(rawValue: 0))
  }

  /// Exposes the objects below a path to other programs.
  func serve(_ server: any BusServer, at path: String) {
    var table = GDBusSubtreeVTable(
      enumerate: { _, _, _, _ in g_new0_names() },
      introspect: { _, _, path, node, data in ObjectServer.interfaces(data, path, node) },
      dispatch: { _, _, _, _, _, userData, data in
        userData?.pointee = data
        return UnsafePointer(ObjectServer.table)
      }, padding: (nil, nil, nil, nil, nil, nil, nil, nil))
    let box = Unmanaged.passRetained(ObjectServer(server)).toOpaque()
    let id = g_dbus_connection_register_subtree(
      pointer, path, &table, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, box, { releaseBox($0) }, nil)
    if id != 0 { registrations.append(id) }
  }

  /// Removes all watches, subscriptions, and registrations, after which no closure is called.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    if closedHandler != 0 { g_signal_handler_disconnect(UnsafeMutableRawPointer(pointer), closedHandler) }
    for id in watches { g_bus_unwatch_name(id) }
    for id in subscriptions { g_dbus_connection_signal_unsubscribe(pointer, id) }
    for id in registrations { g_dbus_connection_unregister_subtree(pointer, id) }
    (watches, subscriptions, registrations) = ([], [], [])
  }

  /// Disconnects from the bus without waiting.
  func disconnect() {
    close()
    g_dbus_connection_close(pointer, nil, nil, nil)
  }
}

/// Returns an empty, null-terminated list of names that GLib frees.
private func g_new0_names() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  g_malloc0(gsize(MemoryLayout<gpointer>.size)).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
}

/// A box that carries a completion closure through an asynchronous GLib call.
private final class AnswerBox {
  private let body: @MainActor (OpaquePointer?, OpaquePointer?) -> Void

  init(_ body: @escaping @MainActor (OpaquePointer?, OpaquePointer?) -> Void) {
    self.body = body
  }

  var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

  static let call: GAsyncReadyCallback = { source, result, data in
    guard let data else { return }
    nonisolated(unsafe) let box = Unmanaged<AnswerBox>.fromOpaque(data).takeRetainedValue()
    nonisolated(unsafe) let (source, result) = (source.map { OpaquePointer($0) }, result)
    MainActor.assumeIsolated { box.body(source, result) }
  }
}

/// A box that carries a closure through repeated GLib callbacks.
private final class ClosureBox<Value> {
  private let body: @MainActor (Value) -> Void

  init(_ body: @escaping @MainActor (Value) -> Void) {
    self.body = body
  }

  var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

  static func call(_ data: gpointer?, _ value: Value) {
    guard let data else { return }
    nonisolated(unsafe) let box = Unmanaged<ClosureBox<Value>>.fromOpaque(data).takeUnretainedValue()
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated { box.body(value) }
  }
}

/// Releases a reference held by C code.
func releaseBox(_ data: gpointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
#endif
