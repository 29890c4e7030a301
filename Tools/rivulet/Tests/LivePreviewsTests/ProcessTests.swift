import Foundation
import Testing

@testable import LivePreviews

/// Programs that run beside the command.
struct ProcessTests {
  @Test func `a program that hangs is ended after the limit`() {
    let task = BuildTask(limit: 0.05)
    let outcome = task.run(["/bin/sh", "-c", "echo begun; exec sleep 600"])
    #expect(!outcome.isDone && task.isLate && outcome.output == "begun\n")
  }

  @Test func `a build that is cancelled ends programs that left its group`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe").path(percentEncoded: false)
    #expect(mkfifo(pipe, 0o600) == 0)
    let task = BuildTask(limit: 60)
    let events = EventQueue<String>()
    Thread.detachNewThread {
      // Opening waits for the inner program, and reading waits for its end.
      let reader = FileHandle(forReadingAtPath: pipe)
      task.cancel()
      _ = try? reader?.readToEnd()
      events.post("ended")
    }
    #expect(!task.run(["/bin/sh", "-c", "setsid sh -c 'sleep 600' > \(pipe) 2> /dev/null & wait"]).isDone)
    #expect(events.next(until: Date() + 30) == "ended")
  }

  @Test func `a build that was cancelled runs nothing more`() {
    let task = BuildTask(limit: 60)
    task.cancel()
    #expect(!task.run(["/bin/sh", "-c", "true"]).isDone && task.isCancelled && !task.isLate)
  }

  @Test func `programs run side by side, and keep the order of their output`() {
    let task = BuildTask(limit: 60)
    let outcomes = task.run([["/bin/sh", "-c", "echo 1"], ["/bin/sh", "-c", "echo 2; exit 3"], ["/does/not/exist"]])
    #expect(outcomes.map(\.isDone) == [true, false, false])
    #expect(outcomes.prefix(2).map(\.output) == ["1\n", "2\n"])
  }

  @Test func `lines go in both directions, and the end is told`() throws {
    let (own, other) = try LineSocket.pair()
    let events = EventQueue<String>()
    own.read(onLine: { events.post(String(decoding: $0, as: UTF8.self)) }, onEnd: { events.post("end") })
    let process = try LaunchedProcess(
      "/bin/sh", ["-c", "read line <&3; echo \"got $line\" >&3; echo more >&3; echo oh >&2; exit 7"], descriptor: other, mergesOutput: true)
    close(other)
    own.send(Data("hello".utf8))
    let end = process.end(keeping: 100)
    #expect(end.status == 7 && end.errors == "oh\n")
    let limit = Date() + 20
    #expect((0..<3).compactMap { _ in events.next(until: limit) } == ["got hello", "more", "end"])
  }

  @Test func `the calls in the app's files come first among the last words of a program`() {
    let errors = """
      Swift/Array.swift:1: Fatal error: Index out of range

      *** Program crashed: Illegal instruction ***

      Thread 0 "App" crashed:

      0               0x00007f fatal + 1 in libswiftCore.so
      3 [ra]          0x00005563e9fb7eb0 closure #1 in TaskList.body.getter + 687 in App at /src/App/Sources/TaskList.swift:30:34
      6 [ra] [thunk]  0x00005563e9fba1ad witness + 44 in App at //<compiler-generated>
      """
    let text = CrashText.text(of: errors, status: 132, folder: "/src/App/")
    #expect(
      text == "Swift/Array.swift:1: Fatal error: Index out of range\nSources/TaskList.swift:30:34: closure #1 in TaskList.body.getter")
    // Without calls in the app's files, all calls are shown, and only these.
    #expect(
      CrashText.text(of: errors, status: 132, folder: "/elsewhere/").split(separator: "\n").map { $0.prefix(9) } == [
        "Swift/Arr", "0        ", "3 [ra]   ", "6 [ra] [t",
      ])
    #expect(
      CrashText.summary(of: errors, status: 132, folder: "/src/App/")
        == "Swift/Array.swift:1: Fatal error: Index out of range\nSources/TaskList.swift:30:34: closure #1 in TaskList.body.getter")
    #expect(CrashText.summary(of: "", status: 9, folder: "/") == "The program exited with status 9 and printed nothing.")
    #expect(CrashText.text(of: " \n", status: 9, folder: "/") == "The program exited with status 9 and printed nothing.")
    #expect(CrashText.text(of: "other", status: 9, folder: "/") == "other")
  }
}
