import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B5.14–B5.16: tasks of views.
  @MainActor
  struct TaskRules {
    /// What the tasks of one test note; those of other tests may still end meanwhile.
    private final class Notes {
      var lines: [String] = []
    }

    private struct Working: View {
      let notes: Notes
      @State private var isShown = true
      @State private var id = 0
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          Button("twice") {
            id += 1
            id += 1
          }
          Button("two groups") {
            id += 1
            withAnimation { id += 1 }
          }
          if isShown {
            Text("x").task(id: id, priority: .background) { [id] in
              notes.lines.append("start \(id)\(Task.currentPriority == .background ? " at low priority" : "")")
              try? await Task.sleep(for: .seconds(1_000))
              notes.lines.append("end \(id)")
            }
          }
        }
      }
    }

    /// What is noted in the course of an event and of the jobs that follow, in any order: two tasks run side by side.
    private func lines(_ count: Int, of notes: Notes, in harness: ViewHarness, after event: () async throws -> Void = {}) async throws
      -> Set<String>
    {
      try await event()
      try await harness.wait(timeout: .seconds(60)) { notes.lines.count >= count }
      defer { notes.lines = [] }
      #expect(notes.lines.count == count)
      return Set(notes.lines)
    }

    @Test func `B5.15 an id that changes restarts its task once a group, with the closure of the newest body`() async throws {
      let notes = Notes()
      let harness = await mount(Working(notes: notes))
      #expect(try await lines(1, of: notes, in: harness) == ["start 0 at low priority"])
      #expect(try await lines(2, of: notes, in: harness) { try await harness.tap("twice") } == ["end 0", "start 2 at low priority"])
      #expect(
        try await lines(4, of: notes, in: harness) { try await harness.tap("two groups") }
          == ["end 2", "start 3 at low priority", "end 3", "start 4 at low priority"])
    }

    @Test func `B5.14 a view that leaves cancels its task, and one that comes back starts it anew`() async throws {
      let notes = Notes()
      let harness = await mount(Working(notes: notes))
      #expect(try await lines(1, of: notes, in: harness) == ["start 0 at low priority"])
      #expect(try await lines(1, of: notes, in: harness) { try await harness.tap("toggle") } == ["end 0"])
      #expect(try await lines(1, of: notes, in: harness) { try await harness.tap("toggle") } == ["start 0 at low priority"])
    }

    private struct Same: View {
      @State private var n = 0
      var body: some View {
        Button("count") { n += 1 }.task(id: n / 2) { [n] in Log.add("start \(n)") }
      }
    }

    @Test func `B5.15 an equal id goes on with the task that runs`() async throws {
      let harness = await mount(Same())
      try await harness.tap("count")
      #expect(Log.take() == ["start 0"])
      try await harness.tap("count")
      #expect(Log.take() == ["start 2"])
    }

    private struct Fleeting: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("flash") {
            withAnimation { isShown = true }
            isShown = false
          }
          if isShown { Text("x").task { Log.add("cancelled \(Task.isCancelled)") } }
        }
      }
    }

    @Test func `B5.14 a task that is cancelled before its first step starts cancelled`() async throws {
      let harness = await mount(Fleeting())
      try await harness.tap("flash")
      #expect(Log.take() == ["cancelled true"])
    }
  }
}
