#if GTK
import CGTK4
import Foundation

/// A client of the desktop portal's light or dark appearance setting, which it reads once and then observes. Without a portal, it reports
/// nothing.
@MainActor
final class SettingsPortal {
  private let onChange: (UInt32) -> Void
  private var bus: OpaquePointer?

  private static let interface = "org.freedesktop.portal.Settings"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let name = "org.freedesktop.portal.Desktop"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  /// Connects to the portal. Fails if the session has no bus, because GLib would otherwise start one.
  init?(_ onChange: @escaping @MainActor (UInt32) -> Void) {
    self.onChange = onChange
    guard SessionBus.exists else { return nil }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let bus = g_bus_get_finish(result, nil)
        // The app doesn't depend on the bus and continues without it.
        if let bus { g_dbus_connection_set_exit_on_close(bus, 0) }
        SettingsPortal.take(data) { if let bus { $0.connect(bus) } }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func connect(_ bus: OpaquePointer) {
    self.bus = bus
    g_dbus_connection_signal_subscribe(
      bus, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters, let data, g_variant_n_children(parameters) == 3 else { return }
        let changed = g_variant_get_child_value(parameters, 1)
        let value = g_variant_get_child_value(parameters, 2)
        defer {
          g_variant_unref(changed)
          g_variant_unref(value)
        }
        guard let text = g_variant_get_string(changed, nil), String(cString: text) == "color-scheme" else { return }
        guard let scheme = SettingsPortal.number(value) else { return }
        let portal = Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { portal.onChange(scheme) }
      }, Unmanaged.passRetained(self).toOpaque(), { if let data = $0 { Unmanaged<SettingsPortal>.fromOpaque(data).release() } })
    read(bus)
  }

  private func read(_ bus: OpaquePointer) {
    var strings = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
    g_dbus_connection_call(
      bus, Self.name, Self.path, Self.interface, "Read", g_variant_new_tuple(&strings, gsize(strings.count)), nil,
      G_DBUS_CALL_FLAGS_NONE, 2_000, nil,
      { source, result, data in
        let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
        let scheme = answer.flatMap { SettingsPortal.number($0) }
        if let answer { g_variant_unref(answer) }
        SettingsPortal.take(data) { if let scheme { $0.onChange(scheme) } }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Returns the number nested in tuples and variants, or nil if there is none.
  private nonisolated static func number(_ value: OpaquePointer?) -> UInt32? {
    guard let value, let type = g_variant_get_type_string(value) else { return nil }
    switch String(cString: type) {
    case "u": return g_variant_get_uint32(value)
    case "v", "(v)":
      let inner = g_variant_get_child_value(value, 0)
      defer { g_variant_unref(inner) }
      return number(inner)
    default: return nil
    }
  }

  /// Takes ownership of the reference passed to an asynchronous call.
  private nonisolated static func take(_ data: gpointer?, _ body: @MainActor (SettingsPortal) -> Void) {
    guard let data else { return }
    let portal = Unmanaged<SettingsPortal>.fromOpaque(data).takeRetainedValue()
    MainActor.assumeIsolated { body(portal) }
  }
}
#endif
