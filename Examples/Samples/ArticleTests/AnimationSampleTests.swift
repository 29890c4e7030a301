import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `the cover is halfway there after half the duration`() async throws {
  let harness = ViewHarness(NowPlaying())
  await harness.settle()
  try await harness.tap("Open")
  await harness.advance(by: 0.5)
  let offset = try #require(harness.presented("cover", .offsetX))
  #expect(abs(offset - 50) < 2)
  let opacity = try #require(harness.presented("title", .opacity))
  #expect(opacity > 0.4 && opacity < 0.6)
  await harness.rest()
  #expect(harness.presented("cover", .offsetX) == 100)
}

@MainActor @Test func `an animation does not re-run bodies on each frame`() async throws {
  let harness = ViewHarness(NowPlaying())
  await harness.settle()
  try await harness.tap("Open")
  harness.resetCounters()
  await harness.advance(by: 1)
  #expect(harness.counters.bodies == 0)
}

@MainActor @Test func `a view respects the reduced-motion setting`() async throws {
  let harness = ViewHarness(Waveform(isPlaying: true)) { $0._accessibilityReduceMotion = true }
  await harness.settle()
  let still = harness.displayListDump()
  await harness.advance(by: 0.7)
  #expect(harness.displayListDump() == still)
}
