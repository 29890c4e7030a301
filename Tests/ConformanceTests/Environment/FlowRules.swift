import RivuletTesting
import SwiftUI
import Testing

private struct ListKey: EnvironmentKey {
  static let defaultValue: [String] = []
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var list: [String] {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

private struct Names: PreferenceKey {
  static let defaultValue = "-"
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Last: PreferenceKey {
  static let defaultValue = "none"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

extension Conformance {
  /// The environment downwards, preferences upwards.
  @MainActor
  struct FlowRules {
    private struct Shows: View {
      @Environment(\.list) private var list
      var body: some View {
        let _ = Log.add("list \(list)")
        Text(list.joined())
      }
    }

    @Test func `B8.03 a transformation gets what comes from outside`() async {
      let harness = await mount(Shows().transformEnvironment(\.list) { $0.append("i") }.environment(\.list, ["o"]))
      #expect(harness.texts == ["oi"])
    }

    private struct Unread: View {
      @Environment(\.other) private var other
      var body: some View {
        let _ = Log.add("unread")
        Text("x")
      }
    }

    private struct Middle: View {
      var body: some View {
        let _ = Log.add("middle")
        Unread()
      }
    }

    private struct Supplying: View {
      @State private var other = 0
      @State private var list = ["a"]
      var body: some View {
        VStack {
          Button("other") { other += 1 }
          Button("same") { other += 0 }
          Button("list") { list.append("b") }
          Middle()
        }
        .environment(\.other, other)
        .environment(\.list, list)
      }
    }

    @Test func `B3.42 B3.43 a key concerns who declares it, unread and below equal views, and nobody else`() async throws {
      let harness = await mount(Supplying())
      _ = Log.take()
      try await harness.tap("other")
      #expect(Log.take() == ["unread"])
      try await harness.tap("same")
      try await harness.tap("list")
      #expect(Log.take() == [])
    }

    @Test func `B8.09 preferences are combined in the order of the tree`() async {
      _ = await mount(
        VStack {
          Text("a").preference(key: Names.self, value: "a")
          HStack {
            Text("b").preference(key: Names.self, value: "b")
            Text("c").preference(key: Names.self, value: "c")
          }
        }
        .onPreferenceChange(Names.self) { Log.add($0) })
      #expect(Log.take() == ["abc"])
    }

    @Test func `B8.10 static children that write nothing take no part`() async {
      _ = await mount(
        VStack {
          Text("x")
          Text("a").preference(key: Last.self, value: "a")
          Text("y")
        }
        .onPreferenceChange(Last.self) { Log.add($0) })
      #expect(Log.take() == ["a"])
    }

    @Test func `B8.11 a dynamic child always takes part`() async {
      let isShown = true
      _ = await mount(
        VStack {
          Text("a").preference(key: Last.self, value: "a")
          if isShown { Text("y") }
        }
        .onPreferenceChange(Last.self) { Log.add($0) })
      #expect(Log.take() == ["none"])
    }

    @Test func `B8.13 an overlay comes after what it lies over, and a background takes part`() async {
      _ = await mount(
        Text("a").preference(key: Names.self, value: "a")
          .overlay { Text("o").preference(key: Names.self, value: "o") }
          .background { Text("b").preference(key: Names.self, value: "b") }
          .onPreferenceChange(Names.self) { Log.add($0) })
      let line = Log.take().first ?? ""
      #expect(line.hasPrefix("ao") && line.contains("b"))
    }

    private struct Measuring: View {
      @State private var name = "?"
      var body: some View {
        let _ = Log.add("body \(name)")
        VStack {
          Text("a").preference(key: Names.self, value: "a")
          Text(name)
        }
        .onPreferenceChange(Names.self) { name = $0 }
      }
    }

    @Test func `B8.15 state written by a preference is in the same frame`() async {
      let harness = await mount(Measuring())
      #expect(Log.take() == ["body ?", "body a"])
      #expect(harness.frames.count == 1 && harness.texts == ["a", "a"])
    }
  }
}
