#if canImport(RivuletTesting)
import RivuletTesting
import SwiftUI
import Testing

@testable import Player

@MainActor @Test("An episode is played, and its row says so") func playing() async throws {
  let harness = ViewHarness(ContentView().environment(Playback()))
  await harness.settle()

  try await harness.tap("Sleeper to Oslo")
  await harness.rest()
  try await harness.tap("Play")
  #expect(harness.role(of: "Pause") == "button")

  try await harness.tap("Mark as Played")
  try await harness.tap("Episodes")
  await harness.rest()
  #expect(harness.role(of: "Sleeper to Oslo, Night Trains, Played") == "button")
}

@MainActor @Test("Playing runs the bodies that read it") func bodies() async throws {
  let harness = ViewHarness(PlayerView().environment(Playback()))
  await harness.settle()
  harness.resetCounters()
  try await harness.tap("Play")
  #expect(harness.counters.bodiesByType == ["PlayerView": 1, "CoverView": 1, "PlayButton": 1])
}
#endif
