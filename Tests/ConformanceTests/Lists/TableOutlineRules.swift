import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rows of tables that have rows under them (B17.23, B17.81).
  @MainActor
  struct TableOutlineRules {
    private struct File: Identifiable {
      let name: String
      var size = 1
      var children: [File]?

      var id: String { name }
    }

    private static let files = [
      File(name: "folder", size: 3, children: [File(name: "leaf", size: 2), File(name: "inner", size: 4, children: [File(name: "deep")])]),
      File(name: "file", size: 5),
    ]

    private struct Outline: View {
      @State private var selection: String?

      var body: some View {
        VStack {
          Text("selected \(selection ?? "none")")
          Table(TableOutlineRules.files, children: \.children, selection: $selection) {
            TableColumn("Name") { (file: File) in Text(file.name).accessibilityIdentifier(file.name) }
            TableColumn("Size") { (file: File) in Text("\(file.size) kB").accessibilityIdentifier("size \(file.name)") }.width(80)
          }
        }
      }
    }

    @Test func `B17_23 children of rows are shown under them, and columns stay below each other`() async throws {
      let stage = await Stage(Outline(), idiom: .desktop)
      #expect(stage.shows("folder") && stage.shows("file") && !stage.shows("leaf"))
      let column = try #require(stage.harness.frame(of: "size file")).minX
      #expect(stage.harness.frame(of: "size folder")?.minX == column)
      let row = try #require(stage.harness.frame(of: "size folder")).midY
      await stage.harness.tap(at: CGPoint(x: 24, y: row))
      await stage.rest()
      #expect(stage.shows("leaf"))
      #expect(stage.harness.frame(of: "size leaf")?.minX == column && stage.harness.frame(of: "size inner")?.minX == column)
    }

    @Test func `B17_23 leaves of a table begin where their siblings with children begin`() async throws {
      let stage = await Stage(Outline(), idiom: .desktop)
      let file = try #require(stage.harness.frame(of: "file")), folder = try #require(stage.harness.frame(of: "folder"))
      #expect(file.minX == folder.minX)
      await stage.harness.tap(at: CGPoint(x: 24, y: folder.midY))
      await stage.rest()
      #expect(stage.harness.frame(of: "leaf")?.minX == stage.harness.frame(of: "inner")?.minX)
    }

    private struct Outlines: View {
      let kind: Int

      var body: some View {
        switch kind {
        case 0: List(TableOutlineRules.files, children: \.children) { Text($0.name).aid($0.name) }
        case 1: List { OutlineGroup(TableOutlineRules.files, children: \.children) { Text($0.name).aid($0.name) } }.listStyle(.sidebar)
        default: List { Section("S") { OutlineGroup(TableOutlineRules.files, children: \.children) { Text($0.name).aid($0.name) } } }
        }
      }
    }

    @Test(arguments: 0..<3, [Idiom.phone, .desktop])
    func `B17_23 leaves of an outline begin where their siblings with children begin`(_ kind: Int, _ idiom: Idiom) async throws {
      let stage = await Stage(Outlines(kind: kind), idiom: idiom)
      #expect(stage.harness.frame(of: "file")?.minX == stage.harness.frame(of: "folder")?.minX)
      try await stage.tap("folder")
      #expect(stage.shows("leaf"))
      #expect(stage.harness.frame(of: "leaf")?.minX == stage.harness.frame(of: "inner")?.minX)
    }

    @Test(arguments: [true, false])
    func `rows of a table begin where the rows with rows under them begin`(_ isConditional: Bool) async throws {
      struct Root: View {
        let isConditional: Bool

        var body: some View {
          Table(of: File.self) {
            TableColumn("Name") { Text($0.name).aid($0.name) }
            TableColumn("Size") { Text("\($0.size)").aid("size \($0.name)") }.width(80)
          } rows: {
            if isConditional {
              DisclosureTableRow(TableOutlineRules.files[0], isExpanded: .constant(true)) {
                ForEach(TableOutlineRules.files[0].children ?? []) { TableRow($0) }
              }
            } else {
              ForEach(TableOutlineRules.files.prefix(1)) { file in
                DisclosureTableRow(file, isExpanded: .constant(true)) {
                  ForEach(file.children ?? [])
                }
              }
            }
            TableRow(TableOutlineRules.files[1]).contextMenu { Button("open") {} }
          }
        }
      }
      let harness = await mounted(Root(isConditional: isConditional), .desktop)
      let folder = try #require(harness.frame(of: "folder")), leaf = try #require(harness.frame(of: "leaf"))
      #expect(harness.frame(of: "file")?.minX == folder.minX)
      #expect(leaf.minX == folder.minX + 13)
      #expect(harness.minX("size file") == harness.minX("size folder") && harness.minX("size leaf") == harness.minX("size folder"))
    }

    @Test func `a row may have rows under it, which a binding shows`() async throws {
      struct Root: View {
        @State private var isExpanded = false

        var body: some View {
          VStack {
            Button("turn") { isExpanded.toggle() }
            Table(of: File.self) {
              TableColumn("Name") { Text($0.name).aid($0.name) }
            } rows: {
              DisclosureTableRow(TableOutlineRules.files[0], isExpanded: $isExpanded) {
                ForEach(TableOutlineRules.files[0].children ?? []) { TableRow($0).contextMenu { Button("open") {} } }
              }
              TableRow(TableOutlineRules.files[1])
            }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      #expect(stage.shows("folder") && stage.shows("file") && !stage.shows("leaf"))
      try await stage.tap("turn")
      #expect(stage.shows("leaf") && stage.shows("inner"))
      try await stage.tap("turn")
      #expect(!stage.shows("leaf"))
    }
  }
}
