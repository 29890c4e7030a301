import Foundation
import NotesExample
import RivuletTesting
import SwiftUI
import Testing

/// The screens of the notes on phones and desktops, in light and dark.
@MainActor @Suite struct NotesGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private nonisolated static let places: [(Idiom, ColorScheme)] = [
    (.phone, .light), (.phone, .dark), (.desktop, .light), (.desktop, .dark),
  ]

  private func open(_ view: some View, _ place: (Idiom, ColorScheme)) async -> ViewHarness {
    let size = place.0 == .phone ? CGSize(width: 390, height: 700) : CGSize(width: 900, height: 560)
    let harness = ViewHarness(view, size: size, idiom: place.0, textMeasurer: SystemFontMeasurer(language: "en")) {
      $0.colorScheme = place.1
      $0.timeZone = .gmt
    }
    await harness.advance(by: 1)
    return harness
  }

  private func openNotes(_ place: (Idiom, ColorScheme), taps: [String]) async throws -> ViewHarness {
    let harness = await open(NotesScreen(store: NoteStore(folders: NoteSamples.folders, notes: NoteSamples.notes)), place)
    for label in taps {
      try await harness.tap(label)
      await harness.advance(by: 1)
    }
    return harness
  }

  @Test(arguments: places, [["Personal"], ["Personal", "Trip to the coast"], ["Personal", "Trip to the coast", "Details"]])
  func `a screen of the notes looks like its golden`(_ place: (Idiom, ColorScheme), _ taps: [String]) async throws {
    let harness = try await openNotes(place, taps: taps)
    let name = "notes-\(["list", "note", "details"][taps.count - 1])-\(place.0)-\(place.1)"
    #expect(try goldens.difference(of: harness, named: name).map { "\($0)" } == nil)
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `finding in a note looks like its golden`(_ idiom: Idiom) async throws {
    let harness = try await openNotes((idiom, .light), taps: ["Personal", "Trip to the coast", "More", "Find…"])
    try await harness.type("t", into: "Find")
    #expect(try goldens.difference(of: harness, named: "notes-find-\(idiom)-light").map { "\($0)" } == nil)
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `the settings look like their golden`(_ idiom: Idiom) async throws {
    let harness = await open(NavigationStack { SettingsView() }, (idiom, .light))
    #expect(try goldens.difference(of: harness, named: "notes-settings-\(idiom)-light").map { "\($0)" } == nil)
  }
}
