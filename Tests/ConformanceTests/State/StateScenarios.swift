import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C1: state and coalescing, as printed.
  @MainActor
  struct StateScenarios {
    private struct Hello: View {
      var body: some View {
        let _ = Log.add("root")
        Text("hi")
      }
    }

    @Test func `S01 one evaluation at start`() async {
      let harness = await mount(Hello())
      #expect(Log.take() == ["root"])
      await harness.settle()
      #expect(Log.take() == [])
      #expect(harness.texts == ["hi"])
    }

    private struct Tapped: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        Button("n=\(n)") {
          n += 1
          Log.add("action")
        }
      }
    }

    @Test func `S02 a tap is one action and one body`() async throws {
      let harness = await mount(Tapped())
      #expect(Log.take() == ["body 0"])
      try await harness.tap("n=0")
      #expect(Log.take() == ["action", "body 1"])
      #expect(harness.texts == ["n=1"])
    }

    private struct ManyWrites: View {
      @State private var a = 0
      @State private var b = ""
      var body: some View {
        let _ = Log.add("\(a)\(b)")
        Button("go") {
          a = 1
          b = "x"
          a = 2
          a = 3
        }
      }
    }

    @Test func `S04 many writes are one update`() async throws {
      let harness = await mount(ManyWrites())
      #expect(Log.take() == ["0"])
      try await harness.tap("go")
      #expect(Log.take() == ["3x"])
    }

    private struct Gauge: View {
      @State private var level = 10
      var body: some View {
        let _ = Log.add("body \(level)")
        Text("level \(level)")
          .onAppear {
            level = 20
            level = 30
            withAnimation(.linear(duration: 1)) {
              level = 40
              level = 50
            }
          }
          .onChange(of: level) { was, now in Log.add("\(was)>\(now)") }
      }
    }

    @Test func `S05 different transactions are separate updates`() async {
      _ = await mount(Gauge())
      #expect(Log.take() == ["body 10", "body 30", "10>30", "body 50", "30>50"])
    }

    private struct Sub: View {
      @Binding var on: Bool
      var body: some View {
        let _ = Log.add("sub \(on)")
        Text(on ? "on" : "off")
      }
    }

    private struct Projecting: View {
      @State private var on = false
      var body: some View {
        let _ = Log.add("root")
        VStack {
          Sub(on: $on)
          Button("go") { on.toggle() }
        }
      }
    }

    @Test func `S07 an owner that only projects its state is not evaluated again`() async throws {
      let harness = await mount(Projecting())
      #expect(Log.take() == ["root", "sub false"])
      try await harness.tap("go")
      #expect(Log.take() == ["sub true"])
      #expect(harness.texts == ["on", "go"])
    }

    private struct Unread: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("root")
        Button("go") {
          n += 1
          Log.add("n=\(n)")
        }
      }
    }

    @Test func `S08 state that is never read evaluates nothing`() async throws {
      let harness = await mount(Unread())
      #expect(Log.take() == ["root"])
      try await harness.tap("go")
      try await harness.tap("go")
      #expect(Log.take() == ["n=1", "n=2"])
    }

    private struct SometimesRead: View {
      @State private var shows = true
      @State private var n = 0
      var body: some View {
        let _ = Log.add(shows ? "shows \(n)" : "hides")
        VStack {
          if shows { Text("\(n)") }
          Button("hide") { shows = false }
          Button("count") { n += 1 }
        }
      }
    }

    @Test func `S09 B3.03 state that was read once stays a dependency`() async throws {
      let harness = await mount(SometimesRead())
      try await harness.tap("hide")
      #expect(Log.take() == ["shows 0", "hides"])
      try await harness.tap("count")
      try await harness.tap("count")
      #expect(Log.take() == ["hides", "hides"])
    }

    private struct SameWrite: View {
      @State private var n = 7
      var body: some View {
        let _ = Log.add("root \(n)")
        Button("same") { n = 7 }
      }
    }

    @Test func `S10 an equal write is dropped`() async throws {
      let harness = await mount(SameWrite())
      #expect(Log.take() == ["root 7"])
      try await harness.tap("same")
      #expect(Log.take() == [])
    }

    private struct Cancelling: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        Button("n=\(n)") {
          n += 1
          n -= 1
        }
        .onChange(of: n) { Log.add("changed") }
      }
    }

    @Test func `S11 writes that cancel out cost at most one body and no change action`() async throws {
      let harness = await mount(Cancelling())
      #expect(Log.take() == ["body 0"])
      try await harness.tap("n=0")
      let log = Log.take()
      #expect(log == [] || log == ["body 0"])
      #expect(harness.texts == ["n=0"])
    }
  }
}
