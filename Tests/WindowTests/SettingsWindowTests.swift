#if GTK
import Foundation
import Testing
import VirtualScreens

/// Values in `@AppStorage` and `@SceneStorage` of an app that is ended.
@Suite(.serialized)
struct SettingsWindowTests {
  /// A folder for the settings of one test.
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")

  private func start(on screen: VirtualScreen, _ transcript: Transcript, errors: Transcript? = nil) throws -> Process {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let variables = ["RIVULET_IDIOM": "desktop", "HOME": home.path, "XDG_CONFIG_HOME": home.path]
    return try screen.start("WindowsProbe", [], variables: variables, transcript: transcript, errors: errors)
  }

  /// Opens the app and has it write both values twice.
  private func write(on screen: VirtualScreen, errors: Transcript? = nil) async throws -> Process {
    let transcript = Transcript()
    let app = try start(on: screen, transcript, errors: errors)
    try #require(try await transcript.wait { $0.contains("red appeared, app 0 scene 0") })
    let area = CGRect(x: 0, y: 0, width: 600, height: 500)
    _ = try await screen.wait { $0.count(in: area) { $0.red > 200 && $0.green < 50 } > 20_000 }
    try screen.hand("mousemove 50 150 key ctrl+k")
    try #require(try await transcript.wait { $0.contains("kept, app 1 scene 1") })
    try screen.hand("key ctrl+k")
    try #require(try await transcript.wait { $0.contains("kept, app 2 scene 2") })
    return app
  }

  /// True once the file of the settings holds the last value.
  private func isOnDisk() -> Bool {
    guard let data = try? Data(contentsOf: home.appendingPathComponent("WindowsProbe.plist")),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return false }
    return values["presses"] as? Int == 2
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
  func `values of an app that a signal ends are there at the next start`(_ signal: Int32) async throws {
    let screen = try VirtualScreen(width: 600, height: 500)
    defer { try? FileManager.default.removeItem(at: home) }
    let app = try await write(on: screen)
    if signal == SIGKILL {
      // A process that is killed keeps the values that have reached the disk.
      for _ in 0..<1_200 where !isOnDisk() { try await Task.sleep(for: .milliseconds(50)) }
      #expect(isOnDisk())
    }
    kill(app.processIdentifier, signal)
    app.waitUntilExit()
    #expect(isOnDisk())
    if signal != SIGKILL { #expect(app.terminationReason == .exit && app.terminationStatus == 0) }
    let transcript = Transcript()
    let next = try start(on: screen, transcript)
    defer {
      next.terminate()
      next.waitUntilExit()
    }
    #expect(try await transcript.wait { $0.contains("red appeared, app 2 scene 2") }, "\(transcript.lines)")
  }

  @Test func `an app whose display goes away says so, keeps its values and ends`() async throws {
    let screen = try VirtualScreen(width: 600, height: 500)
    defer { try? FileManager.default.removeItem(at: home) }
    let errors = Transcript()
    let app = try await write(on: screen, errors: errors)
    screen.close()
    app.waitUntilExit()
    #expect(app.terminationReason == .exit && app.terminationStatus == 69)
    #expect(try await errors.wait { $0.contains { $0.hasPrefix("Rivulet: WindowsProbe has lost its display") } }, "\(errors.lines)")
    #expect(isOnDisk())
  }
}
#endif
