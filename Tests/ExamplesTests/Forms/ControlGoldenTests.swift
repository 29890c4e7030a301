import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Every control in every style, in both idioms, light and dark, and what pickers open.
@MainActor @Suite struct ControlGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private nonisolated static let places: [(Idiom, ColorScheme)] = [
    (.phone, .light), (.phone, .dark), (.desktop, .light), (.desktop, .dark),
  ]

  private func mount(_ root: some View, _ place: (Idiom, ColorScheme), height: CGFloat) async -> ViewHarness {
    let ground = place.1 == .dark ? (place.0 == .phone ? Color.black : Color(white: 0.12)) : Color.white
    let harness = ViewHarness(
      ZStack {
        ground.ignoresSafeArea()
        root
      }, size: CGSize(width: 420, height: height), idiom: place.0, textMeasurer: SystemFontMeasurer(language: "en")
    ) { $0.colorScheme = place.1 }
    harness.clipboard = "something"
    await harness.advance(by: 1)
    return harness
  }

  private func difference(_ harness: ViewHarness, _ name: String, _ place: (Idiom, ColorScheme)) throws -> String? {
    try goldens.difference(of: harness, named: "\(name)-\(place.0)-\(place.1)").map { "\($0)" }
  }

  @Test(arguments: places) func `buttons look like their golden (B21.10 B21.11 B21.12 B21.13)`(_ place: (Idiom, ColorScheme)) async throws {
    let harness = await mount(ButtonSheet(), place, height: place.0 == .phone ? 520 : 400)
    #expect(try difference(harness, "buttons", place) == nil)
  }

  @Test(arguments: places) func `fields, sliders, steppers and toggles look like their golden (B21.62)`(
    _ place: (Idiom, ColorScheme)
  ) async throws {
    let harness = await mount(EntrySheet(), place, height: place.0 == .phone ? 1_000 : 720)
    #expect(try difference(harness, "entries", place) == nil)
  }

  @Test(arguments: places) func `date pickers look like their golden (B21.42 B21.43 B21.44)`(_ place: (Idiom, ColorScheme)) async throws {
    let harness = await mount(DateSheet(), place, height: place.0 == .phone ? 1_000 : 720)
    #expect(try difference(harness, "dates", place) == nil)
  }

  @Test(arguments: [Idiom.phone, .desktop], ["Mar 5, 2024", "Color", "Size", "Share"])
  func `what a picker opens looks like its golden (B21.42 B21.45)`(_ idiom: Idiom, _ label: String) async throws {
    let place = (idiom, ColorScheme.light)
    let harness = await mount(OpeningSheet(), place, height: 560)
    if label == "Color" {
      await harness.performAction("activate", on: label)
    } else {
      try await harness.tap(label)
    }
    await harness.advance(by: 1)
    let name = ["Mar 5, 2024": "calendar", "Color": "color", "Size": "menu", "Share": "share"][label] ?? ""
    #expect(try difference(harness, "open-\(name)", place) == nil)
  }
}
