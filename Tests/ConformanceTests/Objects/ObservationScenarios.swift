import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C3: observation, as printed.
  @MainActor
  struct ObservationScenarios {
    @Observable final class M {
      var a = 0
      var b = 0
      var show = true
      var sum: Int { a + b }
    }

    private struct A: View {
      let m: M
      var body: some View {
        let _ = Log.add("A")
        Text("a\(m.a)")
      }
    }

    private struct B: View {
      let m: M
      var body: some View {
        let _ = Log.add("B")
        Text("b\(m.b)")
      }
    }

    private struct Root: View {
      @State private var m = M()
      var body: some View {
        let _ = Log.add("root")
        VStack {
          A(m: m)
          B(m: m)
          Button("go") { m.a += 1 }
        }
      }
    }

    @Test func `S37 a body depends on the properties it reads`() async throws {
      let harness = await mount(Root())
      #expect(Log.take() == ["root", "A", "B"])
      try await harness.tap("go")
      #expect(Log.take() == ["A"])
      #expect(harness.texts == ["a1", "b0", "go"])
    }

    private struct Sum: View {
      let m: M
      var body: some View {
        let _ = Log.add("sum \(m.sum)")
        Text("\(m.sum)")
      }
    }

    @Test func `S38 also on those that a computed property reads`() async {
      let m = M()
      let harness = await mount(Sum(m: m))
      await harness.turn { m.b += 1 }
      #expect(Log.take() == ["sum 0", "sum 1"])
    }

    private struct Sometimes: View {
      let m: M
      var body: some View {
        let _ = Log.add(m.show ? "shows \(m.a)" : "hides")
        Text("x")
      }
    }

    @Test func `S40 what is no longer read is no longer a dependency`() async {
      let m = M()
      let harness = await mount(Sometimes(m: m))
      await harness.turn { m.show = false }
      #expect(Log.take() == ["shows 0", "hides"])
      await harness.turn { m.a += 1 }
      #expect(Log.take() == [])
    }

    @Test func `S41 an equal assignment is silent, a mutation in place is not`() async {
      let m = M()
      let harness = await mount(A(m: m))
      _ = Log.take()
      let same = m.a
      await harness.turn { m.a = same }
      #expect(Log.take() == [])
      await harness.turn { m.a += 0 }
      #expect(Log.take() == ["A"])
    }

    private struct Reader: View {
      @Environment(M.self) private var m
      var body: some View { Text("read \(m.a)") }
    }

    private struct OptionalReader: View {
      @Environment(M.self) private var m: M?
      var body: some View { Text(m == nil ? "none" : "some") }
    }

    @Test func `B3.39 an observable object comes by the environment`() async {
      let m = M()
      let harness = await mount(
        VStack {
          Reader().environment(m)
          OptionalReader().environment(m)
          OptionalReader()
        })
      await harness.turn { m.a = 3 }
      #expect(harness.texts == ["read 3", "some", "none"])
    }

    private struct Editing: View {
      @Bindable var m: M
      var body: some View { Toggle("show", isOn: $m.show) }
    }

    @Test func `B3.38 bindable gives bindings to properties`() async throws {
      let m = M()
      let harness = await mount(Editing(m: m))
      try await harness.tap("show")
      #expect(!m.show)
      #expect(harness.semanticsDump().contains("value=\"0\""))
    }
  }
}
