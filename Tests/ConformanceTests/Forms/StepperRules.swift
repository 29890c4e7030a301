import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Steppers, and the keyboard at controls.
  @MainActor
  struct StepperRules {
    @Test func `S385 B21.36ab B21.37ab B21.38e B21.96d a stepper steps at the press and while it is held, within one editing`() async throws
    {
      let harness = await mounted(
        Stepper("s", onIncrement: { Log.add("+") }, onDecrement: nil, onEditingChanged: { Log.add("edit \($0)") }))
      try await harness.tap("Increment")
      #expect(Log.take() == ["edit true", "+", "edit false"])
      #expect(!harness.isEnabled("Decrement"))
      try await harness.tap("Decrement")
      #expect(Log.take() == [])
      try await harness.hold("Increment", for: 0.95)
      #expect(Log.take() == ["edit true"] + Array(repeating: "+", count: 6) + ["edit false"])
      #expect(harness.role(of: "s") == "stepper")
      #expect(harness.value(of: "s") == "")
    }

    private struct Formatted: View {
      @State private var value = 2.0

      var body: some View {
        VStack {
          Stepper("amount", value: $value, in: 0...10, step: 0.5, format: .number)
          Text("value \(value.formatted())")
        }
      }
    }

    @Test func `on a desktop a stepper with a format has a field for the value, within its bounds`() async throws {
      let harness = await mounted(Formatted(), .desktop)
      try await harness.tap("Increment")
      #expect(harness.texts.contains("value 2.5") && harness.texts.contains("2.5"))
      let field = try #require(harness.elementFrames("amount").min { $0.width < $1.width })
      for (typed, value) in [("7", "7"), ("40", "10"), ("words", "10")] {
        await harness.tap(at: CGPoint(x: field.midX, y: field.midY))
        await harness.key("a", modifiers: .command)
        for character in typed { await harness.key(KeyEquivalent(character)) }
        await harness.key(.return)
        #expect(harness.texts.contains("value \(value)"), "\(typed) \(harness.texts)")
      }
    }

    @Test func `on a phone a stepper with a format has no field`() async throws {
      let harness = await mounted(Formatted())
      #expect(!harness.texts.contains("2") && harness.value(of: "amount") == "2")
    }

    private struct ButtonToggleStyle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          Log.add("style")
          configuration.isOn.toggle()
        } label: {
          configuration.label
        }
      }
    }

    private struct PlainToggleStyle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.isOn.toggle() }
      }
    }

    private struct Styled: View {
      @State private var on = [false, false, false]

      var body: some View {
        VStack {
          Toggle("button", isOn: $on[0]).toggleStyle(ButtonToggleStyle())
          Toggle("plain", isOn: $on[1]).toggleStyle(PlainToggleStyle())
          Toggle("switch", isOn: $on[2])
          Text(on.map { $0 ? "1" : "0" }.joined())
        }
      }
    }

    @Test func `B21.93 a toggle is one stop of the focus, in any style`() async throws {
      let harness = ViewHarness(Styled(), size: CGSize(width: 400, height: 300), idiom: .desktop)
      await harness.settle()
      _ = Log.take()
      for expected in ["100", "110", "111", "011"] {
        await harness.key(.tab)
        await harness.key(.space)
        #expect(harness.texts.contains(expected))
      }
      // The button of a style does what its action says.
      #expect(Log.take() == ["style", "style"])
    }

    @Test func `B21.35abcd steps end at the bounds, and begin there from outside`() async throws {
      struct Root: View {
        @State private var n = 9
        var body: some View {
          VStack {
            Stepper("s", value: $n, in: 0...10, step: 3)
            Text("n \(n)")
            Button("far") { n = 50 }
          }
        }
      }
      let harness = await mounted(Root())
      try await harness.tap("Increment")
      #expect(harness.texts.contains("n 10"))
      #expect(!harness.isEnabled("Increment"))
      try await harness.tap("far")
      #expect(harness.texts.contains("n 50"))
      try await harness.tap("Decrement")
      #expect(harness.texts.contains("n 10"))
      try await harness.tap("Decrement")
      #expect(harness.texts.contains("n 7"))
    }

    @Test func `B21.35 a step of nothing is reported, and one over all numbers ends at the bound`() async throws {
      struct Root: View {
        @State private var n = 5
        @State private var big = 5
        @State private var double = 1.0
        var body: some View {
          VStack {
            Stepper("zero", value: $n, step: 0).aid("zero")
            Stepper("huge", value: $big, in: 0...Int.max, step: Int.max)
            Stepper("nan", value: $double, in: 0...3, step: .nan)
            Text("\(n) \(big == Int.max) \(double)")
          }
        }
      }
      let harness = await mounted(Root())
      for _ in 0..<3 {
        await harness.moveFocus()
        await harness.key(.upArrow)
      }
      #expect(harness.texts.contains("5 true 1.0"))
      #expect(harness.runtimeIssues.count == 2)
    }

    @Test func `B21.38acd steppers have the sizes of the idiom`() async throws {
      func size(_ idiom: Idiom, isHidden: Bool) async -> CGSize? {
        let stepper = Stepper(value: .constant(1)) { Color.red.frame(width: 30, height: 10) }
        if isHidden { return await mounted(stepper.labelsHidden().aid("s"), idiom).frame(of: "s")?.size }
        return await mounted(stepper.aid("s"), idiom).frame(of: "s")?.size
      }
      #expect(await size(.phone, isHidden: true) == CGSize(width: 94, height: 32))
      #expect(await size(.phone, isHidden: false) == CGSize(width: 390, height: 32))
      #expect(await size(.desktop, isHidden: true) == CGSize(width: 20, height: 26))
      #expect(await size(.desktop, isHidden: false) == CGSize(width: 30 + 8 + 20, height: 26))
    }

    @Test func `B21.96d a stepper of a format says its value in it`() async throws {
      let harness = await mounted(Stepper("s", value: .constant(0.5), in: 0...1, step: 0.1, format: .percent))
      #expect(harness.value(of: "s") == "50%")
    }

    @Test func `S401 B21.39abc B21.90ab B21.91a the keyboard goes from control to control and changes values`() async throws {
      struct Root: View {
        @State private var on = false
        @State private var v = 5.0
        @State private var n = 1
        var body: some View {
          VStack {
            Toggle("tog", isOn: $on)
            Slider(value: $v, in: 0...10, step: 1) { Text("sl") }
            Stepper("st", value: $n)
            Button("dead") {}.disabled(true)
            Button("go") { Log.add("go") }
            Text("\(on) \(Int(v)) \(n)")
          }
        }
      }
      let harness = await mounted(Root(), .desktop)
      var order: [String?] = []
      for _ in 0..<5 {
        await harness.moveFocus()
        order.append(harness.focusedLabel)
      }
      #expect(order == ["tog", "sl", "st", "go", "tog"])
      await harness.key(.space)
      #expect(harness.texts.contains("true 5 1"))
      await harness.moveFocus()
      for key in [KeyEquivalent.rightArrow, .rightArrow, .leftArrow] { await harness.key(key) }
      #expect(harness.texts.contains("true 6 1"))
      await harness.key(.end)
      #expect(harness.texts.contains("true 10 1"))
      await harness.moveFocus()
      await harness.key(.upArrow)
      #expect(harness.texts.contains("true 10 2"))
      await harness.moveFocus()
      await harness.key(.space)
      #expect(Log.take() == ["go"])
      await harness.key(.return)
      #expect(Log.take() == ["go"])
    }

    @Test func `S407 B21.03ab disabled controls write nothing and take no focus`() async throws {
      func logging<V>(_ value: V) -> Binding<V> { Binding(get: { value }, set: { Log.add("set \($0)") }) }
      let controls = VStack {
        Toggle("toggle", isOn: logging(false))
        Stepper("stepper", value: logging(1))
        Slider(value: logging(0.5)) { Text("slider") }.aid("slider")
        Picker("picker", selection: logging(0)) {
          Text("a").tag(0)
          Text("b").tag(1)
        }.pickerStyle(.segmented)
        TextField("field", text: logging("x"))
        Button("button") { Log.add("button") }
      }
      .disabled(true)
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mounted(controls, idiom)
        for name in ["toggle", "Increment", "b", "button"] { try await harness.tap(name) }
        try await harness.type("y", into: "field")
        let slider = try #require(harness.frame(of: "slider"))
        await harness.drag(from: CGPoint(x: slider.midX, y: slider.midY), to: CGPoint(x: slider.maxX, y: slider.midY), duration: 0.2)
        await harness.moveFocus()
        #expect(harness.focusedLabel == nil)
        await harness.key(.rightArrow)
        #expect(Log.take() == [])
        for name in ["toggle", "stepper", "slider", "picker", "field", "button"] { #expect(!harness.isEnabled(name)) }
      }
    }
  }
}
