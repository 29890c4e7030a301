import RivuletTesting
import SwiftUI
import Testing

@testable import PodcastPlayer

/// How little a second of playing costs.
@MainActor @Suite struct PlayerCountsTests {
  private func mount() async throws -> ViewHarness {
    let harness = ViewHarness(PlayerView().environmentObject(PodcastPlayerStore(feed: try FeedSource.sample.load().get())))
    try await harness.tap("Play")
    await harness.advance(by: 0.6)
    harness.resetCounters()
    return harness
  }

  @Test func `a tick evaluates the body that shows the time, and no other`() async throws {
    let harness = try await mount()
    await harness.advance(by: 0.5)
    #expect(harness.counters.bodiesByType == ["ScrubberView": 1])
    #expect(harness.frames.count == 1)
  }

  @Test func `a tick draws the two times and the slider's filled part and thumb`() async throws {
    let harness = try await mount()
    await harness.advance(by: 0.5)
    #expect(harness.counters.drawingEdits == 4)
  }

  @Test func `ten seconds are twenty ticks, and nothing else`() async throws {
    let harness = try await mount()
    await harness.advance(by: 10)
    #expect(harness.counters.bodiesByType == ["ScrubberView": 20])
  }

  @Test func `nothing happens while the episode is paused`() async throws {
    let harness = try await mount()
    try await harness.tap("Pause")
    await harness.advance(by: 1)
    harness.resetCounters()
    await harness.advance(by: 10)
    #expect(harness.counters == FrameCounters())
    #expect(harness.frames.isEmpty)
  }

  @Test func `play evaluates who reads whether it plays, and not the time`() async throws {
    let harness = try await mount()
    try await harness.tap("Pause")
    harness.resetCounters()
    try await harness.tap("Play")
    let bodies = harness.counters.bodiesByType
    #expect(bodies["PlayButton"] == 1)
    #expect(bodies["EpisodeTitleView"] == 1)
    #expect(bodies["ScrubberView"] == nil)
    #expect(bodies["EpisodeNotes"] == nil)
  }
}
