import Foundation
import Testing

/// What a process says that is ended by a trap.
struct CrashReportTests {
  private func run(_ kind: String) throws -> (output: String, status: Int32, reason: Process.TerminationReason) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("TrapProbe")
    process.environment = [
      "TRAP_KIND": kind, "RIVULET_SCREENLESS": "1", "SWIFT_BACKTRACE": "enable=no", "HOME": NSTemporaryDirectory(),
      "PATH": "/usr/bin:/bin", "ASAN_OPTIONS": "handle_segv=0", "TSAN_OPTIONS": "handle_segv=0",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus, process.terminationReason)
  }

  @Test(arguments: [("index", "SIG"), ("nil", "SIG"), ("path", "NavigationPath.removeLast"), ("abort", "SIGABRT"), ("signal", "SIGSEGV")])
  func `a trap says what happened and how to report it, and ends the process by its signal`(_ kind: String, _ word: String) throws {
    let (output, _, reason) = try run(kind)
    #expect(reason == .uncaughtSignal)
    #expect(output.contains(word))
    #expect(output.contains("Rivulet: TrapProbe was terminated by signal"))
    #expect(output.contains("please report"))
    #expect(output.split(separator: "\n").count > 3)
  }
}
