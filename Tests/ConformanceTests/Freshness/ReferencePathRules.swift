import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.14, B3.38: bindings whose path passes objects.
  @MainActor
  struct ReferencePathRules {
    @Observable final class Model {
      var on = false
      var size = 10.0
      var inner = Inner()
      var items = [Inner(), Inner()]
    }

    @Observable final class Inner {
      var on = false
      var names = ["x"]
    }

    /// A value that reaches through an object, with a setter that changes the value as far as its type says.
    struct Handle {
      let model: Model
      var other = 0
      var on: Bool {
        get { model.on }
        set { model.on = newValue }
      }
    }

    private struct Paths: View {
      @State private var model = Model()
      @State private var handle = Handle(model: Model())

      var body: some View {
        VStack {
          Toggle("deep", isOn: $model.inner.on)
          Toggle("element", isOn: $model.items[1].on)
          TextField("name", text: $model.inner.names[0])
          Toggle("handle", isOn: $handle.on)
          Button("write") {
            model.inner.on.toggle()
            model.items[1].on.toggle()
            model.inner.names[0] += "y"
            handle.model.on.toggle()
          }
          Button("replace") {
            model = Model()
            handle = Handle(model: Model())
          }
          Button("inner") { model.inner = Inner() }
        }
      }
    }

    @Test func `B3.14 B3.38 paths through several objects show every change, also after one of them was replaced`() async throws {
      let harness = await mount(Paths())
      func expect(_ value: String, _ name: String, _ event: String) {
        for label in ["deep", "element", "handle"] { #expect(harness.value(of: label) == value, "\(label) \(event)") }
        #expect(harness.value(of: "name") == name, "\(event)")
      }
      expect("0", "x", "at first")
      for _ in 0..<2 {
        try await harness.tap("write")
        expect("1", "xy", "written")
        try await harness.tap("replace")
        expect("0", "x", "replaced")
      }
      for label in ["deep", "element", "handle"] { try await harness.tap(label) }
      try await harness.type("xyz", into: "name", replacing: true)
      expect("1", "xyz", "by controls")
      try await harness.tap("inner")
      #expect(harness.value(of: "deep") == "0")
      try await harness.tap("write")
      #expect(harness.value(of: "deep") == "1" && harness.value(of: "element") == "0" && harness.value(of: "name") == "xy")
    }

    private struct Growing: View {
      @State private var model = Model()

      var body: some View {
        VStack {
          Color.red.frame(width: model.size, height: 10).accessibilityIdentifier("bar")
          Grower(size: $model.size.animation(.linear(duration: 1)))
        }
      }
    }

    private struct Grower: View {
      @Binding var size: Double
      var body: some View { Button("grow") { size = 110 } }
    }

    @Test func `B3.19 a write through an animated binding to a property of an object is animated`() async throws {
      let harness = await mount(Growing())
      try await harness.tap("grow")
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("bar", .width) ?? 0) - 60) < 2)
      await harness.advance(by: 1)
      #expect(harness.presented("bar", .width) == 110)
    }

    private struct Parts: View {
      struct Form {
        var a = 0
        var b = 0
      }

      struct Part: View {
        let name: String
        @Binding var value: Int
        var body: some View {
          let _ = Log.add(name)
          Button("\(name)\(value)") { value += 1 }
        }
      }

      @State private var form = Form()

      var body: some View {
        VStack {
          Part(name: "a", value: $form.a)
          Part(name: "b", value: $form.b)
        }
      }
    }

    @Test func `B3.15 a child over a stored part still runs for that part alone`() async throws {
      let harness = await mount(Parts())
      _ = Log.take()
      try await harness.tap("a0")
      #expect(Log.take() == ["a"] && harness.texts == ["a1", "b0"])
    }
  }
}
