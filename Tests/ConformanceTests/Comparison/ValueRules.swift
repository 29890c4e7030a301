import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// When an equal child is skipped.
  @MainActor
  struct ValueRules {
    private struct Child: View {
      let used: Int
      let unused: Int
      var body: some View {
        let _ = Log.add("child \(used)")
        Text("\(used)")
      }
    }

    private struct Parent: View {
      @State private var tick = 0
      @State private var unused = 0
      var body: some View {
        let _ = Log.add("parent \(tick)")
        VStack {
          Button("tick") { tick += 1 }
          Button("unused") { unused += 1 }
          Child(used: 1, unused: unused)
          VStack { let _ = Log.add("inline") }
        }
      }
    }

    @Test func `B2.01 B2.08 B2.10 equal children are skipped, unread properties count, inline content runs along`() async throws {
      let harness = await mount(Parent())
      _ = Log.take()
      try await harness.tap("tick")
      #expect(Log.take() == ["parent 1", "inline"])
      try await harness.tap("unused")
      #expect(Log.take() == ["parent 1", "inline", "child 1"])
    }

    private struct Stubborn: View, Equatable {
      let label: String
      @State private var own = 0
      var body: some View {
        let _ = Log.add("stubborn \(own)")
        Button("own") { own += 1 }
      }
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
    }

    private struct StubbornParent: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Stubborn(label: "\(n)")
          Button("go") { n += 1 }
        }
      }
    }

    @Test func `B2.09 a view that calls all values equal still follows its own state`() async throws {
      let harness = await mount(StubbornParent())
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == [])
      try await harness.tap("own")
      #expect(Log.take() == ["stubborn 1"])
    }
  }
}
