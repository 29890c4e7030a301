import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What a view depends on that has state or a binding.
  @MainActor
  struct StateDependencyRules {
    private struct Stored: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body")
        VStack {
          Button("read") { Log.add("action \(n)") }
          Button("write") { n += 1 }
        }
      }
    }

    @Test func `B3.04 what a stored closure reads is no dependency, and it reads live`() async throws {
      let harness = await mount(Stored())
      _ = Log.take()
      try await harness.tap("write")
      try await harness.tap("read")
      #expect(Log.take() == ["action 1"])
    }

    private struct Early: View {
      @State private var n: Int

      init() {
        _n = State(initialValue: 3)
        n = 8
      }

      var body: some View { Text("\(n)") }
    }

    @Test func `B3.05 an assignment in init has no effect`() async {
      let harness = await mount(Early())
      #expect(harness.texts == ["3"])
    }

    private struct Seeded: View {
      @State private var seed = 1
      var body: some View {
        VStack {
          Button("go") { seed += 1 }
          Child(seed: seed)
        }
      }

      struct Child: View {
        @State private var n: Int
        init(seed: Int) { _n = State(initialValue: seed) }
        var body: some View { Text("child \(n)") }
      }
    }

    @Test func `B3.06 B3.08 only the first seed under an identity counts`() async throws {
      let harness = await mount(Seeded())
      try await harness.tap("go")
      #expect(harness.texts.contains("child 1"))
    }

    private struct Twins: View {
      var body: some View {
        VStack {
          Counter(t: "a")
          Counter(t: "b")
        }
      }
    }

    @Test func `B3.10 each instance has a storage of its own`() async throws {
      let harness = await mount(Twins())
      try await harness.tap("a0")
      #expect(harness.texts == ["a1", "b0"])
    }

    private struct Form: Equatable {
      var name = "n"
      var age = 1
    }

    private struct Passing: View {
      @State private var form = Form()
      var body: some View {
        let _ = Log.add("owner")
        VStack {
          Unread(name: $form.name)
          Reader(name: $form.name)
          Button("age") { form.age += 1 }
          Button("name") { form.name += "!" }
        }
      }

      struct Unread: View {
        @Binding var name: String
        var body: some View {
          let _ = Log.add("unread")
          Text("static")
        }
      }

      struct Reader: View {
        @Binding var name: String
        var body: some View {
          let _ = Log.add("reader \(name)")
          Text(name)
        }
      }
    }

    @Test func `B3.13 B3.15 a binding concerns who reads it, and a member only its own`() async throws {
      let harness = await mount(Passing())
      _ = Log.take()
      try await harness.tap("name")
      #expect(Log.take() == ["reader n!"])
      try await harness.tap("age")
      #expect(Log.take() == [])
    }

    @Test func `B3.12 B3.14 B3.16 bindings write through getter and setter, members change their base, constants nothing`() {
      var form = Form()
      let binding = Binding(get: { form }, set: { form = $0 })
      binding.name.wrappedValue = "x"
      #expect(form == Form(name: "x", age: 1))
      let constant = Binding.constant(4)
      constant.wrappedValue = 5
      #expect(constant.wrappedValue == 4)
      var received: Bool?
      let marked = Binding(get: { 1 }, set: { _, transaction in received = transaction.disablesAnimations })
      var transaction = Transaction()
      transaction.disablesAnimations = true
      marked.transaction(transaction).wrappedValue = 2
      #expect(received == true)
    }

    @Test func `B3.17 a binding to what is there is nil where nothing is`() {
      var value: Int? = 3
      let optional = Binding(get: { value }, set: { value = $0 })
      let unwrapped = Binding(optional)
      unwrapped?.wrappedValue = 5
      #expect(value == 5)
      value = nil
      #expect(Binding(optional) == nil)
    }

    @Test func `B3.20 derived bindings keep the transaction of their base`() {
      var form = Form()
      var received: [Bool] = []
      let base = Binding(
        get: { form },
        set: { new, transaction in
          form = new
          received.append(transaction.isContinuous)
        })
      var transaction = Transaction()
      transaction.isContinuous = true
      base.transaction(transaction).age.wrappedValue = 2
      base.age.wrappedValue = 3
      #expect(received == [true, false])
    }

    private struct Claiming: View {
      let subject: PassthroughSubject<Int, Never>
      var body: some View {
        let _ = Log.add("body")
        Text("x").onReceive(subject) { Log.add("received \($0)") }
      }
    }

    @Test func `B3.51 an event without a change of state runs no body`() async {
      let subject = PassthroughSubject<Int, Never>()
      let harness = await mount(Claiming(subject: subject))
      _ = Log.take()
      await harness.turn { subject.send(4) }
      #expect(Log.take() == ["received 4"])
    }
  }
}
