import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B12: toggles and sliders.
  @MainActor
  struct ToggleAndSliderScenarios {
    private struct Switching: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle(
            "wifi",
            isOn: Binding(
              get: { isOn },
              set: {
                Log.add("set \($0)"); isOn = $0
              }))
          Text(isOn ? "on" : "off")
          Button("outside") { isOn.toggle() }
        }
      }
    }

    @Test func `B12.04 a toggle writes once and follows changes from outside`() async throws {
      let harness = await mount(Switching())
      try await harness.tap("wifi")
      #expect(Log.take() == ["set true"])
      #expect(harness.texts == ["wifi", "on", "outside"])
      #expect(harness.semanticsDump().contains("toggle \"wifi\" value=\"1\""))
      try await harness.tap("outside")
      #expect(Log.take() == [])
      #expect(harness.semanticsDump().contains("toggle \"wifi\" value=\"0\""))
    }

    @Test func `B12.04 toggles of every style and idiom switch`() async throws {
      struct Styled<Style: ToggleStyle>: View {
        @State private var isOn = false
        let style: Style
        var body: some View { Toggle(isOn ? "is on" : "is off", isOn: $isOn).toggleStyle(style) }
      }
      func check<Style: ToggleStyle>(_ style: Style) async throws {
        for idiom in [Idiom.phone, .desktop] {
          let harness = ViewHarness(Styled(style: style), idiom: idiom)
          try await harness.tap("is off")
          #expect(harness.texts == ["is on"])
        }
      }
      try await check(.automatic)
      try await check(.switch)
      try await check(.button)
      try await check(.checkbox)
    }

    private struct Sliding: View {
      @State private var value = 0.0
      let step: Double?
      var body: some View {
        VStack {
          if let step {
            Slider(value: $value, in: 0...10, step: step) { Log.add("editing \($0)") }.accessibilityIdentifier("slider")
          } else {
            Slider(value: $value, in: 0...10) { Log.add("editing \($0)") }.accessibilityIdentifier("slider")
          }
          Text(verbatim: "\(value)").accessibilityIdentifier("value")
        }
        .frame(width: 227)
      }
    }

    /// Drags the thumb from the beginning of the slider by so many points; its centre can travel 200.
    private func drag(_ harness: ViewHarness, by distance: CGFloat) async throws {
      let frame = try #require(harness.frame(of: "slider"))
      let start = CGPoint(x: frame.minX + 13.5, y: frame.midY)
      await harness.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.1)
    }

    @Test func `B12.06 a slider follows the pointer and is told of the drag`() async throws {
      let harness = await mount(Sliding(step: nil))
      try await drag(harness, by: 50)
      #expect(harness.text(of: "value") == "2.5")
      #expect(Log.take() == ["editing true", "editing false"])
    }

    @Test func `B12.06 a slider keeps inside its range`() async throws {
      let harness = await mount(Sliding(step: nil))
      try await drag(harness, by: 5_000)
      #expect(harness.text(of: "value") == "10.0")
    }

    @Test func `B12.06 a slider snaps to its step`() async throws {
      let harness = await mount(Sliding(step: 4))
      try await drag(harness, by: 130)
      #expect(harness.text(of: "value") == "8.0")
    }

    @Test func `a touch beside the thumb of a slider brings it there`() async throws {
      let harness = await mount(Sliding(step: nil))
      let frame = try #require(harness.frame(of: "slider"))
      let point = CGPoint(x: frame.minX + 113.5, y: frame.midY)
      await harness.drag(from: point, to: point, duration: 0)
      #expect(harness.text(of: "value") == "5.0")
    }

    @Test func `B12.06 the writes of a drag are continuous`() async throws {
      var isContinuous: Set<Bool> = []
      let binding = Binding<Double>(get: { 0 }, set: { isContinuous.insert($1.isContinuous) })
      let harness = await mount(Slider(value: binding).frame(width: 227).accessibilityIdentifier("slider"))
      try await drag(harness, by: 40)
      #expect(isContinuous == [true])
    }

    @Test func `a disabled slider does not move`() async throws {
      let harness = await mount(Sliding(step: nil).disabled(true))
      try await drag(harness, by: 50)
      #expect(harness.text(of: "value") == "0.0")
      #expect(Log.take() == [])
    }

    @Test func `a slider is mirrored from right to left`() async throws {
      let harness = await mount(Sliding(step: nil).environment(\.layoutDirection, .rightToLeft))
      let frame = try #require(harness.frame(of: "slider"))
      let start = CGPoint(x: frame.maxX - 13.5, y: frame.midY)
      await harness.drag(from: start, to: CGPoint(x: start.x - 50, y: start.y), duration: 0.1)
      #expect(harness.text(of: "value") == "2.5")
    }

    @Test func `a slider is read by its label, which phones do not show`() async {
      let view = Slider(value: .constant(0.5)) { Text("volume") }
      let phone = ViewHarness(view, idiom: .phone)
      await phone.settle()
      #expect(phone.texts == [])
      #expect(phone.semanticsDump().contains("slider \"volume\" value=\"50%\""))
      let desktop = ViewHarness(view, idiom: .desktop)
      await desktop.settle()
      #expect(desktop.texts == ["volume"])
    }
  }
}
