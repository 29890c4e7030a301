import RivuletTesting
import SwiftUI
import Testing

extension Transaction {
  @Entry fileprivate var origin = "nowhere"
}

extension Conformance {
  /// The spellings that app code uses, each with what it does.
  @MainActor
  struct OverloadRules {
    private struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
      var isOn = false
    }

    private struct Bindings: View {
      @State private var list = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      @State private var table = ["x": 1]
      @State private var maybe: String?
      var body: some View {
        Text(
          verbatim: "\(list.map(\.name).joined()) \(list.filter(\.isOn).count) \(table["x"] ?? -1) \(maybe ?? "nil")")
        Button("index") { $list[1].name.wrappedValue += "!" }
        Button("key") { $table["x"].wrappedValue = 5 }
        Button("remove") { $table["x"].wrappedValue = nil }
        Button("promoted") { Binding<Item?>($list[0]).wrappedValue = Item(id: 1, name: "z") }
        Button("some") { $maybe.wrappedValue = "some" }
        if let text = Binding($maybe) { Button("unwrapped") { text.wrappedValue += "thing" } }
        ForEach($list) { $item in Button("toggle \(item.id)") { item.isOn.toggle() } }
        Button("loop") { for item in $list { item.wrappedValue.name += "?" } }
        Button("erased") { Binding<AnyHashable>($list[0].name).wrappedValue = AnyHashable("h") }
      }
    }

    @Test func `bindings reach elements, keys, defaults, optionals and members`() async throws {
      let harness = await mount(Bindings())
      let expected = [
        ("index", "ab! 0 1 nil"), ("key", "ab! 0 5 nil"), ("remove", "ab! 0 -1 nil"),
        ("promoted", "zb! 0 -1 nil"), ("some", "zb! 0 -1 some"), ("unwrapped", "zb! 0 -1 something"),
        ("toggle 2", "zb! 1 -1 something"), ("loop", "z?b!? 1 -1 something"), ("erased", "hb!? 1 -1 something"),
      ]
      for (label, text) in expected {
        try await harness.tap(label)
        #expect(harness.texts.first == text)
      }
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Changes: View {
      @State private var n = 0
      var body: some View {
        Button("n") { n += 1 }
          .onChange(of: n) { Log.add("none") }
          .onChange(of: n) { old, new in Log.add("\(old) \(new)") }
          .onChange(of: n, initial: true) { Log.add("initial") }
          .onChange(of: n, initial: true) { old, new in Log.add("initial \(old) \(new)") }
          .onChange(of: n, initial: false) { Log.add("not initial") }
          .onChange(of: [n / 2]) { Log.add("derived") }
          .onAppear()
          .onAppear(perform: nil)
          .onDisappear()
          .onDisappear(perform: nil)
      }
    }

    @Test func `every form of onChange is told`() async throws {
      let harness = await mount(Changes())
      #expect(Log.take() == ["initial", "initial 0 0"])
      try await harness.tap("n")
      #expect(Log.take() == ["none", "0 1", "initial", "initial 0 1", "not initial"])
      try await harness.tap("n")
      #expect(Log.take() == ["none", "1 2", "initial", "initial 1 2", "not initial", "derived"])
    }

    private struct Tasks: View {
      @State private var id = 0
      @State private var lines: [String] = []
      var body: some View {
        Text(lines.sorted().joined(separator: ","))
          .task { lines.append("plain") }
          .task(priority: .background) { lines.append("priority") }
          .task(id: id) { lines.append("id \(id)") }
          .task(id: id, priority: .high) { lines.append("both \(id)") }
        Button("next") { id += 1 }
      }
    }

    @Test func `every form of task begins`() async throws {
      let harness = await mount(Tasks())
      try await harness.wait(timeout: .seconds(10)) { harness.texts.first == "both 0,id 0,plain,priority" }
      try await harness.tap("next")
      try await harness.wait(timeout: .seconds(10)) { harness.texts.first == "both 0,both 1,id 0,id 1,plain,priority" }
    }

    private struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Bounds: PreferenceKey {
      static var defaultValue: [String: Anchor<CGRect>] { [:] }
      static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
      }
    }

    @Test func `preferences are transformed on their way, from the inside out`() async {
      _ = await mount(
        VStack {
          Text("a").preference(key: Names.self, value: ["a"]).transformPreference(Names.self) { $0.append("1") }
          Text("b").transformPreference(Names.self) { $0.append("2") }
        }
        .transformPreference(Names.self) { $0.append("3") }
        .transformPreference(Names.self) { $0 = $0.map { "<\($0)>" } }
        .onPreferenceChange(Names.self) { Log.add($0.joined()) })
      #expect(Log.take() == ["<a><1><2><3>"])
    }

    @Test func `anchors are added to what is there, and resolved in another space`() async {
      let harness = await mount(
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { ["first": $0] }
          Color.blue.frame(width: 40, height: 30)
            .transformAnchorPreference(key: Bounds.self, value: .bounds) { values, anchor in values["second"] = anchor }
        }
        .padding(5)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            Text(
              verbatim: anchors.mapValues { proxy[$0] }.sorted { $0.key < $1.key }
                .map { "\($0.key) \(Int($0.value.minX)) \(Int($0.value.minY)) \(Int($0.value.width)) \(Int($0.value.height))" }.joined(
                  separator: ", ")
            )
            .fixedSize()
          }
        })
      #expect(harness.texts == ["first 15 5 20 10, second 5 15 40 30"])
    }

    private struct Origins: View {
      @State private var n = 0
      var body: some View {
        Button("plain") { n += 1 }
          .transaction(value: n) { Log.add("\($0.origin) \($0.animation == nil ? "still" : "moving")") }
        Button("named") { withTransaction(\.origin, "here") { n += 1 } }
        Button("moving") { withAnimation { n += 1 } }
        Button("nested") { withTransaction(\.origin, "outer") { withAnimation(.linear) { n += 1 } } }
        Button("binding") { $n.animation().wrappedValue += 1 }
      }
    }

    @Test func `a transaction carries the keys of one's own, and comes together with others`() async throws {
      let harness = await mount(Origins())
      _ = Log.take()
      var seen: [String] = []
      for label in ["plain", "named", "moving", "nested", "binding"] {
        try await harness.tap(label)
        seen.append(Log.take().joined(separator: "|"))
      }
      #expect(seen == ["nowhere still", "here still", "nowhere moving", "outer moving", "nowhere moving"])
    }
  }
}
