import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Tables in their looks, on desktops.
@MainActor @Suite struct TableGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
    let age: Int
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selected: Set<Int> = [2]
    private let people = [
      Person(id: 1, name: "Ada Lovelace", city: "London", age: 36), Person(id: 2, name: "Blaise Pascal", city: "Clermont", age: 39),
      Person(id: 3, name: "Carl Friedrich Gauss", city: "Brunswick", age: 77),
      Person(id: 4, name: "Emmy Noether", city: "Erlangen", age: 53),
    ]

    var body: some View {
      Table(people, selection: $selected, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60).alignment(.numeric)
      }
    }
  }

  @Test(arguments: [(ColorScheme.light, "table-desktop-light"), (.dark, "table-desktop-dark")])
  func `a table on a desktop looks like its golden (B17.81)`(_ scheme: ColorScheme, _ name: String) async throws {
    let harness = ViewHarness(
      People(), size: CGSize(width: 480, height: 200), idiom: .desktop, textMeasurer: SystemFontMeasurer(language: "en")
    ) { $0.colorScheme = scheme }
    await harness.settle()
    await harness.moveFocus()
    #expect(try goldens.difference(of: harness, named: name).map { "\($0)" } == nil)
  }
}
