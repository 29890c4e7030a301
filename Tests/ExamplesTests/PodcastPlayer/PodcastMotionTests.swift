import Foundation
import RivuletTesting
import SwiftUI
import Testing

@testable import PodcastPlayer

/// Shows and episodes that come, go, move and are searched for under an animation.
@MainActor @Suite struct PodcastMotionTests {
  private struct Podcast: App {
    let library: PodcastLibrary

    init(library: PodcastLibrary) { self.library = library }
    init() { library = PodcastLibrary(feed: .success(.sample)) }

    var body: some Scene { PodcastScenes(library: library) }
  }

  private static func feed(_ title: String, _ episodes: [String]) -> String {
    Feeds.feed(episodes.map { "<item><title>\($0)</title><itunes:duration>30</itunes:duration></item>" }.joined())
      .replacingOccurrences(of: "<title>Show</title>", with: "<title>\(title)</title>")
  }

  /// Writes the files of some feeds, and removes them after the test.
  private func withFeeds(_ body: ([URL]) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let feeds = [("Harbour Songs", ["Low Water", "Slack"]), ("Night Ferry", ["Cabin", "Deck", "Engine Room"])]
    let files = try feeds.map { title, episodes in
      let file = folder.appendingPathComponent("\(title).xml")
      try Data(Self.feed(title, episodes).utf8).write(to: file)
      return file
    }
    try await body(files)
  }

  private func open(_ library: PodcastLibrary, _ idiom: Idiom, taps: [String] = []) async throws -> ViewHarness {
    let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 960, height: 680)
    let harness = ViewHarness(RootView(library: library), size: size, idiom: idiom, textMeasurer: FixedAdvanceMeasurer())
    await harness.advance(by: 1)
    for label in taps { try await harness.tapAndRest(label) }
    return harness
  }

  @Test func `feeds are added on a phone, one after the other, and slide in`() async throws {
    try await withFeeds { files in
      let library = PodcastLibrary(feed: .success(.sample))
      let harness = try await open(library, .phone)
      for (file, title) in zip(files, ["Harbour Songs", "Night Ferry"]) {
        try await harness.tapAndRest("Add Feed")
        try await MotionWatch(harness: harness).expect(title) {
          await harness.answerFileDialog(.success([file]))
        } midway: {
          #expect(harness.texts.contains(title))
        } rest: {
          try await open(library, .phone)
        }
      }
      #expect(library.shows.map(\.title) == ["Tide Tables", "Harbour Songs", "Night Ferry"])
    }
  }

  @Test func `feeds are added on a desktop by the menu`() async throws {
    try await withFeeds { files in
      let library = PodcastLibrary(feed: .success(.sample))
      let app = AppHarness(Podcast(library: library))
      await app.settle()
      let window = try #require(app.windows.first)
      await window.advance(by: 1)
      try await app.choose("File", "Add Feed…")
      var other: AppHarness?
      try await MotionWatch(harness: window).expect("two feeds") {
        await app.answerFileDialog(.success(files))
      } midway: {
        #expect(window.texts.contains("Night Ferry"))
      } rest: {
        let fresh = AppHarness(Podcast(library: library))
        other = fresh
        await fresh.settle()
        return try #require(fresh.windows.first)
      }
      #expect(other?.runtimeIssues.isEmpty == true)
    }
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `a show is removed, and the others close up`(_ idiom: Idiom) async throws {
    try await withFeeds { files in
      let library = PodcastLibrary(feed: .success(.sample))
      library.addFeeds(at: files)
      let harness = try await open(library, idiom)
      let row = try #require(harness.frame(of: "show Harbour Songs")), below = try #require(harness.frame(of: "show Night Ferry"))
      if idiom == .phone {
        await harness.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 240, y: row.midY), duration: 0.5)
        await harness.advance(by: 1)
      } else {
        try await harness.openMenu(of: "Harbour Songs")
      }
      try await MotionWatch(harness: harness).expect("removal") {
        try await harness.tap("Remove Show")
      } midway: {
        #expect(harness.texts.contains("Harbour Songs"))
        let y = try #require(harness.presented("show Night Ferry", .y))
        #expect(y > row.minY && y < below.minY)
      } rest: {
        try await open(library, idiom)
      }
      #expect(library.shows.map(\.title) == ["Tide Tables", "Night Ferry"])
    }
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `shows are put in order by dragging them`(_ idiom: Idiom) async throws {
    try await withFeeds { files in
      let library = PodcastLibrary(feed: .success(.sample))
      library.addFeeds(at: files)
      let taps = idiom == .phone ? ["Edit"] : []
      let harness = try await open(library, idiom, taps: taps)
      let rows = try ["Tide Tables", "Night Ferry"].map { try #require(harness.frame(of: "show \($0)")) }
      let x = idiom == .phone ? 362 : rows[0].midX
      try await MotionWatch(harness: harness).expect("order") {
        await harness.dragRow(from: CGPoint(x: x, y: rows[0].midY), to: CGPoint(x: x, y: rows[1].maxY + 12))
      } rest: {
        try await open(library, idiom, taps: taps)
      }
      #expect(library.shows.map(\.title) == ["Harbour Songs", "Night Ferry", "Tide Tables"])
    }
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `a search leaves some episodes of a show, and gives the others back`(_ idiom: Idiom) async throws {
    try await withFeeds { files in
      let library = PodcastLibrary(feed: .success(.sample))
      library.addFeeds(at: files)
      func opened(_ words: String?) async throws -> ViewHarness {
        let harness = try await open(library, idiom, taps: ["Night Ferry"])
        if let words { try await harness.type(words, into: "Search") }
        return harness
      }
      let harness = try await opened(nil)
      for words in ["Deck", "in", "zebra", "e"] {
        try await MotionWatch(harness: harness).expect(words) {
          try await harness.type(words, into: "Search", replacing: true)
        } midway: {
          if words == "Deck" { #expect(harness.texts.contains("Engine Room")) }
        } rest: {
          try await opened(words)
        }
      }
    }
  }

  @Test func `the search over all shows adds and takes episodes`() async throws {
    try await withFeeds { files in
      let library = PodcastLibrary(feed: .success(.sample))
      library.addFeeds(at: files)
      let harness = try await open(library, .phone, taps: ["Search"])
      for words in ["e", "ee", "water", "zebra", "a"] {
        try await MotionWatch(harness: harness).expect(words) {
          try await harness.type(words, into: "Episodes", replacing: true)
        } rest: {
          let other = try await open(library, .phone, taps: ["Search"])
          try await other.type(words, into: "Episodes")
          return other
        }
      }
    }
  }
}
