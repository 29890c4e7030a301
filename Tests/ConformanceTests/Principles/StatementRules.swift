import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Statements of the talk that no scenario says in other words.
  @MainActor
  struct StatementRules {
    private struct Twins: View {
      var body: some View {
        HStack {
          Counter(t: "a")
          Counter(t: "b")
        }
      }
    }

    @Test func `A2.06 A2.10 two views of one type own independent state`() async throws {
      let harness = await mount(Twins())
      try await harness.tap("a0")
      try await harness.tap("a1")
      #expect(harness.texts == ["a2", "b0"])
    }

    private struct Owner: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("owner \(n)")
        VStack {
          Button("up") { n += 1 }
          Shown(n: n, name: "changed")
          Shown(n: 7, name: "same")
        }
      }

      struct Shown: View {
        let n: Int
        let name: String
        var body: some View {
          let _ = Log.add("\(name) \(n)")
          Text("\(n)")
        }
      }
    }

    @Test func `A1.23 A2.08 the owner's body runs, and of its children those whose inputs differ`() async throws {
      let harness = await mount(Owner())
      _ = Log.take()
      try await harness.tap("up")
      #expect(Log.take() == ["owner 1", "changed 1"])
    }

    private struct Form: View {
      struct Fields: Equatable {
        var name = "n"
        var street = "s"
      }

      @State private var fields = Fields()
      var body: some View {
        let form = $fields
        VStack {
          TextField("Name", text: form.name)
          Text("\(fields.name) \(fields.street)")
        }
      }
    }

    @Test func `A3.07 a binding to a member writes that member`() async throws {
      let harness = await mount(Form())
      try await harness.type("new", into: "Name", replacing: true)
      #expect(harness.texts == ["new", "new s"])
    }

    private struct Receiving: View {
      let numbers: PassthroughSubject<Int, Never>
      var body: some View {
        Text("x").onReceive(numbers) { Log.add("got \($0)") }
      }
    }

    @Test func `A5.02 A5.03 A5.05 A5.06 the closure is called once for each value of a publisher`() async throws {
      let numbers = PassthroughSubject<Int, Never>()
      let harness = await mount(Receiving(numbers: numbers))
      await harness.turn {
        numbers.send(1)
        numbers.send(1)
        numbers.send(2)
      }
      #expect(Log.take() == ["got 1", "got 1", "got 2"])
      numbers.send(completion: .finished)
      numbers.send(3)
      await harness.settle()
      #expect(Log.take() == [])
    }

    private final class Announcing: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var n = 0 {
        willSet { objectWillChange.send() }
      }
    }

    private struct Watching: View {
      @ObservedObject var model: Announcing
      var body: some View { Text("\(model.n)") }
    }

    @Test func `A5.14 an object may bring its own publisher`() async throws {
      let model = Announcing()
      let harness = await mount(Watching(model: model))
      await harness.turn { model.n = 5 }
      #expect(harness.texts == ["5"])
    }

    private struct Spelled: View {
      @State private var isCaptured = false
      var body: some View {
        VStack {
          Button("with self") { self.isCaptured.toggle() }
          Button("without") { isCaptured.toggle() }
          Text(isCaptured ? "captured" : "free")
        }
      }
    }

    @Test func `A4.17 an action writes state with and without self`() async throws {
      let harness = await mount(Spelled())
      try await harness.tap("with self")
      #expect(harness.texts.last == "captured")
      try await harness.tap("without")
      #expect(harness.texts.last == "free")
    }

    private struct Transient: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Button("again") { n += 1 }.accessibilityValue("\(n)")
          Made()
        }
      }

      struct Made: View {
        @State private var kept = 0
        init() { Log.add("init") }
        var body: some View { Button("kept \(kept)") { kept += 1 } }
      }
    }

    @Test func `A1.19 views are made any number of times, and their state stays`() async throws {
      let harness = await mount(Transient())
      try await harness.tap("kept 0")
      _ = Log.take()
      try await harness.tap("again")
      try await harness.tap("again")
      #expect(Log.take() == ["init", "init"])
      #expect(harness.texts == ["again", "kept 1"])
    }

    private struct Switching: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Switch", isOn: $isOn.animation(.linear(duration: 1)))
          .transaction { Log.add($0.animation == nil ? "plain" : "animated") }
      }
    }

    @Test func `B12.07 B21.02c a control sets its binding inside the transaction of the binding`() async throws {
      var seen: [Bool] = []
      let on = Binding<Bool>(get: { false }, set: { _, transaction in seen.append(transaction.animation != nil) })
      let harness = await mount(Toggle("Switch", isOn: on.animation(.linear(duration: 1))))
      try await harness.tap("Switch")
      let plain = await mount(Toggle("Switch", isOn: on))
      try await plain.tap("Switch")
      #expect(seen == [true, false])
      let below = await mount(Switching())
      _ = Log.take()
      try await below.tap("Switch")
      #expect(Log.take().contains("animated"))
    }

    private struct Many: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("many \(n)")
        VStack {
          Button("up") { n += 1 }
          ForEach(0..<100, id: \.self) { Small(index: $0) }
        }
      }

      struct Small: View {
        let index: Int
        var body: some View {
          let _ = Log.add("small")
          Text("\(index)")
        }
      }
    }

    private struct Whole: View {
      var body: some View {
        VStack {
          Button("up") {}
          ForEach(0..<100, id: \.self) { Text("\($0)") }
        }
      }
    }

    @Test func `A1.16 a body split into a hundred views looks the same and costs nothing while they stay the same`() async throws {
      let size = CGSize(width: 390, height: 8_000)
      let harness = await mount(Many(), size: size)
      _ = Log.take()
      try await harness.tap("up")
      #expect(Log.take() == ["many 1"])
      #expect(harness.displayListDump() == (await mount(Whole(), size: size)).displayListDump())
    }

    private struct Coming: View {
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        VStack {
          Button("switch") { isShown.toggle() }
          Button("count \(count)") { count += 1 }
          if isShown { Text("x").onAppear { Log.add("appears") } }
        }
      }
    }

    @Test func `A1.12 B5.12 what comes again appears again, and the state around it stays`() async throws {
      let harness = await mount(Coming())
      try await harness.tap("count 0")
      try await harness.tap("switch")
      try await harness.tap("switch")
      #expect(Log.take() == ["appears", "appears"])
      #expect(harness.texts == ["switch", "count 1", "x"])
    }
  }
}
