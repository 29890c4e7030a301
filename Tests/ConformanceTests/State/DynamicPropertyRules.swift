import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.46: properties that apps make of others.
  @MainActor
  struct DynamicPropertyRules {
    private nonisolated static func note(_ line: String) {
      MainActor.assumeIsolated { Log.add(line) }
    }

    private struct Outer: DynamicProperty {
      let name: String
      @State var number = 0
      var inner = Inner()

      init(_ name: String) {
        self.name = name
      }

      mutating func update() { DynamicPropertyRules.note("\(name) \(number) \(inner.isOn)") }
    }

    private struct Inner: DynamicProperty {
      @Environment(\.isEnabled) private var isEnabled
      private(set) var isOn = false

      mutating func update() {
        isOn = isEnabled
        DynamicPropertyRules.note("inner \(isOn)")
      }
    }

    private struct Holder: View {
      let x: Int
      private var a = Outer("a")
      private var b = Outer("b")

      init(x: Int) {
        self.x = x
      }

      var body: some View {
        let _ = Log.add("body \(x) \(b.inner.isOn)")
        Button("number \(a.number)") { a.number += 1 }
      }
    }

    private struct Root: View {
      @State private var x = 0
      @State private var other = 0
      @State private var isDisabled = false
      var body: some View {
        let _ = other
        VStack {
          Holder(x: x).disabled(isDisabled)
          Button("x") { x += 1 }
          Button("other") { other += 1 }
          Button("disable") { isDisabled = true }
        }
      }
    }

    @Test func `B3.46 each property is updated before each body, the inner ones before theirs, and what they set is seen`() async throws {
      let harness = await mount(Root())
      #expect(Log.take() == ["inner true", "a 0 true", "inner true", "b 0 true", "body 0 true"])
      try await harness.tap("number 0")
      #expect(Log.take() == ["inner true", "a 1 true", "inner true", "b 0 true", "body 0 true"])
      try await harness.tap("x")
      #expect(Log.take() == ["inner true", "a 1 true", "inner true", "b 0 true", "body 1 true"])
      try await harness.tap("other")
      #expect(Log.take() == [])
      try await harness.tap("disable")
      #expect(Log.take() == ["inner false", "a 1 false", "inner false", "b 0 false", "body 1 false"])
    }

    private struct Loose {
      @State var n = 1
    }

    private struct Embedding: View {
      private var loose = Loose()
      var body: some View { Button("n \(loose.n)") { loose.n += 1 } }
    }

    @Test func `B3.46 a state inside a struct that is no dynamic property is never installed`() async throws {
      let harness = await mount(Embedding())
      try await harness.tap("n 1")
      #expect(harness.texts == ["n 1"])
    }

    private struct EnabledStyle: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      @State private var presses = 0

      func makeBody(configuration: Configuration) -> some View {
        Text("\(isEnabled ? "on" : "off") \(presses)")
          .onChange(of: configuration.isPressed) { if configuration.isPressed { presses += 1 } }
      }
    }

    private struct Styled: View {
      @State private var isDisabled = false
      var body: some View {
        VStack {
          Button("x") { isDisabled = true }.buttonStyle(EnabledStyle()).disabled(isDisabled)
        }
      }
    }

    @Test func `B3.46 styles have dynamic properties of their own`() async throws {
      let harness = await mount(Styled())
      #expect(harness.texts == ["on 0"])
      try await harness.tap("on 0")
      #expect(harness.texts == ["off 1"])
    }
  }
}
