import Foundation
import Testing

/// What opens, closes, scrolls and is typed over and over leaves memory as it was.
struct SoakTests {
  @Test func `a few rounds of each activity leave memory as it was`() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("SoakProbe")
    process.arguments = ["16"]
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(lines)")
    #expect(lines.split(separator: "\n").count == 24)
  }
}
