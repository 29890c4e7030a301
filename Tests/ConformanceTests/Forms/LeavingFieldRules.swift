import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Fields that are edited while they, or the data behind them, go.
  @MainActor struct LeavingFieldRules {
    private struct Branch: View {
      @State private var name: String? = "S"

      var body: some View {
        VStack {
          if name != nil { TextField("field", text: Binding(get: { name! }, set: { name = $0 })) }
          Button("remove") { withAnimation { name = nil } }
        }
      }
    }

    struct Item: Identifiable {
      let id: Int
      var name: String
    }

    private struct Sheet: View {
      @State private var item: Item? = Item(id: 1, name: "S")

      var body: some View {
        Text("below").sheet(item: $item) { _ in
          if let item = Binding($item) { TextField("field", text: item.name) }
          Button("remove") { item = nil }
        }
      }
    }

    private struct Rows: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

      var body: some View {
        List {
          ForEach(items.indices, id: \.self) { index in
            TextField(index == 1 ? "field" : "first", text: Binding(get: { items[index].name }, set: { items[index].name = $0 }))
          }
          Button("remove") { withAnimation { _ = items.removeLast() } }
        }
      }
    }

    enum Place: CaseIterable { case branch, sheet, row }

    @Test(arguments: Place.allCases, [Idiom.phone, .desktop])
    func `B7.04 a field that goes while it is edited reads nothing of the data that are gone`(_ place: Place, _ idiom: Idiom) async throws {
      let harness =
        switch place {
        case .branch: ViewHarness(Branch(), idiom: idiom)
        case .sheet: ViewHarness(Sheet(), idiom: idiom)
        case .row: ViewHarness(Rows(), idiom: idiom)
        }
      await harness.settle()
      await harness.advance(by: 1)
      try await harness.type("x", into: "field")
      try await harness.tap("remove")
      await harness.advance(by: 2)
      #expect(!harness.texts.contains("x"))
      #expect(harness.runtimeIssues.isEmpty)
      #expect(harness.checkInvariants() == [])
    }

    private struct Login: View {
      @State private var name = ""
      @State private var word = ""
      @FocusState private var field: Int?

      var body: some View {
        VStack {
          TextField("name", text: $name).focused($field, equals: 0).onSubmit { field = 1 }
          TextField("word", text: $word).focused($field, equals: 1).onSubmit { field = nil }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.63d the action of a submission moves the focus to the next field`(_ idiom: Idiom) async throws {
      let harness = ViewHarness(Login(), idiom: idiom)
      await harness.settle()
      try await harness.type("me\n", into: "name")
      #expect(harness.focusedLabel == "word")
      await harness.key(.return)
      #expect(harness.focusedLabel == nil)
    }
  }
}
