import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules about state that no printed scenario covers.
  @MainActor
  struct StateRules {
    private struct ReadBack: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        Button("go") {
          n = 5
          Log.add("read \(n)")
          n += 1
          Log.add("read \(n)")
        }
      }
    }

    @Test func `B1.02 an action reads what it has just written`() async throws {
      let harness = await mount(ReadBack())
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == ["read 5", "read 6", "body 6"])
    }

    private struct Groups: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        Button("go") {
          n = 1
          withAnimation(.linear(duration: 1)) { n = 2 }
          n = 3
        }
        .onChange(of: n) { Log.add("\($0)>\($1)") }
      }
    }

    @Test func `B1.06 a plain write after an animated one is a third group`() async throws {
      let harness = await mount(Groups())
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == ["body 1", "0>1", "body 2", "1>2", "body 3", "2>3"])
    }

    private struct Background: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        let binding = $n
        Button("n=\(n)") { DispatchQueue.global().async { binding.wrappedValue = 9 } }
      }
    }

    @Test func `B1.11 state may be written from any thread`() async throws {
      let harness = await mount(Background())
      try await harness.tap("n=0")
      try await harness.wait(timeout: .seconds(60)) { harness.texts == ["n=9"] }
      #expect(Log.take() == ["body 0", "body 9"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Heavy {
      init() { MainActor.assumeIsolated { Log.add("made") } }
    }

    private struct Holder: View {
      @State private var heavy = Heavy()
      var body: some View { Text("held") }
    }

    private struct Maker: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Holder()
          Button("n=\(n)") { n += 1 }
        }
      }
    }

    @Test func `B3.07 the default of a state is evaluated with each value of the view`() async throws {
      let harness = await mount(Maker())
      #expect(Log.take() == ["made"])
      try await harness.tap("n=0")
      #expect(Log.take() == ["made"])
    }

    private final class Box {
      var n = 0
    }

    private struct Boxed: View {
      @State private var box = Box()
      var body: some View {
        let _ = Log.add("body \(box.n)")
        VStack {
          Button("mutate") { box.n += 1 }
          Button("replace") { box = Box() }
        }
      }
    }

    @Test func `B3.09 a plain object in state updates only when the reference changes`() async throws {
      let harness = await mount(Boxed())
      try await harness.tap("mutate")
      #expect(Log.take() == ["body 0"])
      try await harness.tap("replace")
      #expect(Log.take() == ["body 0"])
    }

    private struct Nothing: View {
      @State private var name: String?
      var body: some View {
        Button(name ?? "none") { name = "some" }
      }
    }

    @Test func `B3.11 an optional state begins as nil`() async throws {
      let harness = await mount(Nothing())
      try await harness.tap("none")
      #expect(harness.texts == ["some"])
    }

    private enum Phase: Equatable {
      case idle
      case loaded(String)
    }

    private struct Phases: View {
      @State private var phase = Phase.idle
      var body: some View {
        switch phase {
        case .idle: Button("load") { phase = .loaded("done") }
        case .loaded(let text): Text(text)
        }
      }
    }

    @Test func `A1.09 state may be an enum with a payload`() async throws {
      let harness = await mount(Phases())
      try await harness.tap("load")
      #expect(harness.texts == ["done"])
    }

    private struct Deterministic: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("root \(n)")
        VStack {
          ForEach(0..<3, id: \.self) { Counter(t: "row\($0)-") }
          Button("n=\(n)") { n += 1 }
        }
        .onAppear { Log.add("appear") }
        .onChange(of: n) { Log.add("changed \($1)") }
      }
    }

    @Test func `A1.15 the same script gives the same log`() async throws {
      var first: [String]?
      for _ in 0..<20 {
        let harness = await mount(Deterministic())
        try await harness.tap("n=0")
        try await harness.tap("row1-0")
        try await harness.tap("n=1")
        let log = Log.take() + harness.texts + [harness.displayListDump()]
        #expect(log == first ?? log)
        first = log
      }
    }
  }
}
