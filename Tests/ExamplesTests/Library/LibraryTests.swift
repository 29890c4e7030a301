import Library
import RivuletTesting
import SwiftUI
import Testing

/// Episodes that are swiped, queued, put in order, selected and scrolled through.
@MainActor @Suite struct LibraryTests {
  private func open(_ library: EpisodeLibrary, _ idiom: Idiom = .phone) async -> ViewHarness {
    let size = idiom == .phone ? CGSize(width: 390, height: 700) : CGSize(width: 600, height: 400)
    let harness = ViewHarness(LibraryScreen(library: library), size: size, idiom: idiom, textMeasurer: FixedAdvanceMeasurer())
    await harness.settle()
    return harness
  }

  private func drag(_ harness: ViewHarness, from start: CGPoint, to end: CGPoint) async {
    await harness.down(at: start)
    await harness.move(to: end, duration: 0.5)
    await harness.advance(by: 0.2)
    await harness.up()
    await harness.advance(by: 1)
  }

  @Test(arguments: [EpisodeCount.some, .many, .million])
  func `all years together have as many episodes as were asked for, each once`(_ count: EpisodeCount) {
    let library = EpisodeLibrary(episodeCount: count)
    #expect(library.years.count == 20)
    #expect(library.years.reduce(0) { $0 + $1.count } == count.rawValue)
    #expect(library.years.first?.first?.id == count.rawValue)
    #expect(library.years.last?.last?.id == 1)
  }

  @Test func `dates of a year follow each other and lie in it`() {
    let calendar = Calendar(identifier: .gregorian)
    for year in EpisodeLibrary(episodeCount: .many).years {
      #expect(zip(year, year.dropFirst()).allSatisfy { $0.date > $1.date })
      #expect(year.allSatisfy { calendar.component(.year, from: $0.date) == year.id })
    }
  }

  @Test func `arguments say how many episodes there are`() {
    #expect(EpisodeCount(arguments: ["Library"]) == .some)
    #expect(EpisodeCount(arguments: ["Library", "--many"]) == .many)
    #expect(EpisodeCount(arguments: ["Library", "--million"]) == .million)
  }

  @Test func `a swipe marks an episode as played`() async throws {
    let library = EpisodeLibrary(episodeCount: .some)
    let harness = await open(library)
    let episode = try #require(library.latest(1).first)
    let row = try #require(harness.frame(of: "episode \(episode.id)"))
    await drag(harness, from: CGPoint(x: 100, y: row.midY), to: CGPoint(x: 190, y: row.midY))
    try await harness.tap("Mark as Played")
    await harness.advance(by: 1)
    #expect(library.played == [episode.id])
    await drag(harness, from: CGPoint(x: 30, y: row.midY), to: CGPoint(x: 380, y: row.midY))
    #expect(library.played == [])
    #expect(harness.runtimeIssues == [])
  }

  @Test func `a tap shows an episode, from where it is queued`() async throws {
    let library = EpisodeLibrary(episodeCount: .some)
    let harness = await open(library)
    let episode = try #require(library.latest(1).first)
    try await harness.tap(episode.title)
    await harness.advance(by: 1)
    #expect(harness.texts.contains("Published"))
    try await harness.tap("Add to Queue")
    try await harness.tap("Favorite")
    #expect(library.queue == [episode] && library.favorites == [episode])
    #expect(harness.runtimeIssues == [])
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `search leaves the episodes with such titles, gives all back, and says where there are none`(_ idiom: Idiom) async throws {
    let library = EpisodeLibrary(episodeCount: .some)
    let harness = await open(library, idiom)
    let before = harness.texts
    try await harness.type("Trains", into: "Titles")
    await harness.advance(by: 1)
    let titles = library.years.flatMap { $0.map(\.title) }.filter { $0.contains("Trains") }
    #expect(harness.texts.filter { $0.contains("Trains") && $0 != "Trains" } == titles)
    #expect(!harness.texts.contains { $0.contains("Bridges") })
    try await harness.type("Zebras", into: "Titles", replacing: true)
    await harness.advance(by: 1)
    #expect(harness.texts.contains { $0.contains("No Results") } && !harness.texts.contains { $0.contains("Trains by") })
    try await harness.type("", into: "Titles")
    await harness.advance(by: 1)
    #expect(before.filter { $0.contains(" ") }.allSatisfy(harness.texts.contains))
    #expect(harness.runtimeIssues == [])
  }

  @Test func `a million episodes are searched by title`() {
    let years = EpisodeLibrary(episodeCount: .million).years(matching: "trains by heart")
    #expect(years.count == 20 && years.allSatisfy { $0.count > 700 && $0.allSatisfy { $0.title == "Night Trains by Heart" } })
  }

  @Test func `a swipe deletes an episode of the queue, and the rest goes all at once`() async throws {
    let library = EpisodeLibrary(episodeCount: .some)
    library.queue = library.latest(3)
    let rest = [library.queue[0], library.queue[2]]
    let harness = await open(library)
    try await harness.tap("Queue")
    await harness.advance(by: 1)
    let row = try #require(harness.frame(of: "episode \(library.queue[1].id)"))
    await drag(harness, from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 240, y: row.midY))
    try await harness.tap("Delete")
    await harness.advance(by: 0.1)
    // The button stays behind the row until both have gone.
    #expect(harness.texts.contains("Delete"))
    await harness.advance(by: 1)
    #expect(library.queue == rest && !harness.texts.contains("Delete"))
    #expect(try #require(harness.frame(of: "episode \(rest[1].id)")).minY == row.minY)
    try await harness.tap("Clear")
    await harness.advance(by: 0.1)
    #expect(harness.texts.contains(rest[0].title) && harness.texts.contains("No Episodes"))
    await harness.advance(by: 1)
    #expect(library.queue == [] && !harness.texts.contains(rest[0].title))
    #expect(harness.runtimeIssues == [] && harness.checkInvariants() == [])
  }

