import Observation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Observation by others of what views observe too.
  @MainActor
  struct BesideRules {
    @Observable fileprivate final class Model {
      var n = 0
      var other = 0
    }

    private struct Shown: View {
      let model: Model
      var body: some View {
        let _ = Log.add("body \(model.n)")
        Text(verbatim: "n \(model.n)")
      }
    }

    @Test func `withObservationTracking beside a view is told, and the view too`() async {
      nonisolated(unsafe) let model = Model()
      let harness = await mount(Shown(model: model))
      func watch() {
        withObservationTracking {
          _ = model.n
        } onChange: {
          MainActor.assumeIsolated { Log.add("beside \(model.n)") }
        }
      }
      watch()
      _ = Log.take()
      await harness.turn { model.n = 1 }
      #expect(Log.take() == ["beside 0", "body 1"])
      watch()
      await harness.turn { model.other = 1 }
      #expect(Log.take() == [])
      await harness.turn { model.n = 2 }
      #expect(Log.take() == ["beside 1", "body 2"])
    }

    @Test func `a read that somebody else tracks inside of a body is still the body's`() async {
      let model = Model()
      struct Nested: View {
        let model: Model
        var body: some View {
          let n = withObservationTracking({ model.n }, onChange: {})
          let _ = Log.add("body \(n)")
          Text(verbatim: "n \(n)")
        }
      }
      let harness = await mount(Nested(model: model))
      _ = Log.take()
      await harness.turn { model.n = 3 }
      #expect(Log.take() == ["body 3"])
      #expect(harness.texts == ["n 3"])
    }

    @Test func `Observations beside a view give what it shows`() async throws {
      let model = Model()
      let harness = await mount(Shown(model: model))
      let values = Observations { model.n }
      let following = Task { @MainActor in
        var seen: [Int] = []
        for await value in values {
          seen.append(value)
          if value == 3 { break }
        }
        return seen
      }
      await harness.settle()
      for value in 1...3 {
        await harness.turn { model.n = value }
        #expect(harness.texts == ["n \(value)"])
        await harness.settle()
      }
      let seen = await following.value
      #expect(seen.first == 0 && seen.last == 3)
      #expect(seen == seen.sorted())
    }

    private struct Following: View {
      let model: Model
      @State private var last = -1
      var body: some View {
        Text(verbatim: "last \(last)")
          .task {
            for await value in Observations({ model.n }) { last = value }
          }
      }
    }

    @Test func `a task follows Observations as long as its view is there`() async throws {
      let model = Model()
      let harness = await mount(Following(model: model))
      try await harness.wait(timeout: .seconds(10)) { harness.texts == ["last 0"] }
      await harness.turn { model.n = 5 }
      try await harness.wait(timeout: .seconds(10)) { harness.texts == ["last 5"] }
    }
  }
}
