import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Controls and forms in both idioms, light and dark.
@MainActor @Suite struct FormGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func difference<Root: View>(
    _ root: Root, _ idiom: Idiom, _ scheme: ColorScheme, height: CGFloat, _ name: String
  ) async throws -> String? {
    let ground = scheme == .dark ? (idiom == .phone ? Color.black : Color(white: 0.12)) : Color.white
    let harness = ViewHarness(
      ZStack {
        ground.ignoresSafeArea()
        root
      }, size: CGSize(width: 420, height: height), idiom: idiom, textMeasurer: SystemFontMeasurer(language: "en")
    ) { $0.colorScheme = scheme }
    await harness.settle()
    return try goldens.difference(of: harness, named: name).map { "\($0)" }
  }

  @Test(arguments: [(ColorScheme.light, "light"), (.dark, "dark")])
  func `controls of a phone look like their golden (B21)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(ControlSheet(), .phone, scheme, height: 900, "controls-phone-\(name)") == nil)
  }

  @Test(arguments: [(ColorScheme.light, "light"), (.dark, "dark")])
  func `controls of a desktop look like their golden (B21)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(ControlSheet(), .desktop, scheme, height: 640, "controls-desktop-\(name)") == nil)
  }

  @Test(arguments: [(ColorScheme.light, "light"), (.dark, "dark")])
  func `a form of a phone looks like its golden (B21.82)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(SettingsForm(), .phone, scheme, height: 760, "form-phone-\(name)") == nil)
  }

  @Test(arguments: [(ColorScheme.light, "light"), (.dark, "dark")])
  func `a form of a desktop looks like its golden (B21.81)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try await difference(SettingsForm().padding(), .desktop, scheme, height: 400, "form-desktop-\(name)") == nil)
  }

  @Test func `a grouped form of a desktop looks like its golden (B21.82)`() async throws {
    #expect(try await difference(SettingsForm().formStyle(.grouped), .desktop, .light, height: 560, "form-desktop-grouped") == nil)
  }
}
