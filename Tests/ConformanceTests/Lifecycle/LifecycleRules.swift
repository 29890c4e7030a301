import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Actions of views that come, change and go.
  @MainActor
  struct LifecycleRules {
    private struct First: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        Text("\(n)").onAppear {
          Log.add("appear")
          n = 1
        }
      }
    }

    @Test func `B5.01 what is written at appearance is in the first frame`() async {
      let harness = await mount(First())
      #expect(Log.take() == ["body 0", "appear", "body 1"])
      #expect(harness.frames.count == 1 && harness.frames.first?.texts == ["1"])
    }

    private struct Invisible: View {
      var body: some View {
        VStack {
          Color.clear.frame(height: 5000)
          Text("below").onAppear { Log.add("below") }
          Text("clear").opacity(0).onAppear { Log.add("clear") }
        }
      }
    }

    @Test func `B5.02 appearance is not tied to visibility`() async {
      _ = await mount(Invisible())
      #expect(Set(Log.take()) == ["below", "clear"])
    }

    private struct Tasks: View {
      var body: some View {
        VStack {
          Text("inner")
            .task { Log.add("inner task") }
            .onAppear { Log.add("inner appear") }
        }
        .task { Log.add("outer task") }
        .onAppear { Log.add("outer appear") }
      }
    }

    @Test func `B5.05 tasks start after all appear actions, innermost first`() async {
      _ = await mount(Tasks())
      #expect(Log.take() == ["inner appear", "outer appear", "inner task", "outer task"])
    }

    @Test func `B5.06 of siblings the last appears first`() async {
      _ = await mount(
        ZStack {
          Text("1").onAppear { Log.add("1") }
          Text("2").onAppear { Log.add("2") }
        })
      #expect(Log.take() == ["2", "1"])
    }

    private final class Tally {
      var subscriptions = 0
    }

    private struct Counting: Publisher {
      typealias Output = Int
      typealias Failure = Never
      let tally: Tally

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        tally.subscriptions += 1
        Empty(completeImmediately: false).receive(subscriber: subscriber)
      }
    }

    private struct Resubscribing: View {
      let first: Tally
      let second: Tally
      @State private var n = 0
      var body: some View {
        Button("n \(n)") { n += 1 }.onReceive(Counting(tally: n < 3 ? first : second)) { _ in }
      }
    }

    @Test func `B5.25 an equal publisher is not subscribed to again, another one is`() async throws {
      let (first, second) = (Tally(), Tally())
      let harness = await mount(Resubscribing(first: first, second: second))
      for n in 0..<4 { try await harness.tap("n \(n)") }
      #expect(first.subscriptions == 1 && second.subscriptions == 1)
    }

    private struct Dynamic: View {
      var body: some View {
        VStack {
          if true { Text("inside").onAppear { Log.add("inside") } }
        }
        .onAppear { Log.add("around") }
      }
    }

    @Test func `B5.07 what stands in a condition appears after what stands around it`() async {
      _ = await mount(Dynamic())
      #expect(Log.take() == ["around", "inside"])
    }

    private struct Swap: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          Button("swap") { isFirst.toggle() }
          if isFirst {
            Text("one").onAppear { Log.add("one appears") }.onDisappear { Log.add("one disappears") }
          } else {
            Text("two").onAppear { Log.add("two appears") }.onDisappear { Log.add("two disappears") }
          }
        }
      }
    }

    @Test func `B5.08 what goes disappears after what comes has appeared`() async throws {
      let harness = await mount(Swap())
      _ = Log.take()
      try await harness.tap("swap")
      #expect(Log.take() == ["two appears", "one disappears"])
    }

    private struct Brief: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("plain") {
            isShown = true
            isShown = false
          }
          Button("animated") {
            isShown = true
            withAnimation { isShown = false }
          }
          if isShown { Text("x").onAppear { Log.add("appear") }.onDisappear { Log.add("disappear") } }
        }
      }
    }

    @Test func `B5.11 what comes and goes within one update leaves no trace, in two it appears and disappears`() async throws {
      let harness = await mount(Brief())
      try await harness.tap("plain")
      #expect(Log.take() == [])
      try await harness.tap("animated")
      #expect(Log.take() == ["appear"])
      await harness.advance(by: 3)
      #expect(Log.take() == ["disappear"])
    }

    private struct Newest: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Button("count") { n += 1 }
          Button("leave") { n = -1 }
          if n >= 0 { Text("x").onDisappear { [n] in Log.add("closure of \(n)") } }
        }
      }
    }

    @Test func `B5.13 the newest closure runs`() async throws {
      let harness = await mount(Newest())
      try await harness.tap("count")
      try await harness.tap("count")
      try await harness.tap("leave")
      #expect(Log.take() == ["closure of 2"])
    }

    private final class Quiet {
      var n = 0
    }

    private struct Comparing: View {
      let quiet: Quiet
      @State private var tick = 0
      var body: some View {
        Button("tick") { tick += 1 }
          .onChange(of: quiet.n) { Log.add("\($0)>\($1)") }
      }
    }

    @Test func `B5.17 a change that causes no evaluation is not seen`() async throws {
      let quiet = Quiet()
      let harness = await mount(Comparing(quiet: quiet))
      await harness.turn { quiet.n = 1 }
      #expect(Log.take() == [])
      quiet.n = 2
      try await harness.tap("tick")
      // The tick is not read, so that its change evaluates nothing either.
      #expect(Log.take() == [])
    }

    private struct Rereading: View {
      let quiet: Quiet
      @State private var tick = 0
      var body: some View {
        let _ = tick
        Button("tick") { tick += 1 }
          .onChange(of: quiet.n * 2) { Log.add("\($0)>\($1)") }
      }
    }

    @Test func `B5.18 B5.19 B5.22 B5.23 derived values count from evaluation to evaluation, equal ones and the first do not`() async throws
    {
      let quiet = Quiet()
      let harness = await mount(Rereading(quiet: quiet))
      #expect(Log.take() == [])
      try await harness.tap("tick")
      #expect(Log.take() == [])
      quiet.n = 1
      quiet.n = 3
      try await harness.tap("tick")
      #expect(Log.take() == ["0>6"])
    }

    private struct Several: View {
      @State private var n = 0
      var body: some View {
        Button("go") { n = 1 }
          .onChange(of: n) {
            Log.add("inner \($0)>\($1)")
            if n == 1 { n = 2 }
          }
          .onChange(of: n) { Log.add("outer \($0)>\($1)") }
      }
    }

    @Test func `B5.21 later actions of a pass see the same pair, whatever an earlier one wrote`() async throws {
      let harness = await mount(Several())
      try await harness.tap("go")
      #expect(Log.take() == ["inner 0>1", "outer 0>1", "inner 1>2", "outer 1>2"])
    }

    private final class Model: ObservableObject {
      @Published var n = 7
    }

    private struct Listening: View {
      @ObservedObject var model: Model
      var body: some View { Text("x").onReceive(model.$n) { Log.add("received \($0)") } }
    }

    @Test func `B5.27 a published property is received at once`() async {
      _ = await mount(Listening(model: Model()))
      #expect(Log.take().first == "received 7")
    }

    private struct OffMain: View {
      let subject: PassthroughSubject<Int, Never>
      var body: some View {
        Text("x").onReceive(subject) { _ in Log.add("received") }
      }
    }

    @Test func `B5.26 B11.06 a value from another thread is received on the main one, with a warning`() async throws {
      let subject = PassthroughSubject<Int, Never>()
      let harness = await mount(OffMain(subject: subject))
      nonisolated(unsafe) let sender = subject
      DispatchQueue.global().async { sender.send(1) }
      try await harness.wait(timeout: .seconds(60)) { !harness.runtimeIssues.isEmpty }
      await harness.settle()
      #expect(Log.take() == ["received"])
      #expect(harness.runtimeIssues.map(\.kind) == [.publishedOffMain])
    }
  }
}
