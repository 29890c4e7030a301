import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Symbols, redacted content, meshes, combined shapes and glass, as they look.
@MainActor @Suite struct LookGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func difference<Content: View>(
    _ content: Content, _ name: String, _ size: CGSize, _ scheme: ColorScheme = .light
  ) async throws -> String? {
    let measurer = SystemFontMeasurer(language: "en")
    let harness = ViewHarness(content, size: size, textMeasurer: measurer) { $0.colorScheme = scheme }
    await harness.settle()
    return try goldens.difference(of: harness, named: name)
  }

  @Test func `variants and colours of symbols look like their golden`() async throws {
    #expect(try await difference(SymbolCard(), "looks-symbols", CGSize(width: 740, height: 130)) == nil)
  }

  @Test(arguments: [(ColorScheme.light, "looks-redacted-light"), (.dark, "looks-redacted-dark")])
  func `redacted content looks like its golden`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(RedactedCard(), name, CGSize(width: 450, height: 220), scheme) == nil)
  }

  @Test func `meshes, mixed colours and combined shapes look like their golden`() async throws {
    #expect(try await difference(MeshCard(), "looks-mesh", CGSize(width: 560, height: 360)) == nil)
  }

  @Test(arguments: [(ColorScheme.light, "looks-glass-light"), (.dark, "looks-glass-dark")])
  func `glass looks like its golden`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(GlassCard(), name, CGSize(width: 340, height: 140), scheme) == nil)
  }

  @Test func `words about what the pointer rests on look like their golden`() async throws {
    let view = Button("Save") {}.buttonStyle(.bordered).help("Keeps all that was written")
    let harness = ViewHarness(
      view, size: CGSize(width: 260, height: 90), idiom: .desktop, textMeasurer: SystemFontMeasurer(language: "en"))
    await harness.settle()
    await harness.hover(at: CGPoint(x: 130, y: 45))
    await harness.advance(by: 1)
    #expect(try goldens.difference(of: harness, named: "looks-tooltip") == nil)
  }
}
