import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.18, B16.24: the rows of a bound collection follow it in every container, over every source.
  @MainActor
  struct BoundRowRules {
    /// The changes that the rows follow, one after the other.
    private static let changes: [(name: String, change: (inout [BoundItem]) -> Void)] = [
      ("append", { $0.append(BoundItem("d")) }), ("remove", { $0.remove(at: 1) }), ("edit", { $0[1].title = "c2" }),
      ("insert", { $0.insert(BoundItem("e"), at: 0) }), ("reverse", { $0.reverse() }), ("removeLast", { $0.removeLast() }),
      ("replace", { $0 = ["p", "q"].map { BoundItem($0) } }), ("empty", { $0 = [] }), ("fill", { $0 = BoundItem.three }),
    ]

    @Test(arguments: BoundRowContainer.allCases) func `B3.18 rows of a bound array follow it`(container: BoundRowContainer) async {
      for source in BoundRowSource.allCases {
        for isAnimated in [false, true] {
          let handle = BoundRowHandle()
          let harness = await mount(source.view(container, handle))
          for (name, change) in Self.changes {
            await harness.turn { if isAnimated { withAnimation { handle.change(change) } } else { handle.change(change) } }
            await harness.advance(by: 2)
            let shown = harness.texts.filter { $0 != "none" }
            #expect(shown == handle.items().map(\.title), "\(container) over \(source) after \(name), animated: \(isAnimated)")
          }
          #expect(harness.runtimeIssues == [], "\(container) over \(source)")
        }
      }
    }

    @Test(arguments: BoundRowContainer.allCases.filter { $0 != .indices })
    func `B3.18 a binding that outlasts its row neither ends the app nor changes another element`(container: BoundRowContainer) async {
      for source in BoundRowSource.allCases {
        let handle = BoundRowHandle()
        let harness = await mount(source.view(container, handle))
        let kept = handle.bindings["b"]
        await harness.turn { withAnimation(.linear(duration: 1)) { handle.change { $0.remove(at: 1) } } }
        await harness.advance(by: 0.2)
        await harness.turn { kept?.wrappedValue.title = "late" }
        #expect(kept?.wrappedValue.id == "b", "\(container) over \(source)")
        await harness.advance(by: 2)
        #expect(handle.items().map(\.title) == ["a", "c"], "\(container) over \(source)")
        #expect(harness.texts == ["a", "c"], "\(container) over \(source)")
        await harness.turn { handle.change { $0 = [] } }
        await harness.turn { kept?.wrappedValue.title = "later" }
        #expect(handle.items() == [], "\(container) over \(source)")
        #expect(harness.runtimeIssues.allSatisfy { $0.kind == .elementGone }, "\(container) over \(source)")
      }
    }

    @Test(arguments: BoundRowContainer.allCases.filter { $0 != .indices })
    func `B3.18 a binding of a row follows its element where it moves`(container: BoundRowContainer) async {
      for source in BoundRowSource.allCases {
        let handle = BoundRowHandle()
        let harness = await mount(source.view(container, handle))
        let kept = handle.bindings["a"]
        await harness.turn {
          handle.change { $0.reverse() }
          kept?.wrappedValue.title = "a2"
        }
        #expect(handle.items().map(\.title) == ["c", "b", "a2"], "\(container) over \(source)")
        #expect(harness.texts == ["c", "b", "a2"], "\(container) over \(source)")
        #expect(harness.runtimeIssues == [], "\(container) over \(source)")
      }
    }

    private struct Nested: View {
      struct Group: Identifiable {
        let id: Int
        var items: [BoundItem]
      }

      let handle: BoundRowHandle
      let isLazy: Bool
      @State private var groups = [Group(id: 0, items: BoundItem.three), Group(id: 1, items: [BoundItem("z")])]

      var body: some View {
        SwiftUI.Group { if isLazy { List { rows } } else { VStack { rows } } }
          .onAppear { handle.change = { $0(&groups[0].items) } }
      }

      private var rows: some View {
        ForEach($groups) { $group in
          ForEach($group.items) { $item in TextField(item.id, text: $item.title) }
        }
      }
    }

    @Test(arguments: [false, true]) func `B3.18 rows of arrays inside of elements follow them and write into them`(isLazy: Bool)
      async throws
    {
      let handle = BoundRowHandle()
      let harness = await mount(Nested(handle: handle, isLazy: isLazy))
      await harness.turn { handle.change { $0.remove(at: 0) } }
      #expect(harness.texts == ["b", "c", "z"])
      try await harness.type("b2", into: "b", replacing: true)
      try await harness.type("z2", into: "z", replacing: true)
      #expect(harness.texts == ["b2", "c", "z2"])
      await harness.turn { handle.change { $0.append(BoundItem("d")) } }
      #expect(harness.texts == ["b2", "c", "d", "z2"])
    }

    private struct Renamed: View {
      @State private var items = BoundItem.three

      var body: some View {
        List {
          ForEach($items, id: \.title) { $item in
            Button(item.title) {
              item.title += "1"
              item.title += "2"
            }
          }
        }
      }
    }

    @Test func `B3.18 a write that changes the id of its element is followed by others`() async throws {
      let harness = await mount(Renamed())
      try await harness.tap("b")
      #expect(harness.texts == ["a", "b12", "c"])
      try await harness.tap("b12")
      #expect(harness.texts == ["a", "b1212", "c"])
      #expect(harness.runtimeIssues == [])
    }

    private struct BoundTable: View {
      let handle: BoundRowHandle
      @State private var items = BoundItem.three

      var body: some View {
        Table($items) { TableColumn("title") { $item in Text(item.title) } }.onAppear { handle.change = { $0(&items) } }
      }
    }

    @Test func `B3.18 a table of a bound array follows it`() async {
      let handle = BoundRowHandle()
      let harness = ViewHarness(BoundTable(handle: handle), idiom: .desktop)
      await harness.settle()
      await harness.turn { handle.change { $0.append(BoundItem("d")) } }
      #expect(harness.texts == ["title", "a", "b", "c", "d"])
      await harness.turn { handle.change { $0.remove(at: 1) } }
      #expect(harness.texts == ["title", "a", "c", "d"])
    }

    @Test func `B3.18 rows of a bound collection are made by its indices, whatever is left out of the call`() {
      let items = Binding.constant(BoundItem.three)
      typealias Rows = ForEach<LazyMapSequence<Range<Int>, (Int, String)>, String, Text>
      let _: Rows = ForEach(items) { $item in Text(item.title) }
      let _: Rows = ForEach(items, id: \.id) { $item in Text(item.title) }
      let _: Rows = ForEach(items) { Text($0.wrappedValue.title) }
    }
  }
}
