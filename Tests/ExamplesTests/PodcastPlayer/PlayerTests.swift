import RivuletTesting
import SwiftUI
import Testing

@testable import PodcastPlayer

/// The player as a listener sees it (A4).
@MainActor @Suite struct PlayerTests {
  private let primary = Color.primary.resolve(in: EnvironmentValues())
  private let gray = Color.gray.resolve(in: EnvironmentValues())

  /// Four episodes: 12 seconds, 90 seconds, unknown, and more than an hour.
  private static let episodes = [("One", 12.0), ("Two", 90.0), ("Three", nil), ("Four", 3_723.0)].map { title, duration in
    Episode(title: title, showTitle: "Show", duration: duration)
  }

  private func mount(_ episodes: [Episode] = episodes, size: CGSize = CGSize(width: 390, height: 844)) async -> ViewHarness {
    let feed = Feed(title: "Show", episodes: episodes)
    let harness = ViewHarness(PlayerView().environmentObject(PodcastPlayerStore(feed: feed)), size: size)
    await harness.settle()
    return harness
  }

  private func title(_ harness: ViewHarness) -> String? { harness.text(of: "episode title") }

  /// Elapsed and remaining time as they are shown.
  private func times(_ harness: ViewHarness) -> [String?] { [harness.text(of: "elapsed"), harness.text(of: "remaining")] }

  /// Drags the slider's thumb from one share of its way to another.
  private func drag(_ harness: ViewHarness, from start: Double, to end: Double, duration: Double = 0) async throws {
    let frame = try #require(harness.frame(of: "position"))
    // The middle of the thumb, which is 27 points wide, never leaves the track.
    func point(_ share: Double) -> CGPoint { CGPoint(x: frame.minX + 13.5 + (frame.width - 27) * share, y: frame.midY) }
    await harness.drag(from: point(start), to: point(end), duration: duration)
  }

  // MARK: - What is shown

