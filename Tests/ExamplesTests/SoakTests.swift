import Foundation
import Testing

/// What opens and closes over and over leaves memory as it was.
struct SoakTests {
  @Test func `a few rounds of what opens and closes leave memory as it was`() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("SoakProbe")
    process.arguments = ["30", "pushes", "sheets", "tabs", "menus", "alerts", "popovers", "windows"]
    // Checks of invariants take many times as long, and allocate.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "RIVULET_CHECK_INVARIANTS" }
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(lines)")
    #expect(lines.split(separator: "\n").count == 14)
  }
}
