import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// How writes become updates.
  @MainActor
  struct UpdateCycleRules {
    private struct Snapshot: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        let _ = read()
        Button("go") {
          n = 1
          withAnimation { n = 2 }
        }
      }

      private func read() { Log.add("helper \(n)") }
    }

    @Test func `B1.03 a body and what it calls read the value of their own update`() async throws {
      let harness = await mount(Snapshot())
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == ["body 1", "helper 1", "body 2", "helper 2"])
    }

    private struct Many: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = Log.add("body \(a) \(b)")
        Button("go") {
          for value in 1...5 { a = value }
          b = 7
          a = 9
        }
      }
    }

    @Test func `B1.04 all writes of one turn are one evaluation with the last values`() async throws {
      let harness = await mount(Many())
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == ["body 9 7"])
    }

    private struct Ordered: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("outer \(n)")
        VStack {
          Button("go") { n += 1 }
          Inner(n: n)
        }
        .onChange(of: n) { Log.add("change \(n)") }
        .preference(key: Sum.self, value: n)
        .onPreferenceChange(Sum.self) { Log.add("preference \($0)") }
      }

      struct Inner: View {
        let n: Int
        var body: some View {
          let _ = Log.add("inner \(n)")
          Text("\(n)").onAppear { Log.add("appear") }
        }
      }
    }

    private struct Sum: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test func `B1.07 B1.16 bodies run from the outside in, then the actions`() async throws {
      let harness = await mount(Ordered())
      #expect(Log.take().prefix(2) == ["outer 0", "inner 0"])
      try await harness.tap("go")
      let lines = Log.take()
      #expect(lines.prefix(2) == ["outer 1", "inner 1"])
      #expect(Set(lines.dropFirst(2)) == ["change 1", "preference 1"])
    }

    private struct Chain: View {
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        let _ = Log.add("body \(a) \(b) \(c)")
        Button("go") { a = 1 }
          .onChange(of: a) {
            Log.add("a")
            b = 1
          }
          .onChange(of: b) {
            Log.add("b")
            c = 1
          }
          .onChange(of: c) { Log.add("c") }
      }
    }

    @Test func `B1.08 B1.09 actions that write cause more passes of the same frame`() async throws {
      let harness = await mount(Chain())
      _ = Log.take()
      harness.resetCounters()
      try await harness.tap("go")
      #expect(Log.take() == ["body 1 0 0", "a", "body 1 1 0", "b", "body 1 1 1", "c"])
      // The press and the release; only the release changed anything by actions.
      #expect(harness.frames.last?.passCount == 3)
    }

    private struct Cascade: View {
      @State private var values = Array(repeating: 0, count: 13)
      var body: some View {
        ZStack {
          Button("go") { values[0] = 1 }
          ForEach(0..<12) { index in
            Color.clear.onChange(of: values[index]) { values[index + 1] = 1 }
          }
        }
      }
    }

    @Test func `B1.09 rounds beyond the limit wait for the next frame, which is reported`() async throws {
      let harness = await mount(Cascade())
      try await harness.press("go")
      harness.resetCounters()
      await harness.release()
      #expect(harness.frames.count == 2)
      #expect(harness.runtimeIssues.map(\.kind) == [.updatedTooOften])
    }

    private struct Threads: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body main \(DispatchQueue.getSpecific(key: Threads.key) ?? false)")
        Text("\(n)")
          .onAppear { Log.add("appear main \(DispatchQueue.getSpecific(key: Threads.key) ?? false)") }
          .task {
            Log.add("task main \(DispatchQueue.getSpecific(key: Threads.key) ?? false)")
          }
      }
      static let key = DispatchSpecificKey<Bool>()
    }

    @Test func `B1.10 B5.16 bodies, actions and tasks run on the main queue`() async {
      DispatchQueue.main.setSpecific(key: Threads.key, value: true)
      _ = await mount(Threads())
      #expect(Log.take() == ["body main true", "appear main true", "task main true"])
    }

    private struct Plain { var x = 1 }

    private struct Equal: View {
      @State private var number = 1
      @State private var plain = Plain()
      @State private var text = "a"
      var body: some View {
        let _ = Log.add("body \(number) \(plain.x) \(text)")
        VStack {
          Button("same") {
            number = 1
            plain = Plain(x: 1)
            text = "a"
          }
          Button("other") { plain = Plain(x: 2) }
        }
      }
    }

    @Test func `B1.12 a write of an equal value is dropped, also without Equatable`() async throws {
      let harness = await mount(Equal())
      _ = Log.take()
      try await harness.tap("same")
      #expect(Log.take() == [])
      try await harness.tap("other")
      #expect(Log.take() == ["body 1 2 a"])
    }

    private struct Flicker: View {
      @State private var isOn = false
      var body: some View {
        let _ = Log.add("body \(isOn)")
        Button("go") {
          isOn.toggle()
          isOn.toggle()
        }
        .onChange(of: isOn) { Log.add("change") }
      }
    }

    @Test func `B1.13 writes that cancel out fire no change`() async throws {
      let harness = await mount(Flicker())
      _ = Log.take()
      try await harness.tap("go")
      let lines = Log.take()
      #expect(!lines.contains("change"))
      #expect(lines.count <= 1)
    }

    private struct Removing: View {
      @State private var isShown = true
      var body: some View {
        let _ = Log.add("parent")
        VStack {
          Button("remove") { isShown = false }
          if isShown { Child() }
        }
      }

      struct Child: View {
        @State private var n = 0
        var body: some View {
          let _ = Log.add("child \(n)")
          Text("child").onDisappear {
            n = 5
            Log.add("gone")
          }
        }
      }
    }

    @Test func `B1.14 a write to the state of a removed view is ignored`() async throws {
      let harness = await mount(Removing())
      _ = Log.take()
      try await harness.tap("remove")
      #expect(Log.take() == ["parent", "gone"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Wide: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Button("go") { n += 1 }
          ForEach(0..<20) { Row(index: $0) }
          Text("\(n)")
        }
      }

      struct Row: View {
        let index: Int
        var body: some View { Text("row \(index)") }
      }
    }

    @Test func `B1.17 what lies below equal inputs is not visited`() async throws {
      let harness = await mount(Wide())
      harness.resetCounters()
      try await harness.tap("go")
      #expect(harness.counters.bodiesByType["Row"] == nil)
      #expect(harness.counters.bodiesByType["Wide"] == 1)
    }

    private final class Model: ObservableObject {
      @Published var n = 0
    }

    private struct Outside: View {
      @ObservedObject var model: Model
      @State private var own = 0
      var body: some View {
        let _ = Log.add("body \(model.n) \(own)")
        Button("go") {
          model.n = 1
          own = 1
          withAnimation {
            model.n = 2
            own = 2
          }
        }
      }
    }

    @Test func `B1.18 only state has a value per group, objects show their newest`() async throws {
      let harness = await mount(Outside(model: Model()))
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == ["body 2 1", "body 2 2"])
    }
  }
}
