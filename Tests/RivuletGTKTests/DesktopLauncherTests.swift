#if GTK
import Foundation
import Testing

/// Opens addresses as a desktop does whose programs are these tests' own.
struct DesktopLauncherTests {
  /// A home with one program, for addresses of the scheme `rivulet-test`; it writes the address that it was handed to a file.
  private struct Home {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    var opened: URL { folder.appendingPathComponent("opened") }

    init() throws {
      let program = folder.appendingPathComponent("program.sh")
      try write("#!/bin/sh\nprintf %s \"$1\" > '\(opened.path).part' && mv '\(opened.path).part' '\(opened.path)'\n", to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      try write(
        "[Desktop Entry]\nType=Application\nName=Test\nExec=\(program.path) %u\nMimeType=x-scheme-handler/rivulet-test;\n",
        to: folder.appendingPathComponent("applications/test.desktop"))
      try write(
        "[Default Applications]\nx-scheme-handler/rivulet-test=test.desktop\n", to: folder.appendingPathComponent("mimeapps.list"))
    }

    private func write(_ text: String, to file: URL) throws {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// What a process prints that opens the address here.
    func open(_ address: String) throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("LoopProbe")
      process.arguments = ["open", address]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
      ) { $1 }
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return text.trimmingCharacters(in: .newlines)
    }
  }

  @Test func `an address is opened by the program that the person has chosen for it`() async throws {
    let home = try Home()
    defer { try? FileManager.default.removeItem(at: home.folder) }
    #expect(try home.open("rivulet-test:tides?at=five%20o'clock") == "true")
    for _ in 0..<600 where !FileManager.default.fileExists(atPath: home.opened.path) { try await Task.sleep(for: .milliseconds(50)) }
    #expect(try String(contentsOf: home.opened, encoding: .utf8) == "rivulet-test:tides?at=five%20o'clock")
  }

  @Test func `an address that nothing opens says so`() throws {
    let home = try Home()
    defer { try? FileManager.default.removeItem(at: home.folder) }
    #expect(try home.open("rivulet-unheard-of:tides") == "false")
  }
}
#endif
