#if canImport(RivuletTesting)
import RivuletTesting
import SwiftUI
import Testing

@testable import ListTemplate

@MainActor @Test("A typed task appears in the list") func addingTask() async throws {
  let harness = ViewHarness(TaskList(store: TaskStore(tasks: [])))
  await harness.settle()
  try await harness.type("Buy milk", into: "New task")
  try await harness.tap("Add")
  await harness.advance(by: 1)
  #expect(harness.texts.contains("Buy milk"))
}
#endif
