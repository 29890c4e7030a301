import RivuletTesting
import SwiftUI
import Testing

@testable import PodcastPlayer

/// The whole app: its library, its shows, the player, and what opens beside them.
@MainActor @Suite struct PodcastAppTests {
  private struct Podcast: App {
    let library: PodcastLibrary

    init(library: PodcastLibrary) { self.library = library }
    init() { library = PodcastLibrary(feed: .success(.sample)) }

    var body: some Scene { PodcastScenes(library: library) }
  }

  private static let harbour = Feed(
    title: "Harbour Songs", author: "Ines Roth",
    episodes: [("Low Water", 30.0), ("Slack", 20.0)].map { Episode(title: $0, showTitle: "Harbour Songs", duration: $1) })

  private func open(_ idiom: Idiom, _ library: PodcastLibrary = PodcastLibrary(feed: .success(.sample))) async -> ViewHarness {
    let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 960, height: 680)
    let harness = ViewHarness(RootView(library: library), size: size, idiom: idiom, textMeasurer: FixedAdvanceMeasurer())
    await harness.advance(by: 1)
    return harness
  }

  private func tap(_ label: String, _ harness: ViewHarness) async throws {
    try await harness.tap(label)
    await harness.advance(by: 1)
  }

  /// Writes the file of a feed, and removes it after the test.
  private func withFile(_ text: String, _ body: (URL) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(file)
  }

  @Test func `on a phone a show is pushed, a tap plays its episode, and the mini player follows`() async throws {
    let library = PodcastLibrary(feed: .success(.sample))
    let harness = await open(.phone, library)
    try await tap("Tide Tables", harness)
    #expect(harness.texts.contains("A Bell Under Water"))
    try await tap("A Bell Under Water", harness)
    #expect(library.store?.currentPlace == EpisodePlace(show: "Tide Tables", index: 1))
    #expect(library.store?.isPlaying == true)
    #expect(harness.role(of: "Pause") == "button")
    try await tap("Search", harness)
    #expect(harness.role(of: "Pause") == "button")
    try await tap("Pause", harness)
    #expect(library.store?.isPlaying == false)
    #expect(harness.runtimeIssues == [])
  }

  @Test func `the mini player opens into the player, and a drag downwards or the button closes it`() async throws {
    let harness = await open(.phone)
    #expect(harness.frame(of: "position") == nil)
    try await tap("Open Player", harness)
    #expect(harness.frame(of: "position") != nil)
    await harness.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 380), duration: 1)
    await harness.advance(by: 1)
    #expect(harness.frame(of: "position") != nil)
    await harness.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), duration: 0.3)
    await harness.advance(by: 1)
    #expect(harness.frame(of: "position") == nil)
    try await tap("Open Player", harness)
    try await tap("Close Player", harness)
    #expect(harness.frame(of: "position") == nil)
    #expect(harness.runtimeIssues == [])
  }

  @Test func `search finds episodes of all shows by title and by what they are about`() async throws {
    let library = PodcastLibrary(feed: .success(.sample))
    let harness = await open(.phone, library)
    try await tap("Search", harness)
    try await harness.type("mend", into: "Episodes")
    await harness.advance(by: 1)
    #expect(harness.texts.contains("The Harbour at Five"))
    #expect(!harness.texts.contains("A Bell Under Water"))
    #expect(harness.runtimeIssues == [])
  }

  @Test func `on a desktop a show's episodes stand beside the player`() async throws {
    let library = PodcastLibrary(feed: .success(.sample))
    let harness = await open(.desktop, library)
    try await withFile(Feeds.feed("<item><title>First</title><itunes:duration>9</itunes:duration></item>")) { file in
      library.addFeeds(at: [file])
      await harness.advance(by: 1)
      try await tap("Show", harness)
      #expect(!harness.texts.contains("A Bell Under Water"))
      try await tap("First", harness)
      #expect(harness.text(of: "show title") == "Show")
      #expect(harness.text(of: "remaining") == "-0:08")
    }
    #expect(harness.runtimeIssues == [])
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `faults are told beside the episode and in the show`(_ idiom: Idiom) async throws {
    let items = "<item><title>Odd & even</title><itunes:duration>soon</itunes:duration></item><item><title>Good</title></item>"
    let feed = try Feeds.parse(Feeds.feed(items))
    let harness = await open(idiom, PodcastLibrary(feed: .success(feed)))
    try await tap("Show", harness)
    let remark = try #require(feed.episodes.first?.problems.first?.remark)
    #expect(harness.texts.contains(remark) && harness.texts.contains("Good"))
    #expect(harness.texts.contains(try #require(feed.problems.first?.remark)))
    if idiom == .phone { try await tap("Open Player", harness) }
    #expect(harness.texts.contains(remark))
    #expect(harness.runtimeIssues == [])
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `a bad feed is told, and the library keeps what it has`(_ idiom: Idiom) async throws {
    let library = PodcastLibrary(feed: .success(.sample))
    let app = AppHarness(Podcast(library: library), idiom: idiom)
    await app.settle()
    let window = try #require(app.windows.first)
    await window.advance(by: 1)
    if idiom == .phone { try await tap("Add Feed", window) } else { try await app.choose("File", "Add Feed…") }
    try await withFile("<html/>") { file in
      await app.answerFileDialog(.success([file]))
      await window.advance(by: 1)
      #expect(window.texts.contains("This feed cannot be played"))
      try await tap("OK", window)
    }
    #expect(library.shows == [.sample])
    #expect(app.runtimeIssues.isEmpty)
  }

  @Test func `a chosen feed becomes a show, once, and is left out again`() async throws {
    let library = PodcastLibrary(feed: .failure(FeedProblem(file: "a.xml", reason: .missing)))
    let harness = await open(.phone, library)
    try await tap("OK", harness)
    #expect(harness.texts.contains("No Shows"))
    try await withFile(Feeds.feed("<item><title>First</title></item>")) { file in
      for _ in 0..<2 {
        try await tap("Add Feed", harness)
        await harness.answerFileDialog(.success([file]))
        await harness.advance(by: 1)
      }
    }
    #expect(library.shows.map(\.title) == ["Show"])
    #expect(harness.texts.contains("1 Episodes") || harness.texts.contains("1 Episode"))
    try await harness.secondaryTap("Show")
    await harness.advance(by: 1)
    try await tap("Remove Show", harness)
    #expect(library.shows.isEmpty)
    #expect(harness.texts.contains("No Shows"))
    #expect(harness.runtimeIssues == [])
  }

  @Test func `the sleep timer ends playing after its minutes, or with the episode`() async throws {
    let library = PodcastLibrary(feed: .success(Self.harbour))
    let harness = await open(.desktop, library)
    let store = try #require(library.store)
    try await tap("Sleep Timer", harness)
    try await tap("At the End of the Episode", harness)
    #expect(store.sleepTimer == .endOfEpisode)
    try await harness.tap("Play")
    await harness.advance(by: 31)
    #expect(!store.isPlaying && store.sleepTimer == nil)
    #expect(store.currentPlace.index == 0)
    await harness.turn { store.setSleepTimer(.minutes(5)) }
    await harness.advance(by: 280)
    await harness.turn { store.play(0, of: Self.harbour) }
    await harness.advance(by: 15)
    #expect(store.isPlaying)
    await harness.advance(by: 6)
    #expect(!store.isPlaying && store.sleepTimer == nil)
    #expect(harness.runtimeIssues == [])
  }

  @Test func `playing stops after an episode where the next one is not wanted`() async throws {
    let library = PodcastLibrary(feed: .success(Self.harbour))
    let store = try #require(library.store)
    let harness = await open(.desktop, library)
    await harness.turn {
      store.playsOn = false
      store.isPlaying = true
    }
    await harness.advance(by: 31)
    #expect(!store.isPlaying && store.currentPlace.index == 0)
  }

  @Test func `all windows share the player, and its menu works in each`() async throws {
    let library = PodcastLibrary(feed: .success(Self.harbour))
    let app = AppHarness(Podcast(library: library))
    await app.settle()
    try await app.choose("Window", "Mini Player")
    await app.settle()
    #expect(app.frontTitle == "Mini Player")
    let mini = try #require(app.window("Mini Player"))
    try await mini.tap("Play")
    #expect(library.store?.isPlaying == true)
    try await app.choose("Playback", "Next Episode")
    #expect(mini.texts.contains("Slack"))
    try await app.choose("Playback", "Pause")
    #expect(library.store?.isPlaying == false)
    try await app.choose("File", "New Window")
    await app.settle()
    #expect(app.windows.count == 3)
    #expect(app.windows.last?.text(of: "episode title") == "Slack")
    #expect(app.runtimeIssues.isEmpty)
  }
}
