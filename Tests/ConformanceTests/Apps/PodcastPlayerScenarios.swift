import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C10 and A4: the podcast player.
  @MainActor
  struct PodcastPlayerScenarios {
    private let time = PassthroughSubject<TimeInterval, Never>()

    private func player() async -> ViewHarness {
      await mount(PlayerView(episode: Episode(title: "Data Flow", showTitle: "WWDC"), currentTime: time))
    }

    private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    @Test func `A4.01 the player shows titles, button and time, centred below each other`() async throws {
      let harness = await player()
      #expect(harness.texts == ["Data Flow", "WWDC", "0:00"])
      let frames = try ["title", "show", "play", "time"].map { try #require(harness.frame(of: $0)) }
      for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
      #expect(frames.allSatisfy { abs($0.midX - 195) < 0.5 })
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test func `S124 play swaps the symbol at once, and the title's colour goes over with the animation`() async throws {
      let harness = await player()
      #expect(harness.presentedColor("title") == resolved(.secondary))
      #expect(harness.displayListDump().contains("play.circle"))
      harness.resetCounters()
      try await harness.tap("Play")
      #expect(harness.displayListDump().contains("pause.circle"))
      await harness.advance(by: 0.1)
      let onItsWay = try #require(harness.presentedColor("title")?.opacity)
      #expect(onItsWay > resolved(.secondary).opacity && onItsWay < 1)
      await harness.advance(by: 2)
      #expect(harness.presentedColor("title") == resolved(.primary))
      try await harness.tap("Pause")
      await harness.advance(by: 2)
      #expect(harness.presentedColor("title") == resolved(.secondary))
      #expect(harness.displayListDump().contains("play.circle"))
    }

    @Test func `S124 a time stamp is shown without evaluating the title`() async {
      let harness = await player()
      #expect(Log.take() == ["player", "title"])
      await harness.turn { time.send(65) }
      #expect(harness.text(of: "time") == "1:05")
      #expect(Log.take() == ["player"])
    }

    @Test func `A4.08 several time stamps of one turn are one update with the last`() async {
      let harness = await player()
      _ = Log.take()
      await harness.turn {
        time.send(1)
        time.send(2)
      }
      #expect(harness.text(of: "time") == "0:02")
      #expect(Log.take() == ["player"])
    }

    @Test func `S125 a button with a truth of its own leaves the title behind`() async throws {
      let harness = await mount(WrongPlayerView())
      let before = harness.presentedColor("title")
      try await harness.tap("Play")
      #expect(harness.displayListDump().contains("pause.circle"))
      #expect(harness.presentedColor("title") == before)
    }
  }
}
