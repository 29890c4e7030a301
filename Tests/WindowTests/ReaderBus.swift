#if GTK
import Foundation
import VirtualScreens

/// A session with a message bus of its own, on which the accessibility bus and its registry start when they are needed.
final class ReaderBus {
  private let daemon = Process()
  private let folder: URL
  /// Where programs find the session's bus.
  let address: String

  /// Starts a bus.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let pipe = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    daemon.arguments = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address", "--address=unix:dir=\(folder.path)"]
    daemon.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
    daemon.environment?["DISPLAY"] = nil
    daemon.environment?["WAYLAND_DISPLAY"] = nil
    daemon.environment?["AT_SPI_BUS_ADDRESS"] = nil
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    address = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard address.hasPrefix("unix:") else {
      throw VirtualScreen.Failure("No bus started. Install the packages dbus-daemon and at-spi2-core.")
    }
  }

  deinit {
    // What a bus has started is in its group.
    if getpgid(daemon.processIdentifier) == daemon.processIdentifier { kill(-daemon.processIdentifier, SIGKILL) }
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a program of the session finds in its environment.
  var variables: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.path] }
}
#endif
