#if GTK
import Foundation

/// The message bus of the user's session.
enum SessionBus {
  /// A Boolean value that indicates whether the session bus exists. Without this check, GLib would start one.
  static var exists: Bool {
    let variables = ProcessInfo.processInfo.environment
    if let address = variables["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
    return variables["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
  }
}
#endif
