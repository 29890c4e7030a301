import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Observable classes of the toolchain.
  @MainActor
  struct ObservationRules {
    @Observable final class Model {
      var n = 0
      var other = 0
      var list = [1]
    }

    private struct Acting: View {
      let model: Model
      var body: some View {
        let _ = Log.add("body")
        Button("go") { Log.add("action \(model.n)") }
      }
    }

    @Test func `B3.34 what an action reads is not tracked`() async throws {
      let model = Model()
      let harness = await mount(Acting(model: model))
      try await harness.tap("go")
      _ = Log.take()
      await harness.turn { model.n = 3 }
      #expect(Log.take() == [])
    }

    private struct Reader: View {
      let model: Model
      var body: some View {
        let _ = Log.add("body \(model.n) \(model.list.count)")
        Text("x")
      }
    }

    @Test func `B3.36 B3.37 an equal value is silent, a change in place is not, and the new value is read`() async {
      let model = Model()
      let harness = await mount(Reader(model: model))
      _ = Log.take()
      await harness.turn { model.n = 0 }
      #expect(Log.take() == [])
      await harness.turn { model.list.append(2) }
      #expect(Log.take() == ["body 0 2"])
      await harness.turn {
        model.n = 1
        model.n = 2
      }
      #expect(Log.take() == ["body 2 2"])
    }

    private struct Rows: View {
      let items: [Model]
      var body: some View {
        let _ = Log.add("first \(items[0].n)")
        Text("x")
      }
    }

    @Test func `B3.40 of an array of objects only the element that was read counts`() async {
      let items = [Model(), Model()]
      let harness = await mount(Rows(items: items))
      _ = Log.take()
      await harness.turn { items[1].n = 5 }
      #expect(Log.take() == [])
      await harness.turn { items[0].n = 6 }
      #expect(Log.take() == ["first 6"])
    }

    @Test func `B10.10 B10.11 tracking fires once, before the change`() async {
      nonisolated(unsafe) let model = Model()
      withObservationTracking {
        _ = model.n
      } onChange: {
        MainActor.assumeIsolated { Log.add("fired at \(model.n)") }
      }
      _ = Log.take()
      model.n = 1
      model.n = 2
      #expect(Log.take() == ["fired at 0"])
    }
  }
}
