import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rows whose data shrink, repeat and come back.
  @MainActor
  struct RowRules {
    private final class Model: ObservableObject {
      @Published var items = ["a", "b", "c"]
    }

    private struct Row: View {
      let index: Int
      @ObservedObject var model: Model
      var body: some View {
        let _ = Log.add("row \(index)")
        Text(model.items[index])
      }
    }

    private struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack { ForEach(0..<model.items.count, id: \.self) { Row(index: $0, model: model) } }
      }
    }

    @Test func `B1.16 a row that goes is not evaluated over data that no longer has it`() async {
      let model = Model()
      let harness = await mount(Rows(model: model))
      _ = Log.take()
      await harness.turn { model.items.removeLast() }
      #expect(Log.take() == ["row 0", "row 1"] && harness.texts == ["a", "b"])
      await harness.turn { model.items = [] }
      #expect(Log.take() == [] && harness.texts == [])
      await harness.turn { model.items = ["z"] }
      #expect(harness.texts == ["z"])
    }

    private struct Repeating: View {
      @State private var ids = [1, 1, 2, 1]
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { Counter(t: "\($0):") }
          Button("first") { ids.removeFirst() }
          Button("unique") { ids = [1, 2] }
          Button("twos") { ids = [2, 2] }
        }
      }
    }

    @Test func `B4.11 the first of equal ids keeps the state, and each repeated id is reported`() async throws {
      let harness = await mount(Repeating())
      try await harness.tap("1:0")
      #expect(harness.texts.prefix(4) == ["1:1", "1:0", "2:0", "1:0"])
      try await harness.tap("first")
      #expect(harness.texts.prefix(3) == ["1:1", "2:0", "1:0"])
      try await harness.tap("unique")
      #expect(harness.texts.prefix(2) == ["1:1", "2:0"])
      try await harness.tap("twos")
      #expect(harness.texts.prefix(2) == ["2:0", "2:0"])
      #expect(harness.runtimeIssues.map(\.kind) == [.duplicateIdentifier, .duplicateIdentifier])
      #expect(harness.runtimeIssues.map { $0.message.contains("id 1;") } == [true, false])
    }

    private struct Stored: View {
      @State private var counter: Counter? = Counter(t: "n")
      var body: some View {
        VStack {
          counter
          Button("toggle") { counter = counter == nil ? Counter(t: "n") : nil }
          Button("rename") { counter = Counter(t: "m") }
        }
      }
    }

    @Test func `B4.15 a view in an optional keeps its state with another value, and loses it with nil`() async throws {
      let harness = await mount(Stored())
      try await harness.tap("n0")
      try await harness.tap("rename")
      #expect(harness.texts.first == "m1")
      try await harness.tap("toggle")
      try await harness.tap("toggle")
      #expect(harness.texts.first == "n0")
    }
  }
}
