import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What the talk claims of data and views.
  @MainActor
  struct PrincipleRules {
    private final class Model: ObservableObject {
      @Published var lines = ["a"]
      var plain = 0
    }

    private struct Both: View {
      @ObservedObject var model: Model
      @State private var isOn = false
      var body: some View {
        let _ = Log.add("body \(isOn) \(model.lines.count)")
        VStack {
          Toggle("Switch", isOn: $isOn)
          ForEach(model.lines, id: \.self) { Text($0) }
        }
      }
    }

    @Test func `A1.01 A1.05 A1.27 state inside and a model outside change the picture the same way`() async throws {
      let model = Model()
      let harness = await mount(Both(model: model))
      _ = Log.take()
      harness.resetCounters()
      try await harness.tap("Switch")
      #expect(Log.take() == ["body true 1"])
      let frames = harness.frames.count
      await harness.turn { model.lines.append("b") }
      #expect(Log.take() == ["body true 2"])
      #expect(harness.frames.count == frames + 1 && harness.texts.suffix(2) == ["a", "b"])
    }

    private struct Siblings: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Child(name: "left", isOn: $isOn)
          Child(name: "right", isOn: $isOn)
        }
      }

      struct Child: View {
        let name: String
        @Binding var isOn: Bool
        var body: some View { Button("\(name) \(isOn ? "on" : "off")") { isOn.toggle() } }
      }
    }

    @Test func `A1.06 A1.08 A2.02 A3.02 A3.08 two views of one truth never differ in a frame`() async throws {
      let harness = await mount(Siblings())
      try await harness.tap("left off")
      try await harness.tap("right on")
      try await harness.tap("right off")
      for frame in harness.frames {
        #expect(Set(frame.texts.map { $0.split(separator: " ")[1] }).count == 1)
      }
      #expect(harness.texts == ["left on", "right on"])
    }

    private struct Events: View {
      @State private var a = 0
      @State private var b = false
      @State private var names: [String] = []
      var body: some View {
        VStack {
          Button("a") { a += 1 }
          Button("b") { b.toggle() }
          Button("c") { names = (names + ["n"]).sorted() }
          if b { Text("b is on") }
          ForEach(Array(names.enumerated()), id: \.offset) { Text("\($0.element)\(a)") }
        }
      }
    }

    @Test func `A1.11 the picture follows from the state, whatever the order of events`() async throws {
      var dumps: Set<String> = []
      for order in [["a", "b", "c", "a"], ["c", "a", "a", "b"], ["b", "c", "a", "a"], ["a", "a", "c", "b"]] {
        let harness = await mount(Events())
        for event in order { try await harness.tap(event) }
        dumps.insert(harness.displayListDump() + harness.semanticsDump())
      }
      #expect(dumps.count == 1)
    }

    private struct Loop: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        Button("go") {
          Log.add("action")
          n += 1
        }
      }
    }

    @Test func `A1.02 A1.10 A1.13 A2.09 a tap is an action, a change and one evaluation`() async throws {
      let harness = await mount(Loop())
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == ["action", "body 1"])
    }

    @Test func `A1.14 a timer and an event of the same turn are one update`() async {
      let subject = PassthroughSubject<Void, Never>()
      struct Mixed: View {
        let subject: PassthroughSubject<Void, Never>
        @State private var a = 0
        @State private var b = 0
        var body: some View {
          let _ = Log.add("body \(a) \(b)")
          Text("x")
            .onReceive(subject) { a += 1 }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("A1.14"))) { _ in b += 1 }
        }
      }
      let harness = await mount(Mixed(subject: subject))
      _ = Log.take()
      await harness.turn {
        subject.send()
        NotificationCenter.default.post(name: Notification.Name("A1.14"), object: nil)
      }
      #expect(Log.take() == ["body 1 1"])
    }

    @Test func `A1.15 the same script gives the same log each time`() async throws {
      var logs: Set<[String]> = []
      for _ in 0..<20 {
        let harness = await mount(Events())
        for event in ["a", "c", "b", "c", "a"] { try await harness.tap(event) }
        logs.insert([harness.displayListDump(), harness.semanticsDump(), harness.graphDump(), "\(harness.counters)"])
      }
      #expect(logs.count == 1)
    }

    @Test func `A1.18 only the row that changed is drawn again`() async throws {
      struct Cell: View {
        let value: Int
        var body: some View { Text("value \(value)") }
      }
      struct Cells: View {
        @State private var values = Array(10..<30)
        var body: some View {
          VStack {
            Button("change") { values[7] = 99 }
            ForEach(0..<20) { Cell(value: values[$0]) }
          }
        }
      }
      let harness = await mount(Cells())
      try await harness.press("change")
      harness.resetCounters()
      await harness.release()
      #expect(harness.counters.bodiesByType["Cell"] == 1)
      // The row, and the button that is not pressed any more.
      #expect(harness.counters.drawingEdits <= 2)
    }

    private struct Owner: View {
      let model: Model
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          if isShown { Child(model: model) }
        }
      }

      struct Child: View {
        @ObservedObject var model: Model
        @State private var own = 0
        var body: some View {
          Button("count") {
            own += 1
            model.lines.append("x")
          }
          Text("own \(own) model \(model.lines.count)")
        }
      }
    }

    @Test func `A1.24 A1.25 state ends with its view, an object outside does not`() async throws {
      let harness = await mount(Owner(model: Model()))
      try await harness.tap("count")
      #expect(harness.texts.last == "own 1 model 2")
      try await harness.tap("toggle")
      try await harness.tap("toggle")
      #expect(harness.texts.last == "own 0 model 2")
    }

    @Test func `A1.29 A5.09 many signals of a turn are one evaluation with the right text`() async {
      let model = Model()
      let harness = await mount(Both(model: model))
      _ = Log.take()
      await harness.turn { for index in 0..<20 { model.lines.append("\(index)") } }
      #expect(Log.take() == ["body false 21"])
      #expect(harness.texts.last == "19")
    }

    private struct Plain: View {
      let model: Model
      @State private var tick = 0
      var body: some View {
        let _ = tick
        Button("n \(model.plain)") { tick += 1 }
      }
    }

    @Test func `A5.08 A5.12 a change without a signal shows at the next unrelated update`() async throws {
      let model = Model()
      let harness = await mount(Plain(model: model))
      await harness.turn { model.plain = 5 }
      #expect(harness.texts == ["n 0"])
      try await harness.tap("n 0")
      #expect(harness.texts == ["n 5"])
    }
  }
}
