import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.17, B3.18: bindings to what may go away.
  @MainActor
  struct ElementBindingRules {
    private struct Item: Identifiable, Hashable {
      let id: Int
      var name: String
    }

    private struct Row: View {
      @Binding var item: Item
      var body: some View {
        let _ = Log.add("row \(item.name)")
        Text(item.name)
      }
    }

    private struct Editing: View {
      @State private var items = ["a", "b", "c"].enumerated().map { Item(id: $0.offset, name: $0.element) }
      @State private var saved: Binding<Item>?
      var body: some View {
        VStack {
          ForEach($items) { $item in
            Row(item: $item)
            TextField("field \(item.id)", text: $item.name)
          }
          Button("reverse") { items.reverse() }
          Button("save") { saved = $items[2] }
          Button("drop") { items.removeLast() }
          Button("write") {
            saved?.wrappedValue.name = "late"
            Log.add("reads \(saved?.wrappedValue.name ?? "nothing")")
          }
        }
      }
    }

    @Test func `B3.18 an element is edited in its place, also after a move and beside one that was removed`() async throws {
      let harness = await mount(Editing())
      #expect(Log.take() == ["row a", "row b", "row c"])
      try await harness.type("c!", into: "field 2", replacing: true)
      #expect(Log.take().allSatisfy { $0 == "row c!" })
      try await harness.tap("reverse")
      try await harness.type("a!", into: "field 0", replacing: true)
      #expect(harness.texts.prefix(6) == ["c!", "c!", "b", "b", "a!", "a!"])
      // The field that goes is the one that is edited.
      try await harness.tap("drop")
      #expect(harness.texts.prefix(4) == ["c!", "c!", "b", "b"])
      try await harness.type("b!", into: "field 1", replacing: true)
      #expect(harness.texts.prefix(4) == ["c!", "c!", "b!", "b!"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test func `B3.18 a binding to an element that is gone keeps its last value, and a write is ignored and reported`() async throws {
      let harness = await mount(Editing())
      try await harness.tap("save")
      try await harness.tap("drop")
      _ = Log.take()
      try await harness.tap("write")
      #expect(Log.take() == ["reads c"])
      #expect(harness.texts.prefix(4) == ["a", "a", "b", "b"])
      #expect(harness.runtimeIssues.map(\.kind) == [.elementGone])
      #expect(harness.runtimeIssues.first?.message.contains("element 2 of a Array<Item>") == true)
    }

    private struct Indices: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names.indices, id: \.self) { index in
            TextField("field \(index)", text: $names[index])
            Text("\(index)\(names[index])")
          }
          Button("last") { names.removeLast() }
          Button("first") { names.removeFirst() }
          Button("all") { names = [] }
        }
      }
    }

    @Test func `B4.10 rows of indices may go while one of them is edited`() async throws {
      let harness = await mount(Indices())
      try await harness.tap("field 2")
      try await harness.tap("last")
      #expect(harness.texts.prefix(4) == ["a", "0a", "b", "1b"])
      try await harness.tap("first")
      #expect(harness.texts.prefix(2) == ["b", "0b"])
      try await harness.tap("all")
      #expect(harness.texts == ["last", "first", "all"])
    }

    private struct Unwrapping: View {
      @State private var name: String? = "x"
      @State private var item: Item? = Item(id: 1, name: "i")
      var body: some View {
        VStack {
          if let name = Binding($name) { Child(text: name) }
          if let item = Binding($item) { Child(text: item.name) }
          Button("clear") {
            name = nil
            item = nil
          }
          Button("fill") {
            name = "y"
            item = Item(id: 2, name: "j")
          }
        }
      }

      struct Child: View {
        @Binding var text: String
        var body: some View {
          Text(text)
          Button("longer \(text)") { text += "!" }
        }
      }
    }

    @Test func `B3.17 what is shown for an optional goes with its value, without a read of what is no more`() async throws {
      let harness = await mount(Unwrapping())
      try await harness.tap("longer x")
      try await harness.tap("longer i")
      #expect(harness.texts.prefix(4) == ["x!", "longer x!", "i!", "longer i!"])
      try await harness.tap("clear")
      #expect(harness.texts == ["clear", "fill"])
      try await harness.tap("fill")
      #expect(harness.texts.prefix(4) == ["y", "longer y", "j", "longer j"])
    }

    @Test func `bindings are promoted to optionals and to hashable values, and only what fits is written`() {
      var number = 1
      let binding = Binding(get: { number }, set: { number = $0 })
      let optional = Binding<Int?>(binding)
      optional.wrappedValue = 4
      optional.wrappedValue = nil
      #expect(number == 4 && optional.wrappedValue == 4)
      let hashable = Binding<AnyHashable>(binding)
      hashable.wrappedValue = AnyHashable(5)
      hashable.wrappedValue = AnyHashable("no number")
      #expect(number == 5 && hashable.wrappedValue == AnyHashable(5))
      #expect(Binding<Int>(optional)?.wrappedValue == 5)
    }

    @Test func `B3.18 a binding of a collection is a collection`() {
      var names = ["a", "b", "c"]
      let binding = Binding(get: { names }, set: { names = $0 })
      #expect(binding.count == 3 && binding.startIndex == 0 && binding.endIndex == 3 && binding.map(\.wrappedValue) == names)
      binding[1].wrappedValue = "B"
      binding.last?.wrappedValue = "C"
      for element in binding.reversed() where element.wrappedValue == "a" { element.wrappedValue = "A" }
      #expect(names == ["A", "B", "C"])
    }
  }
}
