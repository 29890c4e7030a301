import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C6: identity and lifetime, as printed.
  @MainActor
  struct IdentityScenarios {
    private struct Removing: View {
      @State private var show = true
      var body: some View {
        VStack {
          if show { Counter(t: "x") }
          Button("toggle") { show.toggle() }
        }
      }
    }

    @Test func `S73 removal loses state`() async throws {
      let harness = await mount(Removing())
      try await harness.tap("x0")
      try await harness.tap("x1")
      #expect(harness.texts == ["x2", "toggle"])
      try await harness.tap("toggle")
      #expect(harness.texts == ["toggle"])
      try await harness.tap("toggle")
      #expect(harness.texts == ["x0", "toggle"])
    }

    private struct Fading: View {
      @State private var show = true
      var body: some View {
        VStack {
          Counter(t: "x").opacity(show ? 1 : 0).onDisappear { Log.add("gone") }
          Button("toggle") { show.toggle() }
        }
      }
    }

    @Test func `S74 opacity 0 keeps`() async throws {
      let harness = await mount(Fading())
      try await harness.tap("x0")
      try await harness.tap("x1")
      try await harness.tap("toggle")
      #expect(harness.texts == ["toggle"])
      try await harness.tap("toggle")
      #expect(harness.texts == ["x2", "toggle"])
      #expect(Log.take() == [])
    }

    private struct Renewing: View {
      @State private var t = 0
      var body: some View {
        VStack {
          Text("x").onAppear { Log.add("in") }.id(t).onAppear { Log.add("out") }
          Button("go") { t += 1 }
        }
      }
    }

    @Test func `S77 an action inside the id fires again, one outside does not`() async throws {
      let harness = await mount(Renewing())
      #expect(Set(Log.take()) == ["in", "out"])
      try await harness.tap("go")
      #expect(Log.take() == ["in"])
    }

    @Test func `S80 duplicate ids are reported`() async {
      let harness = await mount(VStack { ForEach([1, 1], id: \.self) { Text("row \($0)") } })
      #expect(harness.texts == ["row 1", "row 1"])
      #expect(harness.runtimeIssues.map(\.kind) == [.duplicateIdentifier])
      #expect(harness.runtimeIssues.first?.message.contains("1") == true)
    }

    private enum E {
      case a(String)
      case b
    }

    private struct Switching: View {
      @State private var e = E.a("x")
      var body: some View {
        VStack {
          switch e {
          case .a(let s): Counter(t: s)
          case .b: Text("b")
          }
          Button("payload") { e = .a("y") }
          Button("case b") { e = .b }
        }
      }
    }

    @Test func `S82 a payload keeps identity, a case does not`() async throws {
      let harness = await mount(Switching())
      try await harness.tap("x0")
      try await harness.tap("payload")
      #expect(harness.texts.first == "y1")
      try await harness.tap("case b")
      #expect(harness.texts.first == "b")
      try await harness.tap("payload")
      #expect(harness.texts.first == "y0")
    }
  }
}
