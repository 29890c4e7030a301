import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B6.22: what is called when an animation is complete. Nothing is animated yet, so that it is when the change is shown.
  @MainActor
  struct CompletionRules {
    private struct Counting: View {
      let action: (Binding<Int>) -> Void
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        Button("go") { action($n) }.onChange(of: n) { Log.add("change \(n)") }
      }
    }

    private func lines(_ action: @escaping (Binding<Int>) -> Void) async throws -> [String] {
      let harness = await mount(Counting(action: action))
      _ = Log.take()
      try await harness.tap("go")
      await harness.advance(by: 1)
      return Log.take()
    }

    @Test func `B6.22 a completion is called once, in the same turn, after the change is shown`() async throws {
      let lines = try await lines { n in
        withAnimation {
          n.wrappedValue = 1
          Log.add("closure")
        } completion: {
          Log.add("complete at \(n.wrappedValue)")
        }
        Log.add("action")
      }
      #expect(lines == ["closure", "action", "body 1", "change 1", "complete at 1"])
    }

    private struct Returning: View {
      let inList: Bool
      @State private var isThere = true

      @ViewBuilder private var row: some View { if isThere { Text("row") } }

      var body: some View {
        if inList { List { row } } else { VStack { row } }
        Button("go") {
          withAnimation(.linear(duration: 1)) {
            isThere = false
          } completion: {
            Log.add("complete")
          }
        }
        Button("return") { isThere = true }
      }
    }

    @Test(arguments: [false, true])
    func `B6.22 what comes back at once while it goes completes the animation by which it went`(_ inList: Bool) async throws {
      let harness = await mount(VStack { Returning(inList: inList) })
      _ = Log.take()
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(Log.take() == [])
      try await harness.tap("return")
      await harness.advance(by: 2)
      #expect(Log.take() == ["complete"] && harness.texts.contains("row"))
    }

    @Test func `B6.22 without a change it is called at once, and a closure that throws is over too`() async throws {
      struct Failure: Error {}
      let lines = try await lines { _ in
        withAnimation(.linear, completionCriteria: .removed) {
          Log.add("closure")
        } completion: {
          Log.add("complete")
        }
        try? withAnimation {
          throw Failure()
        } completion: {
          Log.add("failed")
        }
        Log.add("action")
      }
      #expect(lines == ["closure", "complete", "failed", "action"])
    }

    @Test func `B6.22 what is nested counts for both, and a completion may change state again`() async throws {
      let lines = try await lines { n in
        withAnimation {
          withAnimation(.linear) {
            n.wrappedValue = 1
          } completion: {
            n.wrappedValue = 5
          }
        } completion: {
          Log.add("outer at \(n.wrappedValue)")
        }
      }
      #expect(lines == ["body 1", "change 1", "outer at 1", "body 5", "change 5"])
    }

    @Test func `B6.22 a completion may be added to a transaction`() async throws {
      let lines = try await lines { n in
        var transaction = Transaction(animation: .linear)
        transaction.addAnimationCompletion { Log.add("complete") }
        withTransaction(transaction) { n.wrappedValue = 1 }
        withTransaction(transaction) { n.wrappedValue = 2 }
      }
      #expect(lines == ["body 2", "change 2", "complete"])
    }
  }
}
