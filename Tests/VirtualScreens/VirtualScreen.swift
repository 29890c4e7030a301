#if GTK
package import Foundation

/// A screen in memory that real windows open on, and a hand that moves its pointer and types: Xvfb and xdotool.
package final class VirtualScreen {
  /// What DISPLAY has to be for programs that open windows here.
  package let name: String
  private let server = Process()
  /// Xvfb keeps the screen's pixels in a file of this folder.
  private let folder: URL

  /// Starts a screen of a size of its own.
  package init(width: Int, height: Int) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Without `-noreset` the layout of the keyboard goes with the program that has set it, if no other is connected.
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-noreset", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard Int(number) != nil else { throw Failure("Xvfb did not start. Install the package xvfb.") }
    name = ":\(number)"
  }

  deinit { close() }

  /// Ends the screen; programs on it lose their display.
  package func close() {
    // Threads of the test process block the polite signals, and what they start inherits that.
    if server.isRunning {
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
    for path in [folder.path, "/tmp/.X\(name.dropFirst())-lock", "/tmp/.X11-unix/X\(name.dropFirst())"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// True while neither a program nor the screen has anything to do. One that waits for a processor is not at rest.
  package func isAtRest(_ program: Process) -> Bool {
    [program, server].allSatisfy { process in
      let line = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
      return line?.split(separator: ")").last?.hasPrefix(" S") == true
    }
  }

  /// Why there is no screen or no hand.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// Starts a program of this package on the screen, as a phone unless further environment variables say otherwise; what it prints goes to `transcript`.
  package func start(
    _ program: String, _ arguments: [String] = [], variables: [String: String] = [:], transcript: Transcript? = nil,
    errors: Transcript? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "DISPLAY": name, "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "LC_ALL": "en_US.UTF-8",
        "LANGUAGE": "", "RIVULET_IDIOM": "phone", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
      ]
    ) { $1 }.merging(variables) { $1 }
    process.environment?["WAYLAND_DISPLAY"] = nil
    process.standardError = FileHandle.nullDevice
    if let transcript { process.standardOutput = transcript.makePipe() }
    if let errors { process.standardError = errors.makePipe() }
    try process.run()
    return process
  }

  /// Moves the pointer, presses, types: the words of one xdotool command line.
  package func hand(_ words: String) throws {
    try run("xdotool", words, from: "xdotool")
  }

  /// The number of a program's window, for the hand.
  package func window(of process: Process) throws -> String {
    let found = try run("xdotool", "search --sync --onlyvisible --pid \(process.processIdentifier)", from: "xdotool")
    return found.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Gives the keyboard a layout. A key that no layout has is put on the keyboard only while it is pressed, and a program that is slow to look
  /// doesn't find it there any more.
  package func useKeyboard(_ layout: String, variant: String) throws {
    try run("setxkbmap", "\(layout) -variant \(variant)", from: "x11-xkb-utils")
  }

  /// What the keyboard is laid out as, as `setxkbmap` says it.
  package func keyboard() throws -> String {
    try run("setxkbmap", "-query", from: "x11-xkb-utils")
  }

  /// Runs a command on the screen; gives what it printed.
  @discardableResult private func run(_ command: String, _ words: String, from package: String) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + words.split(separator: " ").map(String.init)
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("\(command) \(words) failed. Install the package \(package).") }
    return String(decoding: printed, as: UTF8.self)
  }

  /// What the screen shows now.
  package func look() throws -> ScreenPicture {
    try ScreenPicture(dump: Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
  }

  /// Looks again and again until a condition holds; gives the last look after about a minute: a machine may be busy.
  package func wait(until condition: (ScreenPicture) -> Bool) async throws -> ScreenPicture {
    var picture = try look()
    for _ in 0..<1_200 {
      if condition(picture) { break }
      try await Task.sleep(for: .milliseconds(50))
      picture = try look()
    }
    return picture
  }
}
#endif
