import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rows that go under an animation are seen as they were; the closure that makes them is not asked for them again.
  @MainActor struct DepartingRowRules {
    private struct ByIndex: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        VStack {
          ForEach(names.indices, id: \.self) { Text(names[$0]) }
          Button("shorter") { withAnimation(.linear(duration: 1)) { _ = names.removeLast() } }
          Button("longer") { withAnimation(.linear(duration: 1)) { names.append("new") } }
          Button("rename") { names = names.map { $0 + $0 } }
        }
      }

      static var rows: Set<String> { ["a", "b", "c", "aa", "bb", "cc", "new"] }
    }

    /// A row that goes by `withAnimation` and comes back under an animation of its own, which the rows of a list do not have.
    private struct Returning: View {
      @State private var isThere = true
      @State private var count = 0

      var body: some View {
        VStack {
          List {
            Text("first")
            Group { if isThere { Text("row") } }.animation(.linear(duration: 0.2), value: count)
          }
          Button("go") { withAnimation(.spring(duration: 0.3)) { isThere = false } }
          Button("return") { (count, isThere) = (count + 1, true) }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B7.03 a row of a list that comes back under another animation is seen`(_ idiom: Idiom) async throws {
      let harness = ViewHarness(Returning(), size: CGSize(width: 390, height: 844), idiom: idiom)
      await harness.settle()
      try await harness.tap("go")
      await harness.advance(by: 0.05)
      try await harness.tap("return")
      await harness.advance(by: 2)
      #expect(harness.texts.contains("row"))
    }

    private func rows(_ harness: ViewHarness) -> [String] { harness.texts.filter { ByIndex.rows.contains($0) }.sorted() }

    @Test func `B7.04 a row whose index is out of range fades as it was`() async throws {
      let harness = await mount(ByIndex())
      try await harness.tap("shorter")
      await harness.advance(by: 0.5)
      #expect(rows(harness) == ["a", "b", "c"])
      try await harness.tap("shorter")
      await harness.advance(by: 0.25)
      #expect(rows(harness) == ["a", "b", "c"])
      try await harness.tap("rename")
      #expect(rows(harness) == ["aa", "b", "c"])
      await harness.advance(by: 2)
      #expect(rows(harness) == ["aa"])
    }

    @Test func `B7.03 a row that comes back shows what its data are now`() async throws {
      let harness = await mount(ByIndex())
      try await harness.tap("shorter")
      await harness.advance(by: 0.5)
      try await harness.tap("longer")
      #expect(rows(harness) == ["a", "b", "new"])
      await harness.advance(by: 2)
      #expect(rows(harness) == ["a", "b", "new"])
      try await harness.tap("rename")
      #expect(harness.texts.contains("newnew"))
    }

    @Observable @MainActor final class Model {
      var names = ["a", "b", "c"]
    }

    private struct Observed: View {
      @State private var model = Model()

      var body: some View {
        VStack {
          ForEach(model.names.indices, id: \.self) { Text(model.names[$0]) }
          Button("shorter") { withAnimation(.linear(duration: 1)) { _ = model.names.removeLast() } }
        }
      }
    }

    @Test func `B7.04 rows of an object fade as they were, though the object changes again`() async throws {
      let harness = await mount(Observed())
      try await harness.tap("shorter")
      await harness.advance(by: 0.5)
      try await harness.tap("shorter")
      try await harness.tap("shorter")
      #expect(harness.texts.sorted().prefix(3) == ["a", "b", "c"])
      await harness.advance(by: 2)
      #expect(harness.texts == ["shorter"])
    }

    private struct Deep: View {
      @State private var names = ["a", "b"]

      var body: some View {
        VStack {
          ForEach(names.indices, id: \.self) { index in
            GeometryReader { _ in Text(names[index]) }
          }
          Button("shorter") { withAnimation(.linear(duration: 1)) { _ = names.removeLast() } }
        }
      }
    }

    @Test func `B7.04 what a row holds in closures of its own is not asked for again either`() async throws {
      let harness = await mount(Deep())
      try await harness.tap("shorter")
      await harness.advance(by: 0.5)
      #expect(harness.texts.contains("b"))
      await harness.advance(by: 1)
      #expect(!harness.texts.contains("b"))
    }

    private struct Branch: View {
      @State private var name: String? = "it"

      var body: some View {
        VStack {
          if name != nil { GeometryReader { _ in Text(name!) } }
          Button("go") { withAnimation(.linear(duration: 1)) { name = nil } }
        }
      }
    }

    @Test func `B7.04 a branch that goes does not see that its reason is gone`() async throws {
      let harness = await mount(Branch())
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(harness.texts.contains("it"))
    }

    private struct Sheets: View {
      struct Place: Identifiable {
        let id: Int
      }

      @State private var names = ["a", "b"]
      @State private var place: Place?

      var body: some View {
        VStack {
          Button("show") { place = Place(id: names.count - 1) }
          Text("\(names.count) names")
        }
        .sheet(item: $place) { place in
          VStack {
            Text("name \(names[place.id])")
            Button("delete") {
              names.remove(at: place.id)
              self.place = nil
            }
          }
        }
      }
    }

    @Test func `a sheet that goes with what it shows slides away as it was`() async throws {
      let harness = await mount(Sheets())
      try await harness.tap("show")
      await harness.advance(by: 1)
      try await harness.tap("delete")
      await harness.advance(by: 0.1)
      #expect(harness.texts.contains("name b") && harness.texts.contains("1 names"))
      await harness.advance(by: 1)
      #expect(harness.texts == ["show", "1 names"])
    }
  }
}
