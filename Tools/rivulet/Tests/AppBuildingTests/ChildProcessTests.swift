import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct ChildProcessTests {
  @Test func `output and status come from a program in another folder, with variables`() throws {
    let folder = try TemporaryFolder()
    let outcome = try ChildProcess("sh", ["-c", "pwd; echo \"$WORD\" >&2; exit 3"], environment: ["WORD": "東京"], folder: folder.url)
      .collect()
    #expect(outcome.output == "\(folder.path)\n東京\n" && outcome.status == 3)
    #expect(try ChildProcess("sh", ["-c", "kill -9 $$"]).collect().status == 137)
  }

  @Test func `a program has no input if its output is collected`() throws {
    #expect(try ChildProcess("cat").collect().output == "")
  }

  @Test func `lines on standard error are changed on their way`() throws {
    var lines: [String] = []
    let status = try ChildProcess("sh", ["-c", "printf 'a\\nb' >&2; exit 4"]).run { line in
      lines.append(line)
      return ""
    }
    #expect(status == 4 && lines == ["a\n", "b"])
  }

  @Test func `a program that is missing is told`() {
    let failure = #expect(throws: Failure.self) { try ChildProcess("rivulet-gone").run() }
    #expect(failure?.status == 127 && failure?.sentence.hasPrefix("The program rivulet-gone") == true)
  }

  @Test func `a process is known by its number and its start, with all that it started`() throws {
    let own = try #require(RunningProcess(getpid()))
    #expect(own.isRunning && RunningProcess(-1) == nil)
    #expect(RunningProcess.descendants(of: [getppid()]).contains(own))
  }

  @Test(arguments: [
    ("There is no package.", "Error: There is no package."), ("/a/B.swift:1:1: error: no\nmore", "/a/B.swift:1:1: error: no\nmore"),
    ("error: link command failed", "error: link command failed"),
    ("/a: error: The folder has no project.", "/a: error: The folder has no project."),
  ])
  func `a sentence is marked as an error once`(sentence: String, message: String) {
    #expect(Failure(sentence).message == message)
  }
}
