import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Lists in their looks, on phones and desktops.
@MainActor @Suite struct ListGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func difference<Style: ListStyle>(_ style: Style, _ idiom: Idiom, _ scheme: ColorScheme, _ name: String) async throws -> String? {
    let harness = ViewHarness(
      EpisodeList().listStyle(style), size: CGSize(width: 390, height: idiom == .phone ? 480 : 260), idiom: idiom,
      textMeasurer: SystemFontMeasurer(language: "en")
    ) { $0.colorScheme = scheme }
    await harness.settle()
    return try goldens.difference(of: harness, named: name).map { "\($0)" }
  }

  @Test(arguments: [(ColorScheme.light, "list-phone-light"), (.dark, "list-phone-dark")])
  func `a list on a phone looks like its golden (B17.16 B17.17d)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(.automatic, .phone, scheme, name) == nil)
  }

  @Test func `a plain list on a phone looks like its golden (B17.17)`() async throws {
    #expect(try await difference(.plain, .phone, .light, "list-phone-plain") == nil)
  }

  @Test(arguments: [(ColorScheme.light, "list-desktop-light"), (.dark, "list-desktop-dark")])
  func `a list on a desktop looks like its golden (B17.16)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(.automatic, .desktop, scheme, name) == nil)
  }
}
