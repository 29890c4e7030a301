import Foundation
import Library
import RivuletTesting
import SwiftUI
import Testing

/// The screens of the library on phones and desktops, in light and dark.
@MainActor @Suite struct LibraryGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  /// A library that was in use for a while.
  private var library: EpisodeLibrary {
    let library = EpisodeLibrary(episodeCount: .some)
    let latest = library.years.prefix(2).flatMap { Array($0) }
    library.played = Set(latest.dropFirst().map(\.id))
    library.queue = Array(latest.prefix(4))
    library.favorites = Array(latest.suffix(3))
    return library
  }

  private func open(_ idiom: Idiom, _ scheme: ColorScheme, tab: String) async throws -> ViewHarness {
    let size = idiom == .phone ? CGSize(width: 390, height: 600) : CGSize(width: 560, height: 360)
    let harness = ViewHarness(
      LibraryScreen(library: library), size: size, idiom: idiom, textMeasurer: SystemFontMeasurer(language: "en")
    ) { $0.colorScheme = scheme }
    await harness.settle()
    try await harness.tap(tab)
    await harness.advance(by: 1)
    return harness
  }

  private nonisolated static let places: [(Idiom, ColorScheme)] = [
    (.phone, .light), (.phone, .dark), (.desktop, .light), (.desktop, .dark),
  ]

  @Test(arguments: places, ["Episodes", "Queue", "Favorites"])
  func `a tab of the library looks like its golden`(_ place: (Idiom, ColorScheme), _ tab: String) async throws {
    let harness = try await open(place.0, place.1, tab: tab)
    if tab == "Favorites", place.0 == .desktop, let row = harness.frame(of: "episode \(library.favorites[0].id)") {
      await harness.tap(at: CGPoint(x: row.midX, y: row.midY))
    }
    let name = "library-\(tab.lowercased())-\(place.0)-\(place.1)"
    #expect(try goldens.difference(of: harness, named: name).map { "\($0)" } == nil)
  }

  @Test func `a row that stands open looks like its golden`() async throws {
    let harness = try await open(.phone, .light, tab: "Episodes")
    let row = try #require(harness.frame(of: "episode \(library.years[0][0].id)"))
    await harness.down(at: CGPoint(x: 350, y: row.midY))
    await harness.move(to: CGPoint(x: 200, y: row.midY), duration: 0.5)
    await harness.advance(by: 0.2)
    await harness.up()
    await harness.advance(by: 1)
    #expect(try goldens.difference(of: harness, named: "library-swiped-phone-light").map { "\($0)" } == nil)
  }

  @Test(arguments: places)
  func `the end of the episodes looks like its golden`(_ place: (Idiom, ColorScheme)) async throws {
    let harness = try await open(place.0, place.1, tab: "Episodes")
    for _ in 0..<8 { await harness.wheel(at: CGPoint(x: 200, y: 250), by: CGSize(width: 0, height: 5_000)) }
    await harness.advance(by: 2)
    #expect(try goldens.difference(of: harness, named: "library-end-\(place.0)-\(place.1)").map { "\($0)" } == nil)
  }
}
