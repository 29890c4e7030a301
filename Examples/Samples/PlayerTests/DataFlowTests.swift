import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `a write runs the bodies that read the value`() async throws {
  let harness = ViewHarness(SheepView())
  await harness.settle()
  harness.resetCounters()
  try await harness.tap("Count")
  #expect(harness.texts == ["1 sheep", "Count"])
  #expect(harness.counters.bodiesByType == ["SheepCount": 1])
}

@MainActor @Test func `a body depends on the properties it reads`() async throws {
  let harness = ViewHarness(BasketView())
  await harness.settle()
  harness.resetCounters()
  try await harness.type("ripe", into: "Note")
  #expect(harness.counters.bodiesByType["ItemCount"] == nil)
  harness.resetCounters()
  try await harness.tap("Add")
  #expect(harness.counters.bodiesByType == ["ItemCount": 1])
}

@MainActor @Test func `every view that watches an object runs when the object changes`() async throws {
  let harness = ViewHarness(TimerView())
  await harness.settle()
  harness.resetCounters()
  try await harness.tap("Running")
  #expect(harness.counters.bodiesByType["SecondsView"] == 1)
}
