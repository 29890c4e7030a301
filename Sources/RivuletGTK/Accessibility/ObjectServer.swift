#if GTK
import CGTK4

/// A server that handles bus requests for the objects below a path.
@MainActor
protocol BusServer: AnyObject {
  /// Returns the interfaces of the object at a path, or an empty array if the object doesn't exist.
  func interfaces(of path: String) -> [AccessibleInterface]
  /// Returns the reply to another program's call, or nil if the call is not supported.
  func answer(_ call: BusCall, from sender: String) -> [BusValue]?
  func property(_ name: String, of interface: String, at path: String, for sender: String) -> BusValue?
  /// Sets a property. Returns false if the property can't be set.
  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool
}

/// An adapter that forwards GLib's bus requests to a server.
final class ObjectServer {
  private weak var server: (any BusServer)?

  init(_ server: any BusServer) {
    self.server = server
  }

  /// The functions that GLib calls for each object. GLib requires the table to live as long as the process.
  nonisolated(unsafe) static let table: UnsafeMutablePointer<GDBusInterfaceVTable> = {
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(
      to: GDBusInterfaceVTable(
        method_call: { _, sender, path, interface, method, parameters, invocation, data in
          let call = BusCall(
            path: text(path), interface: text(interface), method: text(method), arguments: BusValue(parameters)?.elements ?? [])
          let sender = text(sender)
          let reply = ObjectServer.with(data) { $0.answer(call, from: sender) }
          guard let invocation else { return }
          if let reply = reply ?? nil {
            g_dbus_method_invocation_return_value(invocation, BusValue.makeTuple(reply))
          } else {
            g_dbus_method_invocation_return_dbus_error(
              invocation, "org.freedesktop.DBus.Error.UnknownObject", "The object no longer exists.")
          }
        },
        get_property: { _, sender, path, interface, name, error, data in
          let (sender, path, interface, name) = (text(sender), text(path), text(interface), text(name))
          let value = ObjectServer.with(data) { $0.property(name, of: interface, at: path, for: sender) }
          if let value = value ?? nil { return value.makeVariant() }
          g_set_error_literal(error, g_dbus_error_quark(), gint(G_DBUS_ERROR_UNKNOWN_OBJECT.rawValue), "The object no longer exists.")
          return nil
        },
        set_property: { _, _, path, interface, name, value, error, data in
          let (path, interface, name) = (text(path), text(interface), text(name))
          guard let value = BusValue(value) else { return 0 }
          if ObjectServer.with(data, { $0.setProperty(name, of: interface, at: path, to: value) }) == true { return 1 }
          g_set_error_literal(error, g_dbus_error_quark(), gint(G_DBUS_ERROR_INVALID_ARGS.rawValue), "The value cannot be set.")
          return 0
        }, padding: (nil, nil, nil, nil, nil, nil, nil, nil)))
    return table
  }()

  /// The descriptions of all interfaces, which live as long as the process.
  nonisolated(unsafe) private static let descriptions = g_dbus_node_info_new_for_xml(AccessibleInterface.nodeDescription, nil)

  /// Returns the interfaces of an object as a null-terminated GLib list, or nil if the object has none.
  static func interfaces(
    _ data: gpointer?, _ path: UnsafePointer<CChar>?, _ node: UnsafePointer<CChar>?
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
    var path = text(path)
    // GLib passes the object's path in some calls and the subtree's path in others.
    if let node, !path.hasSuffix("/" + text(node)) { path += "/" + text(node) }
    let names = with(data) { $0.interfaces(of: path).map(\.name) } ?? []
    let infos = names.compactMap { g_dbus_node_info_lookup_interface(descriptions, $0) }
    guard !infos.isEmpty else { return nil }
    let list = g_malloc0(gsize((infos.count + 1) * MemoryLayout<gpointer>.size))
      .assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
    for (index, info) in infos.enumerated() { list[index] = g_dbus_interface_info_ref(info) }
    return list
  }

  private static func with<Result: Sendable>(_ data: gpointer?, _ body: @MainActor (any BusServer) -> Result) -> Result? {
    guard let data else { return nil }
    nonisolated(unsafe) let box = Unmanaged<ObjectServer>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { box.server.map(body) }
  }
}

private func text(_ string: UnsafePointer<CChar>?) -> String { string.map { String(cString: $0) } ?? "" }
#endif