  @Test func `the queue is put in order by dragging its rows`() async throws {
    let library = EpisodeLibrary(episodeCount: .some)
    library.queue = library.latest(3)
    let first = try #require(library.queue.first)
    for idiom in [Idiom.phone, .desktop] {
      let order = library.queue.map(\.id)
      let harness = await open(library, idiom)
      try await harness.tap("Queue")
      await harness.advance(by: 1)
      if idiom == .phone {
        try await harness.tap("Edit")
        await harness.advance(by: 1)
      }
      let rows = try library.queue.map { try #require(harness.frame(of: "episode \($0.id)")) }
      let x = idiom == .phone ? 360 : rows[0].midX
      await drag(harness, from: CGPoint(x: x, y: rows[0].midY), to: CGPoint(x: x, y: rows[2].maxY + 12))
      #expect(library.queue.map(\.id) == [order[1], order[2], order[0]], "\(idiom)")
      #expect(harness.runtimeIssues == [])
    }
    #expect(library.queue.last != first)
  }

  @Test func `favourites are selected on a phone, and removed by the bar`() async throws {
    let library = EpisodeLibrary(episodeCount: .some)
    library.favorites = library.latest(3)
    let last = library.favorites[2]
    let harness = await open(library)
    try await harness.tap("Favorites")
    await harness.advance(by: 1)
    try await harness.tap("Edit")
    await harness.advance(by: 1)
    for episode in library.favorites.prefix(2) { try await harness.tap(episode.title) }
    try await harness.tap("Remove")
    await harness.advance(by: 1)
    #expect(library.favorites == [last])
    #expect(harness.runtimeIssues == [])
  }

  @Test func `favourites are selected on a desktop, queued by a double click, and removed by the menu`() async throws {
    let library = EpisodeLibrary(episodeCount: .some)
    library.favorites = library.latest(3)
    let middle = library.favorites[1]
    let harness = await open(library, .desktop)
    try await harness.tap("Favorites")
    await harness.advance(by: 1)
    let rows = try library.favorites.map { try #require(harness.frame(of: "episode \($0.id)")) }
    func center(_ n: Int) -> CGPoint { CGPoint(x: rows[n].midX, y: rows[n].midY) }
    await harness.tap(at: center(1), count: 2)
    #expect(library.queue == [middle])
    await harness.advance(by: 1)
    await harness.tap(at: center(0))
    await harness.tap(at: center(2), modifiers: .command)
    await harness.secondaryTap(at: center(0))
    try await harness.tap("Remove Favorite")
    await harness.advance(by: 1)
    #expect(library.favorites == [middle])
    #expect(harness.runtimeIssues == [])
  }

  @Test func `B16.30a a million episodes open and are scrolled to the end by the bar, and only rows in sight are made`() async throws {
    let library = EpisodeLibrary(episodeCount: .million)
    let harness = await open(library, .desktop)
    #expect(harness.counters.bodiesByType["EpisodeRow"] ?? 0 < 20)
    await harness.wheel(at: CGPoint(x: 300, y: 200), by: CGSize(width: 0, height: 48))
    let bar = CGPoint(x: 595, y: 60)
    await harness.hover(at: bar)
    harness.resetCounters()
    await harness.down(at: bar)
    await harness.move(to: CGPoint(x: 595, y: 399), duration: 1)
    await harness.up()
    #expect(harness.texts.contains("2 January") || harness.texts.contains("January 2"))
    #expect(harness.counters.bodiesByType["EpisodeRow"] ?? 0 < 1_500)
    #expect(harness.runtimeIssues == [])
  }
}
