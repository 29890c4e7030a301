import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Observable objects, whoever owns them.
  @MainActor
  struct ObjectRules {
    private final class Model: ObservableObject {
      @Published var n = 0
      var silent = 0
    }

    private struct Unread: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = Log.add("body")
        Text("static")
      }
    }

    @Test func `B3.21 B3.22 every announced change evaluates the declaring view, a silent one nothing`() async {
      let model = Model()
      let harness = await mount(Unread(model: model))
      _ = Log.take()
      await harness.turn { model.n += 1 }
      #expect(Log.take() == ["body"])
      await harness.turn { model.silent += 1 }
      #expect(Log.take() == [])
    }

    private struct Reader: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = Log.add("n \(model.n)")
        Text("\(model.n)")
      }
    }

    @Test func `B3.23 B3.24 many announcements of a turn are one evaluation with the newest values`() async {
      let model = Model()
      let harness = await mount(Reader(model: model))
      _ = Log.take()
      await harness.turn {
        model.n = 1
        model.n = 2
        model.n = 3
      }
      #expect(Log.take() == ["n 3"])
    }

    private struct Fresh: View {
      @ObservedObject var model = Model()
      let tick: Int
      var body: some View { Button("n=\(model.n)") { model.n += 1 } }
    }

    private struct FreshParent: View {
      @State private var tick = 0
      var body: some View {
        VStack {
          Fresh(tick: tick)
          Button("tick") { tick += 1 }
        }
      }
    }

    @Test func `B3.26 an observed object that is made with the view is lost at the next update`() async throws {
      let harness = await mount(FreshParent())
      try await harness.tap("n=0")
      #expect(harness.texts.contains("n=1"))
      try await harness.tap("tick")
      #expect(harness.texts.contains("n=0"))
    }

    private struct Switching: View {
      let first: Model
      let second: Model
      @State private var usesSecond = false
      var body: some View {
        VStack {
          Inner(model: usesSecond ? second : first)
          Button("switch") { usesSecond = true }
        }
      }

      struct Inner: View {
        @ObservedObject var model: Model
        @State private var own = 0
        var body: some View {
          let _ = Log.add("inner \(model.n) \(own)")
          Button("own") { own += 1 }
        }
      }
    }

    @Test func `B3.27 another object is observed instead, with the same state`() async throws {
      let (first, second) = (Model(), Model())
      second.n = 10
      let harness = await mount(Switching(first: first, second: second))
      try await harness.tap("own")
      _ = Log.take()
      try await harness.tap("switch")
      #expect(Log.take() == ["inner 10 1"])
      await harness.turn { first.n += 1 }
      #expect(Log.take() == [])
      await harness.turn { second.n += 1 }
      #expect(Log.take() == ["inner 11 1"])
    }

    private struct Owner: View {
      @StateObject private var model: Model
      init(_ model: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }
      var body: some View { Text("owner \(model.n)") }
    }

    private struct OwnerParent: View {
      let first: Model
      let second: Model
      @State private var usesSecond = false
      var body: some View {
        VStack {
          Owner(usesSecond ? second : first)
          Button("switch") { usesSecond = true }
        }
      }
    }

    @Test func `B3.28 an owned object stays the first one`() async throws {
      let (first, second) = (Model(), Model())
      (first.n, second.n) = (1, 2)
      let harness = await mount(OwnerParent(first: first, second: second))
      try await harness.tap("switch")
      #expect(harness.texts.contains("owner 1"))
    }

    private struct Projecting: View {
      @ObservedObject var model: Model
      var body: some View {
        let binding = $model.n
        Button("n=\(model.n)") { binding.wrappedValue += 1 }
      }
    }

    @Test func `B3.29 a binding to a member of an object writes it and announces that`() async throws {
      let model = Model()
      let harness = await mount(Projecting(model: model))
      try await harness.tap("n=0")
      #expect(model.n == 1 && harness.texts == ["n=1"])
    }

    private final class Outer: ObservableObject {
      @Published var inner = Model()
    }

    private struct Nested: View {
      @ObservedObject var outer: Outer
      var body: some View {
        let _ = Log.add("n \(outer.inner.n)")
        Text("x")
      }
    }

    @Test func `B3.30 a change inside a nested object is not announced by the outer one`() async {
      let outer = Outer()
      let harness = await mount(Nested(outer: outer))
      _ = Log.take()
      await harness.turn { outer.inner.n = 5 }
      #expect(Log.take() == [])
      await harness.turn { outer.inner = Model() }
      #expect(Log.take() == ["n 0"])
    }

    private struct Supplier: View {
      let model: Model
      var body: some View {
        let _ = Log.add("supplier")
        Consumer().environmentObject(model)
      }

      struct Consumer: View {
        @EnvironmentObject var model: Model
        var body: some View {
          let _ = Log.add("consumer \(model.n)")
          Text("\(model.n)")
        }
      }
    }

    @Test func `B3.31 B3.32 an object of the environment concerns who asks for it, not who supplies it`() async {
      let model = Model()
      let harness = await mount(Supplier(model: model))
      _ = Log.take()
      await harness.turn { model.n = 1 }
      #expect(Log.take() == ["consumer 1"])
    }
  }
}
