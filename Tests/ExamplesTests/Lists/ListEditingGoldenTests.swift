import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Lists that are edited, and rows that stand open.
@MainActor @Suite struct ListEditingGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func open(_ view: some View, _ idiom: Idiom, _ scheme: ColorScheme) async -> ViewHarness {
    let harness = ViewHarness(
      view, size: CGSize(width: 390, height: idiom == .phone ? 440 : 240), idiom: idiom, textMeasurer: SystemFontMeasurer(language: "en")
    ) { $0.colorScheme = scheme }
    await harness.settle()
    return harness
  }

  private func difference(_ harness: ViewHarness, _ name: String) throws -> String? {
    try goldens.difference(of: harness, named: name).map { "\($0)" }
  }

  @Test(arguments: [(ColorScheme.light, "list-edited-light"), (.dark, "list-edited-dark")])
  func `a list that is edited looks like its golden (B17.41)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try difference(await open(EditedList().environment(\.editMode, .constant(.active)), .phone, scheme), name) == nil)
  }

  @Test func `rows that are selected for editing look like their golden (B17.41)`() async throws {
    let view = EditedList(selectsSeveral: true).environment(\.editMode, .constant(.active))
    #expect(try difference(await open(view, .phone, .light), "list-edited-selection") == nil)
  }

  @Test(arguments: [(ColorScheme.light, "list-swiped-light"), (.dark, "list-swiped-dark")])
  func `rows that stand open look like their golden (B17.46)`(_ scheme: ColorScheme, _ name: String) async throws {
    let harness = await open(EditedList(), .phone, scheme)
    await harness.down(at: CGPoint(x: 350, y: 401))
    await harness.move(to: CGPoint(x: 160, y: 401), duration: 0.5)
    await harness.advance(by: 0.2)
    await harness.up()
    await harness.advance(by: 1)
    #expect(try difference(harness, name) == nil)
  }

  @Test func `a row that is dragged looks like its golden (B17.43)`() async throws {
    let harness = await open(EditedList().environment(\.editMode, .constant(.active)), .phone, .light)
    await harness.down(at: CGPoint(x: 352, y: 60))
    await harness.move(to: CGPoint(x: 352, y: 150), duration: 0.5)
    await harness.advance(by: 1)
    #expect(try difference(harness, "list-dragged") == nil)
  }

  @Test(arguments: [(ColorScheme.light, "list-badges-light"), (.dark, "list-badges-dark")])
  func `badges on a desktop look like their golden (B17.50)`(_ scheme: ColorScheme, _ name: String) async throws {
    #expect(try difference(await open(EditedList(), .desktop, scheme), name) == nil)
  }
}
