import RivuletCore
import Synchronization
import Testing

/// What becomes of issues by the policy of a host.
struct IssuePolicyTests {
  private static func received(_ policy: IssuePolicy) -> [String] {
    let box = Box()
    IssueSink(following: policy) { box.add($0.message) }.report(RuntimeIssue(kind: .invalidValue, message: "one", typeName: "T"))
    return box.all
  }

  private final class Box: Sendable {
    private let messages = Mutex<[String]>([])
    func add(_ message: String) { messages.withLock { $0.append(message) } }
    var all: [String] { messages.withLock { $0 } }
  }

  @Test func `issues are handed on, or dropped`() {
    #expect(Self.received(.log) == ["one"])
    #expect(Self.received(.off) == [])
  }

  @Test func `a fatal issue ends the process after it was handed on`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      IssueSink(following: .fatal).report(RuntimeIssue(kind: .invalidValue, message: "the mistake", typeName: "T"))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the mistake"))
  }
}
