import Observation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What an app does wrong is defined, told, and spoils nothing else.
  @MainActor
  struct BadInputRules {
    private struct Height: PreferenceKey {
      static var defaultValue: Double { 0 }
      static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
    }

    private struct Growing: View {
      @State private var height = 10.0
      var body: some View {
        Color.red.frame(width: 5, height: height)
          .background {
            GeometryReader { proxy in Color.clear.preference(key: Height.self, value: proxy.size.height) }
          }
          .onPreferenceChange(Height.self) { height = $0 + 1 }
        Counter(t: "n")
      }
    }

    @Test func `cycles between rules end with a report, and the rest goes on`() async throws {
      let harness = await mount(Growing())
      #expect(Set(harness.runtimeIssues.map(\.kind)) == [.updatedTooOften])
      try await harness.tap("n0")
      try await harness.tap("n1")
      #expect(harness.texts == ["n2"])
    }

    private struct Writing: View {
      @State private var n = 0
      @State private var isWriting = false
      var body: some View {
        if isWriting { let _ = n = 100 }
        Text("\(n)")
        Button("write") { isWriting = true }
        Button("stop") { isWriting = false }
        Button("add") { n += 1 }
      }
    }

    @Test func `writes during an update are ignored and reported, and later ones count`() async throws {
      let harness = await mount(Writing())
      try await harness.tap("write")
      #expect(harness.texts.first == "0")
      #expect(Set(harness.runtimeIssues.map(\.kind)) == [.stateModifiedDuringUpdate])
      try await harness.tap("stop")
      try await harness.tap("add")
      #expect(harness.texts.first == "1")
    }

    private final class Model: ObservableObject {
      @Published var n = 0
      init() {}
    }

    @Observable fileprivate final class Sheet {}

    private struct Missing: View {
      @EnvironmentObject private var model: Model
      @Environment(Sheet.self) private var sheet: Sheet?
      @State private var isShown = false
      var body: some View { Text(sheet == nil ? "no sheet" : "sheet") }
    }

    @Test func `missing environment objects do no harm where nobody reads them, or where they may be missing`() async {
      let harness = await mount(Missing())
      #expect(harness.texts == ["no sheet"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Rows: View {
      @State private var ids = [1, 1, 2, 1]
      var body: some View {
        ForEach(ids, id: \.self) { Counter(t: "r\($0) ") }
        ForEach([[2, 1], [1, 1, 1], [], [1, 2, 1, 1, 2]], id: \.self) { next in
          Button("\(next)") { ids = next }
        }
      }
    }

    @Test func `duplicate ids show every row, keep the first one's state, and are reported`() async throws {
      let harness = await mount(Rows())
      let rows = { harness.texts.filter { $0.hasPrefix("r") } }
      #expect(rows() == ["r1 0", "r1 0", "r2 0", "r1 0"])
      #expect(harness.runtimeIssues.map(\.kind) == [.duplicateIdentifier])
      try await harness.tap("r1 0")
      try await harness.tap("r2 0")
      try await harness.tap("[2, 1]")
      #expect(rows() == ["r2 1", "r1 1"])
      try await harness.tap("[1, 1, 1]")
      #expect(rows() == ["r1 1", "r1 0", "r1 0"])
      try await harness.tap("[]")
      #expect(rows() == [])
      try await harness.tap("[1, 2, 1, 1, 2]")
      #expect(rows() == ["r1 0", "r2 0", "r1 0", "r1 0", "r2 0"])
    }

    private struct Unstable: View {
      struct Item: Identifiable {
        let id = UUID()
        let name: String
      }

      @State private var tick = 0
      var body: some View {
        ForEach(["a", "b", "c"].map { Item(name: $0) }) { item in
          Counter(t: item.name).onDisappear { Log.add("gone") }
        }
        Button("tick") { tick += 1 }
        Text("tick \(tick)")
      }
    }

    @Test func `unstable ids make new rows each time, and leave nothing behind`() async throws {
      let harness = await mount(Unstable())
      try await harness.tap("a0")
      #expect(harness.texts.first == "a1")
      try await harness.tap("tick")
      let before = harness.treeSize
      for _ in 0..<30 { try await harness.tap("tick") }
      #expect(harness.texts == ["a0", "b0", "c0", "tick", "tick 31"])
      #expect(Log.take().count == 93)
      #expect(harness.treeSize.graphNodes == before.graphNodes && harness.treeSize.drawingNodes == before.drawingNodes)
    }

    private final class Session: ObservableObject {
      @Published var n = 0
      /// What the object holds of itself until something happens.
      var own: AnyCancellable?
      init() {}
      deinit { MainActor.assumeIsolated { Log.add("gone") } }
    }

    private struct Holder: View {
      @State var session: Session?
      var body: some View {
        if let session {
          Watching(session: session).onReceive(session.objectWillChange) { self.session = nil }
        } else {
          Text("none")
        }
      }

      struct Watching: View {
        @ObservedObject var session: Session
        var body: some View { Button("n \(session.n)") { [weak session] in session?.n += 1 } }
      }
    }

    @Test func `closures that throw away self do so while they are told of its change`() async throws {
      let harness = await mount(Holder(session: Session()).id(1))
      try await harness.tap("n 0")
      #expect(harness.texts == ["none"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test func `an object that only its own subscription holds goes with the closure that throws it away`() async {
      let subject = PassthroughSubject<Int, Never>()
      weak var seen: Session?
      do {
        let session = Session()
        seen = session
        session.own = subject.sink { _ in session.own = nil }
      }
      #expect(seen != nil)
      _ = Log.take()
      subject.send(1)
      #expect(seen == nil)
      #expect(Log.take() == ["gone"])
      subject.send(2)
    }

    private struct Failure: Error {}

    private struct Ending: View {
      let first: PassthroughSubject<Int, Never>
      let second: PassthroughSubject<Int, Failure>
      @State private var sum = 0
      @State private var caught = "none"
      var body: some View {
        Text("\(sum) \(caught)")
          .onReceive(first) { sum += $0 }
          .onReceive(second.map { "\($0)" }.catch { _ in Just("caught") }) { caught = $0 }
      }
    }

    @Test func `publishers that complete or fail end silently, and others go on`() async {
      let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Failure>())
      let harness = await mount(Ending(first: first, second: second))
      await harness.turn {
        first.send(1)
        second.send(5)
      }
      #expect(harness.texts == ["1 5"])
      await harness.turn {
        second.send(completion: .failure(Failure()))
        second.send(6)
        first.send(2)
      }
      #expect(harness.texts == ["3 caught"])
      await harness.turn {
        first.send(completion: .finished)
        first.send(4)
      }
      #expect(harness.texts == ["3 caught"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    private final class Finished: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var n = 0
    }

    private struct Last: View {
      @ObservedObject var object: Finished
      @State private var tick = 0
      var body: some View {
        Text("\(object.n) \(tick)")
        Button("tick") { tick += 1 }
      }
    }

    @Test func `an object whose announcements complete is shown as it is at the next update`() async throws {
      let object = Finished()
      let harness = await mount(Last(object: object))
      await harness.turn {
        object.objectWillChange.send(completion: .finished)
        object.objectWillChange.send()
        object.n = 3
      }
      #expect(harness.texts.first == "0 0")
      try await harness.tap("tick")
      #expect(harness.texts.first == "3 1")
    }

    private struct Crowd: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var count = 0
      @State private var sum = 0
      var body: some View {
        Text(verbatim: "\(count) \(sum)").onReceive(subject) {
          count += 1
          sum += $0
        }
      }
    }

    @Test func `subjects sent from ten threads lose nothing`() async throws {
      let subject = PassthroughSubject<Int, Never>()
      let harness = await mount(Crowd(subject: subject))
      nonisolated(unsafe) let sent = subject
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 10) { thread in
          for value in 1...100 { sent.send(thread * 100 + value) }
        }
      }
      try await harness.wait(timeout: .seconds(20)) { harness.texts == ["1000 \((1...1_000).reduce(0, +))"] }
      #expect(Set(harness.runtimeIssues.map(\.kind)) == [.publishedOffMain])
    }
  }
}
