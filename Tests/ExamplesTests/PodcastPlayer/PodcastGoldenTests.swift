import RivuletTesting
import SwiftUI
import Testing

@testable import PodcastPlayer

/// The screens of the podcast app on phones and desktops, in light and dark.
@MainActor @Suite struct PodcastGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func open(_ idiom: Idiom, _ appearance: ColorScheme, taps: [String]) async throws -> ViewHarness {
    let size = idiom == .phone ? CGSize(width: 390, height: 700) : CGSize(width: 960, height: 640)
    let harness = ViewHarness(
      RootView(library: PodcastLibrary(feed: .success(.sample))), size: size, idiom: idiom, textMeasurer: SystemFontMeasurer(language: "en")
    ) {
      $0.colorScheme = appearance
      $0.timeZone = .gmt
    }
    await harness.advance(by: 1)
    for label in taps {
      try await harness.tap(label)
      await harness.advance(by: 1)
    }
    return harness
  }

  @Test(arguments: [ColorScheme.light, .dark], [[], ["Tide Tables"], ["Open Player", "Sleep Timer"]])
  func `a screen on a phone looks like its golden`(_ appearance: ColorScheme, _ taps: [String]) async throws {
    let harness = try await open(.phone, appearance, taps: taps)
    let name = "podcast-\(["library", "show", "player"][taps.count])-phone-\(appearance)"
    #expect(try goldens.difference(of: harness, named: name).map { "\($0)" } == nil)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `the columns on a desktop look like their golden`(_ appearance: ColorScheme) async throws {
    let harness = try await open(.desktop, appearance, taps: [])
    #expect(try goldens.difference(of: harness, named: "podcast-columns-desktop-\(appearance)").map { "\($0)" } == nil)
  }
}
