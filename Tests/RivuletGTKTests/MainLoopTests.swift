#if GTK
import Foundation
import Testing

/// Runs the loop in a process of its own: the main thread of the test process is not to be had.
struct MainLoopTests {
  private func makeProbe(_ mode: String) -> (process: Process, output: FileHandle) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("LoopProbe")
    process.arguments = [mode]
    process.standardOutput = pipe
    return (process, pipe.fileHandleForReading)
  }

  private func run(_ mode: String) throws -> [String] {
    let (process, output) = makeProbe(mode)
    try process.run()
    let text = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `the main queue, the main actor, sleeping tasks, timers and performers all run`() throws {
    let lines = try run("all")
    let expected: Set = ["queue", "later", "actor", "sleep", "timer", "repeating 1", "repeating 2", "perform", "thread", "ended"]
    #expect(Set(lines) == expected)
    #expect(lines.count == expected.count)
    #expect(lines.last == "ended")
  }

  @Test(arguments: [SIGTERM, SIGINT]) func `a stop signal ends the loop cleanly`(signal: Int32) throws {
    let (process, output) = makeProbe("signal")
    try process.run()
    var text = String(decoding: output.availableData, as: UTF8.self)
    #expect(text == "ready\n")
    kill(process.processIdentifier, signal)
    text = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "stopped\nended\n")
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test func `a loop with nothing to do sleeps`() throws {
    let wakeups = try #require(try run("idle").first.flatMap { Int($0) })
    #expect(wakeups < 20)
  }
}
#endif
