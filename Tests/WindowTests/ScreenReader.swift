#if GTK
import CGTK4
import Foundation
@testable import RivuletGTK
import Synchronization
import VirtualScreens

/// A small screen reader: it finds the objects of apps on the accessibility bus, operates them, and hears of events.
final class ScreenReader {
  /// An object of an app.
  struct Object: Hashable {
    let app: String
    let path: String
  }

  /// What came over the bus, in short lines.
  private let heard = EventLog()
  private let connection: OpaquePointer
  /// Where the accessibility bus is.
  let address: String

  private static let prefix = "org.a11y.atspi."
  private static let registry = "org.a11y.atspi.Registry"

  /// Joins the session of a bus.
  init(_ bus: ReaderBus) throws {
    let session = try Self.connect(bus.address)
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let answer = try Self.call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    address = answer.first?.text ?? ""
    connection = try Self.connect(address)
    let log = Unmanaged.passRetained(heard).toOpaque()
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        if isIncoming != 0, let message, let data { Unmanaged<EventLog>.fromOpaque(data).takeUnretainedValue().note(message) }
        return message
      }, log, { data in if let data { Unmanaged<EventLog>.fromOpaque(data).release() } })
  }

  deinit {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  private static func connect(_ address: String) throws -> OpaquePointer {
    let flags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    guard let made = g_dbus_connection_new_for_address_sync(address, GDBusConnectionFlags(rawValue: flags), nil, nil, nil) else {
      throw VirtualScreen.Failure("There is no bus at \(address).")
    }
    g_dbus_connection_set_exit_on_close(made, 0)
    return made
  }

  private static func call(
    _ connection: OpaquePointer, _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = []
  ) throws -> [BusValue] {
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_sync(
      connection, name, path, interface, method, BusValue.makeTuple(arguments), nil, G_DBUS_CALL_FLAGS_NONE, 10_000, nil, &error)
    guard let reply else {
      defer { g_error_free(error) }
      throw VirtualScreen.Failure("\(method) of \(path): \(error.map { String(cString: $0.pointee.message) } ?? "")")
    }
    defer { g_variant_unref(reply) }
    return BusValue(reply)?.elements ?? []
  }

  /// The process of the accessibility bus itself.
  func busProcess() throws -> pid_t {
    let bus = "org.freedesktop.DBus"
    let answer = try Self.call(connection, bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", [.string(bus)])
    guard let number = answer.first?.integer, number > 1 else { throw VirtualScreen.Failure("The bus has no process.") }
    return pid_t(number)
  }

  /// Calls a method of an object.
  func call(_ object: Object, _ interface: String, _ method: String, _ arguments: BusValue...) throws -> [BusValue] {
    try Self.call(connection, object.app, object.path, Self.prefix + interface, method, arguments)
  }

  /// The value of a property of an object.
  func get(_ object: Object, _ interface: String, _ property: String) throws -> BusValue {
    let answer = try Self.call(
      connection, object.app, object.path, "org.freedesktop.DBus.Properties", "Get", [.string(Self.prefix + interface), .string(property)])
    guard case .variant(let value)? = answer.first else { throw VirtualScreen.Failure("\(property) of \(object.path) is empty.") }
    return value
  }

  func set(_ object: Object, _ interface: String, _ property: String, to value: BusValue) throws {
    _ = try Self.call(
      connection, object.app, object.path, "org.freedesktop.DBus.Properties", "Set",
      [.string(Self.prefix + interface), .string(property), .variant(value)])
  }
}

// MARK: - Objects

extension ScreenReader {
  private static func object(_ value: BusValue?) -> Object? {
    guard let parts = value?.elements, parts.count == 2, let app = parts[0].text, let path = parts[1].text else { return nil }
    return Object(app: app, path: path)
  }

  /// The app with a name, once it has told the registry of itself.
  func application(_ name: String) async throws -> Object {
    let desktop = Object(app: Self.registry, path: "/org/a11y/atspi/accessible/root")
    for _ in 0..<600 {
      for app in (try? children(desktop)) ?? [] where (try? self.name(app)) == name { return app }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw VirtualScreen.Failure("\(name) is not on the accessibility bus.")
  }

  /// All apps with a name.
  func applications(_ name: String) async throws -> [Object] {
    let desktop = Object(app: Self.registry, path: "/org/a11y/atspi/accessible/root")
    return try children(desktop).filter { (try? self.name($0)) == name }
  }

  /// Where an object is, as coordinates of a kind: 0 count from the corner of the screen, 1 from that of the window.
  func extents(_ object: Object, _ kind: UInt32) throws -> CGRect {
    let numbers = try call(object, "Component", "GetExtents", .unsigned(kind)).first?.elements.compactMap(\.integer) ?? []
    return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .null
  }

  /// The innermost object at a point of the screen.
  func object(at point: CGPoint, in object: Object) throws -> Object? {
    let place: [BusValue] = [.int(Int32(point.x)), .int(Int32(point.y)), .unsigned(0)]
    return Self.object(try call(object, "Component", "GetAccessibleAtPoint", place[0], place[1], place[2]).first)
  }

  /// The first object with a role and a name, once it is there.
  func appears(_ role: String, _ name: String, in object: Object) async throws -> Object {
    for _ in 0..<600 {
      if let found = try search(role, name, object) { return found }
      try await Task.sleep(for: .milliseconds(25))
    }
    return try find(role, name, in: object)
  }

  func children(_ object: Object) throws -> [Object] {
    try call(object, "Accessible", "GetChildren").first?.elements.compactMap(Self.object) ?? []
  }

  func name(_ object: Object) throws -> String { try get(object, "Accessible", "Name").text ?? "" }
  func role(_ object: Object) throws -> String { try call(object, "Accessible", "GetRoleName").first?.text ?? "" }

  func states(_ object: Object) throws -> AccessibleStates {
    let halves = try call(object, "Accessible", "GetState").first?.elements.compactMap(\.integer) ?? []
    return halves.count == 2 ? AccessibleStates(rawValue: UInt64(halves[0]) | UInt64(halves[1]) << 32) : .defunct
  }

  func attributes(_ object: Object) throws -> [String: String] {
    let entries = try call(object, "Accessible", "GetAttributes").first?.elements ?? []
    return Dictionary(entries.map { ($0.elements[0].text ?? "", $0.elements[1].text ?? "") }) { $1 }
  }

  func text(_ object: Object) throws -> String { try call(object, "Text", "GetText", .int(0), .int(-1)).first?.text ?? "" }

  /// Runs the first thing that can be done with an object.
  func act(_ object: Object) throws -> Bool { try call(object, "Action", "DoAction", .int(0)).first?.isTrue == true }

  /// The first object with a role and a name, if one is given, at an object or inside.
  func find(_ role: String, _ name: String? = nil, in object: Object) throws -> Object {
    guard let found = try search(role, name, object) else {
      throw VirtualScreen.Failure("There is no \(role) \(name ?? "") in \(try tree(object)).")
    }
    return found
  }

  private func search(_ role: String, _ name: String?, _ object: Object) throws -> Object? {
    if try self.role(object) == role {
      if let name { if try self.name(object) == name { return object } } else { return object }
    }
    for child in try children(object) { if let found = try search(role, name, child) { return found } }
    return nil
  }

  /// All objects inside as text.
  func tree(_ object: Object) throws -> String {
    let inside = try children(object).map { try tree($0) }
    return try "\(role(object)) \(name(object))" + (inside.isEmpty ? "" : " (\(inside.joined(separator: ", ")))")
  }
}

// MARK: - Events

extension ScreenReader {
  /// Hears of events from now on, such as `object:state-changed`.
  func listen(to event: String) throws {
    for category in ["Object", "Window"] {
      _ = try Self.call(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
        [.string("type='signal',interface='org.a11y.atspi.Event.\(category)'")])
    }
    _ = try Self.call(
      connection, Self.registry, "/org/a11y/atspi/registry", Self.registry, "RegisterEvent",
      [.string(event), .strings([]), .string("")])
  }

  /// Waits until an event was heard; tells whether it was. Events are lines such as `StateChanged focused 1 /path`.
  func hears(_ event: String, of object: Object) async throws -> Bool {
    for _ in 0..<600 {
      if heard.lines.contains("\(event) \(object.path)") { return true }
      try await Task.sleep(for: .milliseconds(25))
    }
    return false
  }

  var events: [String] { heard.lines }
}

/// The events that came over a bus, from the thread that reads it.
private final class EventLog: Sendable {
  private let noted = Mutex<[String]>([])

  var lines: [String] { noted.withLock { $0 } }

  func note(_ message: OpaquePointer) {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_SIGNAL, let member = g_dbus_message_get_member(message),
      let path = g_dbus_message_get_path(message), let interface = g_dbus_message_get_interface(message),
      String(cString: interface).hasPrefix("org.a11y.atspi.Event."), let body = BusValue(g_dbus_message_get_body(message))?.elements,
      body.count >= 4
    else { return }
    let words = [String(cString: member), body[0].text ?? "", "\(body[1].integer ?? 0)", String(cString: path)]
    noted.withLock { $0.append(words.filter { !$0.isEmpty }.joined(separator: " ")) }
  }
}
#endif
