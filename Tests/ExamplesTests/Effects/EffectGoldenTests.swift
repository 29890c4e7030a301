import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Views under effects of each kind, as they look.
@MainActor @Suite struct EffectGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func harness<Content: View>(_ size: CGSize, _ content: Content, _ scheme: ColorScheme = .light) async -> ViewHarness {
    let harness = ViewHarness(content, size: size, textMeasurer: SystemFontMeasurer(language: "en")) { $0.colorScheme = scheme }
    await harness.settle()
    return harness
  }

  @Test func `views that are turned in space look like their golden`() async throws {
    let harness = await harness(CGSize(width: 440, height: 300), EffectCards())
    #expect(try goldens.difference(of: harness, named: "effects-in-space") == nil)
  }

  @Test func `views in other colours look like their golden`() async throws {
    let harness = await harness(CGSize(width: 440, height: 220), EffectColors())
    #expect(try goldens.difference(of: harness, named: "effects-on-colors") == nil)
  }

  @Test(arguments: [(ColorScheme.light, "effects-materials-light"), (.dark, "effects-materials-dark")])
  func `materials look like their golden`(_ scheme: ColorScheme, _ name: String) async throws {
    let harness = await harness(CGSize(width: 380, height: 200), EffectMaterials(), scheme)
    #expect(try goldens.difference(of: harness, named: name) == nil)
  }

  @Test func `styles with shadows look like their golden`() async throws {
    let harness = await harness(CGSize(width: 520, height: 130), EffectShadows())
    #expect(try goldens.difference(of: harness, named: "effects-shadows") == nil)
  }
}
