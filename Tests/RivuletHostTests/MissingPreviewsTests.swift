import Foundation
import Testing

/// A program that is to show its previews and has none.
struct MissingPreviewsTests {
  @Test func `a program without previews says so, and fails`() throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("TrapProbe")
    process.environment = ["RIVULET_PREVIEWS": "1", "RIVULET_SCREENLESS": "texts", "HOME": NSTemporaryDirectory(), "PATH": "/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("Rivulet: This program has no #Preview and no PreviewProvider."))
  }
}
