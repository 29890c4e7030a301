import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The shapes of the property wrappers, and what they do by themselves.
  @MainActor
  struct WrapperRules {
    private func isDynamic<P: DynamicProperty>(_ type: P.Type) -> Bool { true }

    private final class Model: ObservableObject {
      @Published var n = 0
      @Published var isOn = false
    }

    @Test func `A2.01 A3.01 A5.17 A6.12 the wrappers are dynamic properties of one generic parameter`() {
      #expect(isDynamic(State<Int>.self) && isDynamic(Binding<Int>.self) && isDynamic(StateObject<Model>.self))
      #expect(isDynamic(ObservedObject<Model>.self) && isDynamic(EnvironmentObject<Model>.self) && isDynamic(Environment<Int>.self))
    }

    private struct Keeper: View {
      @State private var tick = 0
      var body: some View {
        VStack {
          Button("again") { tick += 1 }
          Child(tick: tick)
        }
      }

      struct Child: View {
        let tick: Int
        @State private var count = 0
        var body: some View {
          Button("count \(count)") { count += 1 }
          Text("tick \(tick)")
        }
      }
    }

    @Test func `A2.03 A2.04 A2.05 state outlives the values of its view`() async throws {
      let harness = await mount(Keeper())
      for count in 0..<3 { try await harness.tap("count \(count)") }
      for _ in 0..<5 { try await harness.tap("again") }
      #expect(harness.texts == ["again", "count 3", "tick 5"])
    }

    private struct Copied: View {
      @State private var n = 1
      var body: some View {
        let copy = self
        let isSame = $n.wrappedValue == n
        Button("n \(n) \(isSame)") {
          copy.n = 7
          Log.add("action \(n) \($n.wrappedValue)")
        }
      }
    }

    @Test func `A2.12 A2.13 A2.14 a copy of the view writes the same storage`() async throws {
      let harness = await mount(Copied())
      try await harness.tap("n 1 true")
      #expect(Log.take() == ["action 7 7"] && harness.texts == ["n 7 true"])
    }

    private struct Chain: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("state \(n)")
        Middle(n: $n)
      }

      struct Middle: View {
        @Binding var n: Int
        var body: some View { Inner(n: $n) }
      }

      struct Inner: View {
        @Binding var n: Int
        var body: some View { Button("n \(n)") { n += 1 } }
      }
    }

    @Test func `A3.03 A3.04 A3.06 A3.10 a write through three bindings reaches the state once`() async throws {
      let harness = await mount(Chain())
      _ = Log.take()
      try await harness.tap("n 0")
      #expect(Log.take() == ["state 1"] && harness.texts == ["n 1"])
      let bindings = [Binding.constant(1), Binding.constant(2)]
      #expect(bindings.map(\.wrappedValue) == [1, 2])
    }

    private struct Toggles: View {
      @ObservedObject var model: Model
      @State private var own = false
      @State private var values = [false]
      var body: some View {
        VStack {
          Toggle("state", isOn: $own)
          Toggle("object", isOn: $model.isOn)
          Toggle("element", isOn: $values[0])
          Toggle("closures", isOn: Binding(get: { own }, set: { own = $0 }))
          Toggle("constant", isOn: .constant(true))
          Text("\(own ? 1 : 0)\(model.isOn ? 1 : 0)\(values[0] ? 1 : 0)")
        }
      }
    }

    @Test func `A3.05 A3.09 A6.01 a toggle works over whatever its truth is`() async throws {
      let harness = await mount(Toggles(model: Model()))
      for name in ["state", "object", "element"] { try await harness.tap(name) }
      #expect(harness.texts.last == "111")
      try await harness.tap("closures")
      try await harness.tap("constant")
      #expect(harness.texts.last == "011")
    }

    @Test func `A5.15 A5.16 a published property sends the new value while the old one is still there`() {
      final class Weather {
        @Published var temperature: Double
        init(temperature: Double) { self.temperature = temperature }
      }
      let weather = Weather(temperature: 20)
      var lines: [String] = []
      let subscription = weather.$temperature.sink { lines.append("Temperature now: \($0), stored \(weather.temperature)") }
      weather.temperature = 25
      #expect(lines == ["Temperature now: 20.0, stored 20.0", "Temperature now: 25.0, stored 20.0"])
      withExtendedLifetime(subscription) {}
    }

    private struct Hops: View {
      let model: Model
      var body: some View {
        let _ = Log.add("root")
        Middle().environmentObject(model)
      }

      struct Middle: View {
        var body: some View {
          let _ = Log.add("middle")
          VStack {
            Reader(name: "a")
            Reader(name: "b")
          }
        }
      }

      struct Reader: View {
        let name: String
        @EnvironmentObject var model: Model
        var body: some View {
          let _ = Log.add(name)
          Text("\(model.n)")
        }
      }
    }

    @Test func `A5.11 A5.19 A5.20 all readers follow a model of the environment, and nobody between`() async {
      let model = Model()
      let harness = await mount(Hops(model: model))
      _ = Log.take()
      await harness.turn { model.n = 4 }
      #expect(Set(Log.take()) == ["a", "b"] && harness.texts == ["4", "4"])
    }

    private struct Values: View {
      @Environment(\.layoutDirection) private var direction
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.locale) private var locale
      @Environment(\.font) private var font
      var body: some View { Text("\(direction) \(scheme) \(size) \(locale.identifier) \(font == .title)") }
    }

    @Test func `A6.04 A6.05 the values of the system can be overridden for a part`() async {
      let harness = await mount(
        Values()
          .environment(\.layoutDirection, .rightToLeft)
          .environment(\.colorScheme, .dark)
          .environment(\.dynamicTypeSize, .xxLarge)
          .environment(\.locale, Locale(identifier: "ko_KR"))
          .font(.title))
      #expect(harness.texts == ["rightToLeft dark xxLarge ko_KR true"])
    }

    private struct Pressing: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isPressed ? "pressed" : "up")
      }
    }

    @Test func `A2.15 A2.16 A6.02 a button knows itself whether it is pressed`() async throws {
      let harness = await mount(Button("go") { Log.add("action") }.buttonStyle(Pressing()))
      try await harness.press("up")
      #expect(harness.texts == ["pressed"])
      await harness.dragOutside()
      #expect(harness.texts == ["up"])
      await harness.dragInside()
      #expect(harness.texts == ["pressed"])
      await harness.release()
      #expect(harness.texts == ["up"] && Log.take() == ["action"])
    }
  }
}
