import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C1: where state is kept, as printed.
  @MainActor
  struct StateStorageScenarios {
    private struct Assigned: View {
      @State private var n = 10
      init(n: Int) { self.n = n }
      var body: some View { Text("\(n)") }
    }

    @Test func `S13 an assignment in init has no effect`() async {
      let harness = await mount(Assigned(n: 11))
      #expect(harness.texts == ["10"])
    }

    private struct Seeded: View {
      @State private var n: Int
      init(seed: Int) { _n = State(initialValue: seed) }
      var body: some View { Text("c\(n)") }
    }

    private struct Seeding: View {
      @State private var s = 1
      var body: some View {
        VStack {
          Seeded(seed: s)
          Button("s\(s)") { s += 1 }
        }
      }
    }

    @Test func `S14 the seed counts once`() async throws {
      let harness = await mount(Seeding())
      try await harness.tap("s1")
      #expect(harness.texts == ["c1", "s2"])
    }

    private struct Named: View {
      let name: String
      @State private var n = 0
      var body: some View {
        let _ = Log.add("\(name) \(n)")
        Button("n=\(n)") { n += 1 }.accessibilityIdentifier(name)
      }
    }

    @Test func `S16 instances are independent`() async throws {
      let harness = await mount(
        VStack {
          Named(name: "first")
          Named(name: "second")
        })
      _ = Log.take()
      try await harness.tap("n=0")
      #expect(Log.take() == ["first 1"])
      #expect(harness.texts == ["n=1", "n=0"])
    }

    private struct Inner: View {
      @State private var count = 0
      var body: some View {
        let _ = Log.add("inner \(count)")
        Button("c\(count)") { count += 1 }
      }
    }

    private struct Outer: View {
      @State private var unrelated = 0
      var body: some View {
        let _ = Log.add("outer")
        VStack {
          Inner()
          Button("update \(unrelated)") { unrelated += 1 }
        }
      }
    }

    @Test func `S17 storage survives updates of the parent`() async throws {
      let harness = await mount(Outer())
      for count in 0..<3 { try await harness.tap("c\(count)") }
      _ = Log.take()
      for update in 0..<5 { try await harness.tap("update \(update)") }
      #expect(Log.take() == Array(repeating: "outer", count: 5))
      #expect(harness.texts == ["c3", "update 5"])
    }

    private struct Writing: View {
      @State private var n = 0
      var body: some View {
        n += 1
        return Text("\(n)")
      }
    }

    @Test func `S19 state written in a body is reported and ignored`() async {
      let harness = await mount(Writing())
      let issues = harness.runtimeIssues
      #expect(issues.map(\.kind) == [.stateModifiedDuringUpdate])
      #expect(issues.first?.message.contains("Modifying state during view update") == true)
      #expect(issues.first?.typeName == "Writing")
      #expect(harness.texts == ["0"])
    }
  }
}
