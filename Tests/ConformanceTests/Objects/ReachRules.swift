import RivuletTesting
import SwiftUI
import Testing

private struct Mark: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension Conformance {
  /// How far the change of an object reaches.
  @MainActor
  struct ReachRules {
    @Observable final class Watched {
      var n = 0
      var other = 0
    }

    private struct Everywhere: View {
      let model: Watched
      var body: some View {
        let _ = Log.add("body")
        VStack {
          GeometryReader { _ in
            let _ = Log.add("geometry")
            Text("g\(model.n)")
          }
          ForEach(0..<1, id: \.self) { _ in
            let _ = Log.add("row")
            Text("r\(model.n)")
          }
          Button("b") {}.buttonStyle(Style(model: model))
          Text("x").modifier(Modifier(model: model))
          Text("y").preference(key: Mark.self, value: 1)
            .overlayPreferenceValue(Mark.self) { _ in
              let _ = Log.add("overlay")
              Text("o\(model.n)")
            }
        }
      }

      struct Style: ButtonStyle {
        let model: Watched
        func makeBody(configuration: Configuration) -> some View {
          let _ = Log.add("style")
          Text("s\(model.n)")
        }
      }

      struct Modifier: ViewModifier {
        let model: Watched
        func body(content: Content) -> some View {
          let _ = Log.add("modifier")
          content.overlay(Text("m\(model.n)"))
        }
      }
    }

    @Test func `B3.33 each closure that makes views depends on what it reads itself, and its owner does not`() async {
      let model = Watched()
      let harness = await mount(Everywhere(model: model))
      #expect(Set(Log.take()) == ["body", "geometry", "row", "style", "modifier", "overlay"])
      await harness.turn { model.n = 1 }
      #expect(Log.take().sorted() == ["geometry", "modifier", "overlay", "row", "style"])
      #expect(harness.texts == ["g1", "r1", "s1", "x", "m1", "y", "o1"])
      await harness.turn { model.other = 1 }
      #expect(Log.take() == [])
    }

    private struct Optional: View {
      @Environment(Watched.self) private var model: Watched?
      var body: some View {
        let _ = Log.add("reader")
        Text(model.map { "n \($0.n)" } ?? "none")
      }
    }

    private struct Supplying: View {
      let model: Watched
      @State private var isSupplied = false
      var body: some View {
        VStack {
          Optional().environment(isSupplied ? model : nil)
          Button("supply") { isSupplied.toggle() }
        }
      }
    }

    @Test func `B3.39 an observable object may be missing, come, change and go`() async throws {
      let model = Watched()
      let harness = await mount(Supplying(model: model))
      #expect(harness.texts.first == "none")
      try await harness.tap("supply")
      await harness.turn { model.n = 2 }
      #expect(harness.texts.first == "n 2")
      try await harness.tap("supply")
      _ = Log.take()
      await harness.turn { model.n = 3 }
      #expect(harness.texts.first == "none" && Log.take() == [])
    }

    private struct Local: View {
      let model: Watched
      var body: some View {
        @Bindable var model = model
        Text("n \(model.n)")
        Child(n: $model.n)
      }

      struct Child: View {
        @Binding var n: Int
        var body: some View { Button("add") { n += 1 } }
      }
    }

    @Test func `B3.38 a bindable made in a body gives bindings too`() async throws {
      let harness = await mount(Local(model: Watched()))
      try await harness.tap("add")
      #expect(harness.texts == ["n 1", "add"])
    }

    private final class Model: ObservableObject {
      @Published var n = 0
    }

    private struct Twice: View {
      @ObservedObject var one: Model
      @ObservedObject var same: Model
      var body: some View {
        let _ = Log.add("body \(one.n) \(same.n)")
        Text("x")
      }
    }

    @Test func `B3.24 one object in two properties is one evaluation`() async {
      let model = Model()
      let harness = await mount(Twice(one: model, same: model))
      await harness.turn { model.n = 4 }
      #expect(Log.take() == ["body 0 0", "body 4 4"])
    }

    private struct Exchanging: View {
      let one: Model
      let other: Model
      @State private var isOther = false
      var body: some View {
        VStack {
          Child().environmentObject(isOther ? other : one)
          Button("exchange") { isOther.toggle() }
        }
      }

      struct Child: View {
        @EnvironmentObject private var model: Model
        @State private var taps = 0
        var body: some View {
          let _ = Log.add("child \(model.n)")
          Button("taps \(taps)") { taps += 1 }
        }
      }
    }

    @Test func `B3.31 another object of the environment is followed instead, with the same state`() async throws {
      let (one, other) = (Model(), Model())
      other.n = 10
      let harness = await mount(Exchanging(one: one, other: other))
      try await harness.tap("taps 0")
      try await harness.tap("exchange")
      #expect(Log.take() == ["child 0", "child 0", "child 10"] && harness.texts.first == "taps 1")
      await harness.turn { one.n = 3 }
      #expect(Log.take() == [])
      await harness.turn { other.n = 11 }
      #expect(Log.take() == ["child 11"])
    }
  }
}