  @Test func `A4.01 titles, times and controls are there, below each other`() async throws {
    let harness = await mount()
    #expect(harness.texts == ["One", "Show", "0:00", "-0:12"])
    let frames = try ["episode title", "show title", "position", "elapsed"].map { try #require(harness.frame(of: $0)) }
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    for name in ["Previous Episode", "Play", "Next Episode"] { #expect(harness.semanticsDump().contains("button \"\(name)\"")) }
    #expect(harness.runtimeIssues.isEmpty)
  }

  @Test func `A4.03 A4.05 play swaps the symbol and takes the grey from the title`() async throws {
    let harness = await mount()
    #expect(harness.displayListDump().contains("\"play.circle\""))
    #expect(harness.presentedColor("episode title") == gray)
    try await harness.tap("Play")
    await harness.advance(by: 0.3)
    #expect(harness.displayListDump().contains("\"pause.circle\""))
    #expect(harness.presentedColor("episode title") == primary)
    try await harness.tap("Pause")
    await harness.advance(by: 0.3)
    #expect(harness.displayListDump().contains("\"play.circle\""))
    #expect(harness.presentedColor("episode title") == gray)
  }

  @Test func `a problem is told as its sentence`() async throws {
    let problem = FeedProblem(file: "feed.xml", line: 3, reason: .notXML)
    let harness = ViewHarness(RootView(library: PodcastLibrary(feed: .failure(problem))), idiom: .phone)
    await harness.advance(by: 1)
    #expect(harness.texts.contains(problem.sentence))
    try await harness.tap("OK")
    await harness.advance(by: 1)
    #expect(!harness.texts.contains(problem.sentence) && harness.texts.contains("No Shows"))
    #expect(harness.runtimeIssues.isEmpty)
  }

  @Test func `titles of any length and script leave the controls on screen`() async throws {
    for title in ["", String(repeating: "A very long title ", count: 556), "한국어 제목", "العنوان", "日本語のタイトル"] {
      let harness = await mount([Episode(title: title, showTitle: title, duration: 12, summary: title)])
      let frame = try #require(harness.frame(of: "episode title"))
      #expect(frame.width <= 326 && frame.height < 60)
      try await harness.tap("Play")
      #expect(harness.semanticsDump().contains("button \"Pause\""))
      #expect(harness.runtimeIssues.isEmpty)
    }
  }

  @Test func `an episode without a title is called something`() async {
    #expect(title(await mount([Episode(title: "", showTitle: "Show")])) == "Untitled Episode")
  }

  // MARK: - Time

  @Test func `A4.08 time goes on while the episode plays, and only then`() async throws {
    let harness = await mount()
    await harness.advance(by: 5)
    #expect(times(harness) == ["0:00", "-0:12"])
    try await harness.tap("Play")
    await harness.advance(by: 7.2)
    #expect(times(harness) == ["0:07", "-0:05"])
    try await harness.tap("Pause")
    await harness.advance(by: 6)
    #expect(times(harness) == ["0:07", "-0:05"])
  }

  @Test func `time does not get lost in pauses`() async throws {
    let harness = await mount()
    for _ in 0..<10 {
      try await harness.tap("Play")
      await harness.advance(by: 0.3)
      try await harness.tap("Pause")
      await harness.advance(by: 0.4)
    }
    try await harness.tap("Play")
    await harness.advance(by: 0.5)
    #expect(times(harness) == ["0:03", "-0:09"])
  }

  @Test func `playing twice fast changes nothing`() async throws {
    let harness = await mount()
    try await harness.tap("Play")
    try await harness.tap("Pause")
    await harness.advance(by: 3)
    #expect(times(harness) == ["0:00", "-0:12"])
    try await harness.tap("Play")
    try await harness.tap("Pause")
    try await harness.tap("Play")
    await harness.advance(by: 3)
    #expect(times(harness) == ["0:03", "-0:09"])
  }

  @Test func `hours are shown where there are some`() async throws {
    let harness = await mount([Self.episodes[3]])
    #expect(times(harness) == ["0:00", "-1:02:03"])
    try await drag(harness, from: 0, to: 1)
    #expect(times(harness) == ["1:02:03", "0:00"])
  }

  @Test func `an episode of unknown length plays on, and cannot be dragged`() async throws {
    let harness = await mount([Self.episodes[2]])
    #expect(times(harness) == ["0:00", "-:--"])
    try await harness.tap("Play")
    await harness.advance(by: 11)
    #expect(times(harness) == ["0:11", "-:--"])
    try await drag(harness, from: 0, to: 0.5)
    #expect(times(harness) == ["0:11", "-:--"])
    #expect(harness.semanticsDump().contains("slider \"Position\" value=\"0%\""))
  }

  // MARK: - The slider

  @Test func `dragging the slider while paused sets the time`() async throws {
    let harness = await mount()
    try await drag(harness, from: 0, to: 0.5)
    #expect(times(harness) == ["0:06", "-0:06"])
    await harness.advance(by: 3)
    #expect(times(harness) == ["0:06", "-0:06"])
    try await harness.tap("Play")
    await harness.advance(by: 3)
    #expect(times(harness) == ["0:09", "-0:03"])
  }

  @Test func `dragging the slider while playing holds the time, and plays on from there`() async throws {
    let harness = await mount()
    try await harness.tap("Play")
    await harness.advance(by: 3)
    #expect(harness.semanticsDump().contains("slider \"Position\" value=\"25%\""))
    try await drag(harness, from: 0.25, to: 0.5, duration: 2)
    #expect(times(harness) == ["0:06", "-0:06"])
    await harness.advance(by: 1)
    #expect(times(harness) == ["0:07", "-0:05"])
  }

  @Test func `a finger that rests on the slider holds the time`() async throws {
    let harness = await mount()
    try await harness.tap("Play")
    try await harness.press("Position")
    await harness.advance(by: 3)
    #expect(times(harness) == ["0:06", "-0:06"])
    await harness.release()
    await harness.advance(by: 2)
    #expect(times(harness) == ["0:08", "-0:04"])
  }

  @Test func `the thumb goes with the time`() async throws {
    let harness = await mount()
    try await harness.tap("Play")
    await harness.advance(by: 9)
    #expect(harness.semanticsDump().contains("slider \"Position\" value=\"75%\""))
  }

  // MARK: - Episodes

  @Test func `next and previous go through the feed and stop at its ends`() async throws {
    let harness = await mount()
    for expected in ["Two", "Three", "Four", "Four"] {
      try await harness.tap("Next Episode")
      #expect(title(harness) == expected)
    }
    for expected in ["Three", "Two", "One", "One"] {
      try await harness.tap("Previous Episode")
      #expect(title(harness) == expected)
    }
    #expect(times(harness) == ["0:00", "-0:12"])
  }

  @Test func `previous goes to the beginning first, after three seconds`() async throws {
    let harness = await mount()
    try await harness.tap("Next Episode")
    try await harness.tap("Play")
    await harness.advance(by: 3.5)
    try await harness.tap("Previous Episode")
    #expect(title(harness) == "Two")
    #expect(times(harness) == ["0:00", "-1:30"])
    await harness.advance(by: 2.5)
    #expect(times(harness) == ["0:02", "-1:28"])
    try await harness.tap("Previous Episode")
    #expect(title(harness) == "One")
  }

  @Test func `the end of an episode leads to the next, which plays from its beginning`() async throws {
    let harness = await mount()
    try await harness.tap("Play")
    await harness.advance(by: 11.9)
    #expect(title(harness) == "One")
    await harness.advance(by: 0.1)
    #expect(title(harness) == "Two")
    #expect(times(harness) == ["0:00", "-1:30"])
    await harness.advance(by: 5)
    #expect(times(harness) == ["0:05", "-1:25"])
    #expect(harness.semanticsDump().contains("button \"Pause\""))
  }

  @Test func `the end of the last episode stops, and play begins anew`() async throws {
    let harness = await mount([Self.episodes[0]])
    try await harness.tap("Play")
    await harness.advance(by: 14)
    #expect(times(harness) == ["0:12", "0:00"])
    #expect(harness.semanticsDump().contains("button \"Play\""))
    #expect(harness.presentedColor("episode title") == gray)
    try await harness.tap("Play")
    #expect(times(harness) == ["0:00", "-0:12"])
    await harness.advance(by: 2)
    #expect(times(harness) == ["0:02", "-0:10"])
  }

  @Test func `a feed of one episode has no next`() async throws {
    let harness = await mount([Self.episodes[1]])
    try await harness.tap("Play")
    await harness.advance(by: 10)
    try await harness.tap("Next Episode")
    #expect(times(harness) == ["0:10", "-1:20"])
    try await harness.tap("Previous Episode")
    #expect(times(harness) == ["0:00", "-1:30"])
  }

  @Test func `A4.18 advancing from outside changes title and time in one update`() async throws {
    let store = PodcastPlayerStore(feed: Feed(title: "Show", episodes: Self.episodes))
    let harness = ViewHarness(PlayerView().environmentObject(store))
    try await harness.tap("Play")
    await harness.advance(by: 5)
    harness.resetCounters()
    await harness.turn { store.advance() }
    #expect(harness.frames.map(\.texts) == [["Two", "Show", "0:00", "-1:30"]])
  }
}
