import HostContract
import Testing

/// One contract for all hosts. A new host gets a test of its own here.
@Suite struct HostConformanceTests {
  @MainActor @Test(arguments: ContractCase.all)
  func `the host without a screen keeps the contract`(promise: ContractCase) async throws {
    try await check(promise, on: HeadlessSubject())
  }

  #if GTK
  @MainActor @Test(arguments: ContractCase.all)
  func `the host of the GTK desktop keeps the contract`(promise: ContractCase) async throws {
    try await check(promise, on: DesktopSubject())
  }
  #endif

  @MainActor private func check(_ promise: ContractCase, on subject: some HostSubject) async throws {
    for (event, lines) in promise.steps {
      let said = try await subject.lines(after: event, atLeast: lines.count)
      #expect(said.sorted() == lines.sorted(), "after \(event)")
    }
  }
}

/// A host that shows the view of the contract.
@MainActor
protocol HostSubject {
  /// Lets an event happen, and gives what the view has said since the last one: so many lines at least, if they come within a minute.
  func lines(after event: ContractEvent, atLeast count: Int) async throws -> [String]
}
