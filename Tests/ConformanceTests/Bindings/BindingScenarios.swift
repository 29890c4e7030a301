import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C2: bindings, as printed. S23 needs text fields and stands with them.
  @MainActor
  struct BindingScenarios {
    private struct Leaf: View {
      let name: String
      @Binding var n: Int
      var body: some View {
        Button("\(name)=\(n)") { n += 1 }
      }
    }

    private struct Siblings: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Leaf(name: "a", n: $n)
          Leaf(name: "b", n: $n)
        }
      }
    }

    @Test func `S22 siblings stay equal in every frame`() async throws {
      let harness = await mount(Siblings())
      try await harness.tap("a=0")
      try await harness.tap("b=1")
      try await harness.tap("a=2")
      #expect(harness.texts == ["a=3", "b=3"])
      #expect(harness.frames.count >= 4)
      for frame in harness.frames {
        #expect(Set(frame.texts.map { $0.dropFirst(2) }).count == 1)
      }
    }

    private struct Form {
      var a = 1
      var b = 1
    }

    private struct Field: View {
      let name: String
      @Binding var value: Int
      var body: some View {
        let _ = Log.add("\(name) \(value)")
        Button("\(name)\(value)") { value += 1 }
      }
    }

    private struct FormView: View {
      @State private var form = Form()
      var body: some View {
        VStack {
          Field(name: "a", value: $form.a)
          Field(name: "b", value: $form.b)
        }
      }
    }

    @Test func `S24 a binding to one member does not follow another`() async throws {
      let harness = await mount(FormView())
      #expect(Log.take() == ["a 1", "b 1"])
      try await harness.tap("b1")
      #expect(Log.take() == ["b 2"])
      #expect(harness.texts == ["a1", "b2"])
    }

    @Test func `S25 a binding over closures calls them`() {
      let binding = Binding<Int>(
        get: {
          MainActor.assumeIsolated { Log.add("get") }; return 3
        }, set: { value in MainActor.assumeIsolated { Log.add("set \(value)") } })
      _ = Log.take()
      binding.wrappedValue = 8
      #expect(Log.take() == ["set 8"])
      #expect(binding.wrappedValue == 3)
      #expect(Log.take() == ["get"])
    }

    private struct ConstantToggle: View {
      var body: some View {
        let _ = Log.add("body")
        Toggle("t", isOn: .constant(true))
      }
    }

    @Test func `S26 a constant binding ignores writes`() async throws {
      let harness = await mount(ConstantToggle())
      #expect(Log.take() == ["body"])
      let before = harness.semanticsDump()
      #expect(before.contains("value=\"1\""))
      try await harness.tap("t")
      #expect(Log.take() == [])
      #expect(harness.semanticsDump() == before)
    }

    private struct Unwrapping: View {
      @State private var maybe: Int?
      var body: some View {
        VStack {
          Text(Binding($maybe) == nil ? "nil" : "some")
          Button("set") { maybe = 4 }
          Button("add") { if let binding = Binding($maybe) { binding.wrappedValue += 1 } }
          Text("\(maybe ?? 0)")
        }
      }
    }

    @Test func `S28 an optional binding unwraps while there is a value`() async throws {
      let harness = await mount(Unwrapping())
      #expect(harness.texts == ["nil", "set", "add", "0"])
      try await harness.tap("set")
      #expect(harness.texts == ["some", "set", "add", "4"])
      try await harness.tap("add")
      #expect(harness.texts == ["some", "set", "add", "5"])
    }

    private final class VM: ObservableObject {
      @Published var on = false
    }

    private struct Observing: View {
      @ObservedObject var vm: VM
      var body: some View {
        let _ = Log.add("root \(vm.on)")
        Toggle("t", isOn: $vm.on)
      }
    }

    @Test func `S29 a binding from an object sends its change once`() async throws {
      let vm = VM()
      let harness = await mount(Observing(vm: vm))
      var sent = 0
      let subscription = vm.objectWillChange.sink { sent += 1 }
      #expect(Log.take() == ["root false"])
      try await harness.tap("t")
      #expect(Log.take() == ["root true"])
      #expect(sent == 1)
      #expect(vm.on)
      withExtendedLifetime(subscription) {}
    }

    private struct Switch: View {
      @Binding var on: Bool
      var body: some View { Toggle("t", isOn: $on) }
    }

    private struct OverState: View {
      @State private var on = false
      var body: some View { Switch(on: $on) }
    }

    private struct OverObject: View {
      @ObservedObject var vm: VM
      var body: some View { Switch(on: $vm.on) }
    }

    private struct OverBinding: View {
      @State private var on = false
      var body: some View { Through(on: $on) }

      struct Through: View {
        @Binding var on: Bool
        var body: some View { Switch(on: $on) }
      }
    }

    private struct OverClosures: View {
      @State private var on = false
      var body: some View { Switch(on: Binding(get: { on }, set: { on = $0 })) }
    }

    @Test func `S31 a control looks the same over any binding`() async throws {
      func script<V: View>(_ view: V) async throws -> [String] {
        let harness = await mount(view)
        var dumps = [harness.displayListDump(), harness.semanticsDump()]
        try await harness.tap("t")
        _ = await harness.rest()
        dumps += [harness.displayListDump(), harness.semanticsDump()]
        try await harness.tap("t")
        _ = await harness.rest()
        return dumps + [harness.displayListDump(), harness.semanticsDump()]
      }
      let expected = try await script(OverState())
      #expect(expected[0] != expected[2])
      #expect(expected[0] == expected[4])
      #expect(try await script(OverObject(vm: VM())) == expected)
      #expect(try await script(OverBinding()) == expected)
      #expect(try await script(OverClosures()) == expected)
    }
  }
}
