import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `a list creates only the visible rows`() async throws {
  let harness = ViewHarness(EpisodeList())
  await harness.settle()
  let made = harness.counters.bodiesByType["EpisodeRow"] ?? 0
  #expect(made > 5 && made < 50)
}

@MainActor @Test func `changing one element runs the body of one row`() async throws {
  let harness = ViewHarness(EpisodeList())
  await harness.settle()
  let row = CGPoint(x: 300, y: 100)
  await harness.drag(from: row, to: CGPoint(x: 150, y: row.y), duration: 0.2)
  await harness.rest()
  harness.resetCounters()
  try await harness.tap("Played")
  await harness.rest()
  #expect(harness.counters.bodiesByType["EpisodeRow"] == 1)
}

@MainActor @Test func `the delete key removes the selected row`() async throws {
  let harness = ViewHarness(Downloads(), size: CGSize(width: 300, height: 200), idiom: .desktop)
  await harness.settle()
  try await harness.tap("Forest")
  #expect(harness.isSelected("Forest"))
  await harness.key(.delete)
  #expect(harness.texts == ["Coast", "Harbour"])
}
