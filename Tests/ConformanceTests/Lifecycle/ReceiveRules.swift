import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B5.25–B5.27: when `onReceive` subscribes, and to what.
  @MainActor
  struct ReceiveRules {
    private final class Model: ObservableObject {
      @Published var n = 0
    }

    private static let note = Notification.Name("ReceiveRules.note")

    private struct Listening: View {
      @ObservedObject var model: Model
      @State private var tick = 0
      var body: some View {
        Button("tick \(tick)") { tick += 1 }
          .onReceive(model.$n) { Log.add("n \($0)") }
          .onReceive(model.$n.map { $0 * 2 }) { Log.add("doubled \($0)") }
          .onReceive(NotificationCenter.default.publisher(for: ReceiveRules.note)) { _ in Log.add("note at \(tick)") }
          .onReceive(Just("just")) { Log.add($0) }
          .onReceive(["a", "b"].publisher) { Log.add($0) }
      }
    }

    @Test func `B5.25 B5.27 equal publishers built in a body are subscribed to once, and replay once`() async throws {
      let model = Model()
      let harness = await mount(Listening(model: model))
      #expect(Log.take() == ["n 0", "doubled 0", "just", "a", "b"])
      try await harness.tap("tick 0")
      #expect(Log.take() == [])
      await harness.turn { model.n = 5 }
      #expect(Log.take() == ["n 5", "doubled 10"])
      await harness.turn { NotificationCenter.default.post(name: Self.note, object: nil) }
      #expect(Log.take() == ["note at 1"])
    }

    private struct Fresh: View {
      let counter: Counter
      @State private var tick = 0
      var body: some View {
        Button("tick \(tick)") { tick += 1 }
          .onReceive(counter.makeSubject()) { Log.add("\($0) at \(tick)") }
      }

      final class Counter {
        var subjects: [CurrentValueSubject<Int, Never>] = []

        func makeSubject() -> CurrentValueSubject<Int, Never> {
          subjects.append(CurrentValueSubject(subjects.count))
          return subjects[subjects.count - 1]
        }
      }
    }

    @Test func `B5.25 a new subject of each evaluation takes the place of the one before`() async throws {
      let counter = Fresh.Counter()
      let harness = await mount(Fresh(counter: counter))
      #expect(Log.take() == ["0 at 0"])
      try await harness.tap("tick 0")
      #expect(Log.take() == ["1 at 1"])
      await harness.turn {
        counter.subjects[0].send(10)
        counter.subjects[1].send(11)
      }
      #expect(Log.take() == ["11 at 1"])
    }

    private struct Clock: View {
      @State private var seconds = 0
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View { Text("\(seconds) s").onReceive(timer) { _ in seconds += 1 } }
    }

    private struct Clocks: View {
      @State private var k = 0
      var body: some View {
        VStack {
          Clock()
          Button("k \(k)") { k += 1 }
        }
      }
    }

    @Test func `B5.25 a timer that is made with its view begins again with each new value of the view`() async throws {
      let harness = await mount(Clocks())
      await harness.advance(by: 0.6)
      try await harness.tap("k 0")
      await harness.advance(by: 0.6)
      #expect(harness.texts == ["0 s", "k 1"])
      await harness.advance(by: 0.6)
      #expect(harness.texts == ["1 s", "k 1"])
    }

    private struct Sending: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        let _ = n == 1 ? subject.send(7) : ()
        Button("go") { n = 1 }
          .onReceive(subject) {
            Log.add("received \($0)")
            n = $0
          }
      }
    }

    @Test func `a value that is sent while a body runs is received after it, and may change state`() async throws {
      let harness = await mount(Sending(subject: PassthroughSubject()))
      try await harness.tap("go")
      #expect(Log.take() == ["body 0", "body 1", "received 7", "body 7"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct OffMain: View {
      let subject: PassthroughSubject<Int, Never>
      @ObservedObject var model: Model
      @State private var got: [Int] = []
      var body: some View {
        Text("\(got.count) \(model.n)").onReceive(subject) { got.append($0) }
      }
    }

    @Test func `A5.04 B11.05 B11.06 what comes from another thread again and again is reported once for its place`() async throws {
      let (subject, model) = (PassthroughSubject<Int, Never>(), Model())
      let harness = await mount(OffMain(subject: subject, model: model))
      nonisolated(unsafe) let (sender, sent) = (subject, model)
      DispatchQueue.global().async {
        for n in 1...3 {
          sender.send(n)
          sent.n = n
        }
      }
      try await harness.wait(timeout: .seconds(60)) { harness.texts == ["3 3"] }
      #expect(harness.runtimeIssues.map(\.kind) == [.publishedOffMain, .publishedOffMain])
      #expect(Set(harness.runtimeIssues.map(\.typeName)) == ["PassthroughSubject<Int, Never>", "Model"])
    }
  }
}
