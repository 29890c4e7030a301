import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `changing the position runs the body of one view`() async throws {
  let model = QueueModel()
  let harness = ViewHarness(QueueView(model: model))
  await harness.settle()
  harness.resetCounters()
  await harness.turn { model.position = 12 }
  #expect(harness.counters.bodiesByType == ["PositionView": 1])
}

@MainActor @Test func `changing an episode runs the body of its row`() async throws {
  let harness = ViewHarness(QueueView(model: QueueModel()))
  await harness.settle()
  harness.resetCounters()
  try await harness.tap("Play First")
  #expect(harness.counters.bodiesByType == ["QueueRow": 1])
}
