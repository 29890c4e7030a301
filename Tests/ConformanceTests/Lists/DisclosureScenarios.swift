import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Disclosure groups and outlines (B17.22, B17.23, B21.88, S288, S400).
  @MainActor
  struct DisclosureScenarios {
    private struct Grouped: View {
      var body: some View {
        List {
          DisclosureGroup("D") {
            Text("d0").accessibilityIdentifier("d0")
            Text("d1")
          }
          Text("end").accessibilityIdentifier("end")
        }
      }
    }

    @Test func `S288 B17.22bc the label of a group is a row, and while it is expanded so is each view of its content`() async throws {
      let harness = await mount(Grouped())
      #expect(harness.texts == ["D", "end"])
      let end = harness.frame(of: "end")?.minY ?? 0
      try await harness.tap("D")
      await harness.advance(by: 1)
      #expect(harness.texts == ["D", "d0", "d1", "end"])
      #expect(harness.frame(of: "end")?.minY == end + 112)
      #expect(harness.frame(of: "d0")?.minX == (harness.frame(of: "end")?.minX ?? 0) + 20)
      try await harness.tap("D")
      await harness.advance(by: 1)
      #expect(harness.texts == ["D", "end"])
      #expect(harness.frame(of: "end")?.minY == end)
    }

    @Test func `B17.22d B21.88b a tap anywhere in the row of the label toggles it`() async throws {
      let harness = await mount(Grouped())
      let end = harness.frame(of: "end") ?? .zero
      await harness.tap(at: CGPoint(x: 360, y: end.midY - 56 - 20))
      await harness.advance(by: 1)
      #expect(harness.texts == ["D", "d0", "d1", "end"])
      await harness.tap(at: CGPoint(x: 200, y: end.midY))
      #expect(harness.texts == ["D", "d0", "d1", "end"])
      await harness.tap(at: CGPoint(x: 20, y: end.midY - 56 + 20))
      await harness.advance(by: 1)
      #expect(harness.texts == ["D", "end"])
    }

    @Test func `B17.22be groups inside of groups stand further in, and keep whether they are expanded`() async throws {
      struct Nested: View {
        var body: some View {
          List {
            DisclosureGroup("outer") {
              DisclosureGroup("inner") { Text("leaf").accessibilityIdentifier("leaf") }
              Text("sibling").accessibilityIdentifier("sibling")
            }
          }
        }
      }
      let harness = await mount(Nested())
      try await harness.tap("outer")
      await harness.advance(by: 1)
      try await harness.tap("inner")
      await harness.advance(by: 1)
      #expect(harness.texts == ["outer", "inner", "leaf", "sibling"])
      #expect(harness.frame(of: "leaf")?.minX == (harness.frame(of: "sibling")?.minX ?? 0) + 20)
    }

    private final class Node: Identifiable {
      let id: String
      private let kids: [Node]?

      init(_ id: String, _ kids: [Node]? = nil) {
        self.id = id
        self.kids = kids
      }

      var children: [Node]? {
        let id = id
        MainActor.assumeIsolated { Log.add(id) }
        return kids
      }
    }

    @Test func `S288 B17.23abcd children are asked for when their row is expanded, and empty ones show nothing`() async throws {
      let root = Node("a", [Node("b"), Node("c", [])])
      let harness = await mount(List([root], children: \.children) { Text($0.id) })
      #expect(harness.texts == ["a"])
      #expect(Set(Log.take()) == ["a"])
      try await harness.tap("a")
      await harness.advance(by: 1)
      #expect(harness.texts == ["a", "b", "c"])
      #expect(Set(Log.take()).isSuperset(of: ["b", "c"]))
      try await harness.tap("c")
      await harness.advance(by: 1)
      #expect(harness.texts == ["a", "b", "c"])
      #expect(harness.semanticsDump().contains("disclosure \"c\" value=\"expanded\""))
      #expect(!harness.semanticsDump().contains("disclosure \"b\""))
    }

    private struct Item: Identifiable, Hashable {
      var id: Int
      var name: String
      var children: [Item]?
    }

    @Test func `B17.23 an outline of bindings writes to the tree`() async throws {
      struct Root: View {
        @State private var items = [Item(id: 1, name: "one", children: [Item(id: 2, name: "two")])]
        var body: some View {
          VStack {
            OutlineGroup($items, children: \.children) { $item in
              Text(item.name).onTapGesture { item.name += "!" }
            }
            Text(items[0].children?[0].name ?? "none")
            Button("add") { items[0].children?.append(Item(id: 3, name: "three")) }
          }
        }
      }
      let harness = ViewHarness(Root(), idiom: .desktop)
      await harness.settle()
      #expect(harness.texts == ["one", "two", "add"])
      await harness.tap(at: chevron(of: harness))
      await harness.advance(by: 1)
      #expect(harness.texts == ["one", "two", "two", "add"])
      try await harness.tap("add")
      #expect(harness.texts == ["one", "two", "three", "two", "add"])
    }

    private func chevron(of harness: ViewHarness) -> CGPoint {
      let line = harness.semanticsDump().split(separator: "\n").first { $0.contains("disclosure") } ?? ""
      let numbers = line.split(separator: "(").last?.split(whereSeparator: { ",) ".contains($0) }).compactMap { Double($0) } ?? []
      return CGPoint(x: (numbers.first ?? 0) + 4, y: numbers.count > 3 ? numbers[1] + numbers[3] / 2 : 0)
    }

    @Test func `B17.23 lists of trees are selected by their ids, and outlines begin with one element too`() async throws {
      struct Root: View {
        @State private var selection: Int?
        let tree = [Item(id: 1, name: "one", children: [Item(id: 2, name: "two")])]
        var body: some View {
          VStack {
            List(tree, children: \.children, selection: $selection) { Text($0.name) }
            OutlineGroup(tree[0], children: \.children) { Text("root \($0.name)") }
            Text("selected \(selection ?? 0)")
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.texts == ["one", "root one", "selected 0"])
      try await harness.tap("one")
      await harness.advance(by: 1)
      try await harness.tap("two")
      #expect(harness.texts.contains("selected 2"))
    }

    private struct Boxed: View {
      @State private var open = false
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $open) { Counter(t: "t") }
          Text("open \(open)")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `S400 B21.88df B21.96j a group writes its binding, and content that is closed has lost its state`(_ idiom: Idiom) async throws {
      let harness = ViewHarness(Boxed(), idiom: idiom)
      await harness.settle()
      #expect(!harness.texts.contains("t0"))
      #expect(harness.semanticsDump().contains("disclosure \"More\" value=\"collapsed\""))
      try await harness.tap("More")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("t0"))
      #expect(harness.texts.contains("open true"))
      #expect(harness.semanticsDump().contains("disclosure \"More\" value=\"expanded\""))
      try await harness.tap("t0")
      #expect(harness.texts.contains("t1"))
      try await harness.tap("More")
      await harness.advance(by: 1)
      try await harness.tap("More")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("t0"))
    }

    @Test func `B21.88dg Right opens, Left closes, Space toggles`() async throws {
      let harness = ViewHarness(Boxed(), idiom: .desktop)
      await harness.settle()
      await harness.moveFocus()
      #expect(harness.focusedLabel == "More")
      await harness.key(.rightArrow)
      await harness.advance(by: 1)
      #expect(harness.texts.contains("open true"))
      await harness.key(.rightArrow)
      #expect(harness.texts.contains("open true"))
      await harness.key(.leftArrow)
      await harness.advance(by: 1)
      #expect(harness.texts.contains("open false"))
      await harness.key(.space)
      await harness.advance(by: 1)
      #expect(harness.texts.contains("open true"))
    }

    @Test func `B21.03ab a disabled group stays as it is`() async throws {
      let harness = ViewHarness(Boxed().disabled(true), idiom: .desktop)
      await harness.settle()
      try await harness.tap("More")
      await harness.moveFocus()
      #expect(harness.focusedLabel == nil)
      #expect(harness.texts.contains("open false"))
    }

    @Test func `B8.05 a style of the app makes the whole of a group`() async throws {
      struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Button {
              withAnimation { configuration.isExpanded.toggle() }
            } label: {
              HStack {
                configuration.label
                Text(configuration.isExpanded ? "hide" : "show")
              }
            }
            if configuration.isExpanded { configuration.content }
          }
        }
      }
      let harness = await mount(VStack { Boxed() }.disclosureGroupStyle(Plain()))
      #expect(harness.texts == ["More", "show", "open false"])
      try await harness.tap("show")
      await harness.advance(by: 1)
      #expect(harness.texts == ["More", "hide", "t0", "open true"])
      let automatic = await mount(Boxed().disclosureGroupStyle(.automatic))
      #expect(automatic.texts == ["More", "open false"])
    }

    @Test func `a group in a stack of a list is one view`() async throws {
      let harness = await mount(
        List {
          VStack { DisclosureGroup("D") { Text("d0").accessibilityIdentifier("d0") } }
          Text("end").accessibilityIdentifier("end")
        })
      try await harness.tap("D")
      await harness.advance(by: 1)
      #expect(harness.texts == ["D", "d0", "end"])
    }
  }
}
