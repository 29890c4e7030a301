import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Views that keep themselves busy, and what comes after a frame.
  @MainActor
  struct EndlessLoopRules {
    private struct Restless: View {
      @State private var n = 0

      var body: some View { Text("a").onAppear { n += 1 }.id(n) }
    }

    @Test(.timeLimit(.minutes(30))) func `B1.09 an endless appear loop ends with one issue`() async {
      let harness = ViewHarness(Restless())
      await harness.settle()
      #expect(harness.runtimeIssues.map(\.kind) == [.updatedTooOften])
      #expect(harness.runtimeIssues.first?.message.contains("onAppear") == true)
    }

    private struct Hopping: View {
      @State private var n = 0

      var body: some View { Text("\(n)").onChange(of: n, initial: true) { DispatchQueue.main.async { n += 1 } } }
    }

    @Test(.timeLimit(.minutes(30))) func `B1.09 an endless loop by way of the main queue ends with one issue`() async {
      let harness = ViewHarness(Hopping())
      await harness.settle()
      #expect(harness.runtimeIssues.map(\.kind) == [.updatedTooOften])
      #expect(harness.runtimeIssues.first?.message.contains("main queue") == true)
    }

    private struct Tasking: View {
      @State private var n = 0

      var body: some View { Text("\(n)").task(id: n) { n += 1 } }
    }

    @Test(.timeLimit(.minutes(30))) func `B1.09 an endless loop of tasks ends with one issue`() async {
      let harness = ViewHarness(Tasking())
      await harness.settle()
      #expect(harness.runtimeIssues.map(\.kind) == [.updatedTooOften])
      #expect(harness.runtimeIssues.first?.message.contains("task") == true)
    }

    private struct Completing: View {
      @State private var n = 0

      var body: some View {
        VStack {
          Text("\(n)")
          Button("logical") {
            withAnimation(.linear(duration: 1), completionCriteria: .logicallyComplete) {
              n += 1
            } completion: {
              Log.add("done")
            }
          }
          Button("removed") {
            withAnimation(.linear(duration: 1), completionCriteria: .removed) {
              n += 1
            } completion: {
              Log.add("done")
            }
          }
          Button("nothing") {
            withAnimation {
              Log.add("body")
            } completion: {
              Log.add("done")
            }
            Log.add("after")
          }
        }
      }
    }

    @Test func `B6.22 completions run after the frame that shows the end`() async throws {
      for name in ["logical", "removed"] {
        _ = Log.take()
        let harness = ViewHarness(Completing())
        await harness.settle()
        harness.onFrame = { Log.add("frame") }
        try await harness.tap(name)
        let log = Log.take()
        #expect(log.filter { $0 == "done" }.count == 1)
        #expect(log.contains("frame"))
        #expect(log.last { $0 == "done" || $0 == "frame" } == "done")
      }
    }

    @Test func `B6.22 a completion without changes runs at once`() async throws {
      _ = Log.take()
      let harness = ViewHarness(Completing())
      await harness.settle()
      try await harness.tap("nothing")
      #expect(Log.take() == ["body", "done", "after"])
    }

    private struct Leaving: View {
      var body: some View {
        Text("a").onDisappear { Log.add("gone") }.task {
          Log.add("begun")
          try? await Task.sleep(for: .seconds(600))
          Log.add(Task.isCancelled ? "cancelled" : "ended")
        }
      }
    }

    @Test func `B5.08 B5.14 closing the window lets its views disappear and cancels their tasks`() async throws {
      _ = Log.take()
      let harness = ViewHarness(Leaving())
      // A task begins and ends by way of other threads.
      try await harness.wait(timeout: .seconds(600)) { Log.count == 1 }
      await harness.close()
      try await harness.wait(timeout: .seconds(600)) { Log.count == 3 }
      #expect(Log.take() == ["begun", "gone", "cancelled"])
      #expect(harness.texts.isEmpty)
      await harness.close()
      await harness.settle()
      #expect(Log.take().isEmpty)
    }
  }
}
