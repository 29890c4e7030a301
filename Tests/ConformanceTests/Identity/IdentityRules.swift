import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules about identity that no printed scenario covers.
  @MainActor
  struct IdentityRules {
    private struct Branches: View {
      @State private var first = true
      var body: some View {
        VStack {
          if first { Counter(t: "x") } else { Counter(t: "x") }
          Button("switch") { first.toggle() }
        }
      }
    }

    @Test func `B4.03 branches are different views even of one type`() async throws {
      let harness = await mount(Branches())
      try await harness.tap("x0")
      try await harness.tap("switch")
      #expect(harness.texts.first == "x0")
    }

    private struct Ternary: View {
      @State private var first = true
      var body: some View {
        VStack {
          Counter(t: first ? "a" : "b").padding(first ? 1 : 2)
          Button("switch") { first.toggle() }
        }
      }
    }

    @Test func `B4.06 a choice in an argument keeps identity`() async throws {
      let harness = await mount(Ternary())
      try await harness.tap("a0")
      try await harness.tap("switch")
      #expect(harness.texts.first == "b1")
    }

    private struct Identified: View {
      @State private var id = 0
      var body: some View {
        VStack {
          Counter(t: "x").id(id)
          Button("new id") { id += 1 }
        }
      }
    }

    @Test func `B4.08 a new id is a new view`() async throws {
      let harness = await mount(Identified())
      try await harness.tap("x0")
      try await harness.tap("new id")
      #expect(harness.texts.first == "x0")
    }

    private struct Rows: View {
      @State private var ids = [1, 2, 3]
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { Counter(t: "\($0):") }
          Button("reverse") { ids.reverse() }
          Button("remove 2") { ids.removeAll { $0 == 2 } }
          Button("insert 2") { ids.insert(2, at: 0) }
        }
      }
    }

    @Test func `B4.09 state stays with the element of a row`() async throws {
      let harness = await mount(Rows())
      try await harness.tap("2:0")
      try await harness.tap("3:0")
      try await harness.tap("reverse")
      #expect(harness.texts.prefix(3) == ["3:1", "2:1", "1:0"])
      try await harness.tap("remove 2")
      #expect(harness.texts.prefix(2) == ["3:1", "1:0"])
      try await harness.tap("insert 2")
      #expect(harness.texts.prefix(3) == ["2:0", "3:1", "1:0"])
    }

    private struct Positions: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          ForEach(names.indices, id: \.self) { Counter(t: names[$0]) }
          Button("reverse") { names.reverse() }
        }
      }
    }

    @Test func `B4.10 ids of positions tie state to positions`() async throws {
      let harness = await mount(Positions())
      try await harness.tap("a0")
      try await harness.tap("reverse")
      #expect(harness.texts.prefix(2) == ["b1", "a0"])
    }

    private struct Frozen: View {
      @State private var count = 2
      var body: some View {
        let count = count
        VStack {
          ForEach(0..<count) { Text("row \($0) of \(count)") }
          Button("more") { self.count = 3 }
        }
      }
    }

    @Test func `B4.12 a range without an id keeps its count, and its rows follow what else they show`() async throws {
      let harness = await mount(Frozen())
      try await harness.tap("more")
      #expect(harness.texts == ["row 0 of 3", "row 1 of 3", "more"])
      #expect(harness.runtimeIssues.map(\.kind) == [.constantRangeChanged])
    }

    private struct Erased: View {
      @State private var step = 0
      var body: some View {
        VStack {
          content
          Button("next") { step += 1 }
        }
      }

      private var content: AnyView {
        switch step {
        case 0, 1: AnyView(Counter(t: "x"))
        case 2: AnyView(Text("other"))
        default: AnyView(Counter(t: "x"))
        }
      }
    }

    @Test func `B4.14 an AnyView keeps the identity of one type`() async throws {
      let harness = await mount(Erased())
      try await harness.tap("x0")
      try await harness.tap("next")
      #expect(harness.texts.first == "x1")
      try await harness.tap("next")
      #expect(harness.texts.first == "other")
      try await harness.tap("next")
      #expect(harness.texts.first == "x0")
    }

    private struct Optionals: View {
      @State private var name: String? = "x"
      var body: some View {
        VStack {
          if let name { Counter(t: name) }
          Button("rename") { name = "y" }
          Button("clear") { name = nil }
        }
      }
    }

    @Test func `B4.15 a new payload of an optional keeps identity`() async throws {
      let harness = await mount(Optionals())
      try await harness.tap("x0")
      try await harness.tap("rename")
      #expect(harness.texts.first == "y1")
      try await harness.tap("clear")
      try await harness.tap("rename")
      #expect(harness.texts.first == "y0")
    }

    private struct Conditional: ViewModifier {
      let isWrapped: Bool
      func body(content: Content) -> some View {
        if isWrapped { content.padding() } else { content }
      }
    }

    private struct Modified: View {
      @State private var isWrapped = false
      var body: some View {
        VStack {
          Counter(t: "x").modifier(Conditional(isWrapped: isWrapped))
          Button("wrap") { isWrapped.toggle() }
        }
      }
    }

    @Test func `B4.20 a conditional modifier changes identity`() async throws {
      let harness = await mount(Modified())
      try await harness.tap("x0")
      try await harness.tap("wrap")
      #expect(harness.texts.first == "x0")
    }

    private struct Grouped: View {
      var body: some View {
        VStack(spacing: 0) {
          Group {
            Color.red.frame(height: 10)
            Color.blue.frame(height: 10)
          }
          .padding(.top, 5)
          .onAppear { Log.add("appear") }
        }
        .accessibilityIdentifier("stack")
      }
    }

    @Test func `B4.17 modifiers on a group apply to each child, its appearance counts once`() async throws {
      let harness = await mount(Grouped())
      #expect(harness.frame(of: "stack")?.height == 30)
      #expect(Log.take() == ["appear"])
    }
  }
}
