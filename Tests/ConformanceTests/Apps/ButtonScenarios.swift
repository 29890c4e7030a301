import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C10 and B12: buttons.
  @MainActor
  struct ButtonScenarios {
    private struct PressLog: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = Log.add("pressed \(configuration.isPressed)")
        configuration.label
      }
    }

    private struct Plain: View {
      @State private var isOff = false
      var body: some View {
        let _ = Log.add("root")
        VStack {
          Button("press") { Log.add("action") }.buttonStyle(PressLog()).disabled(isOff)
          Button("disable") { isOff = true }
        }
      }
    }

    @Test func `S130 press, out, in, release`() async throws {
      let harness = await mount(Plain())
      #expect(Log.take() == ["root", "pressed false"])
      try await harness.press("press")
      #expect(Log.take() == ["pressed true"])
      await harness.dragOutside()
      #expect(Log.take() == ["pressed false"])
      await harness.dragInside()
      #expect(Log.take() == ["pressed true"])
      await harness.release()
      #expect(Log.take() == ["action", "pressed false"])
    }

    @Test func `S130 press, out, release is no action`() async throws {
      let harness = await mount(Plain())
      _ = Log.take()
      try await harness.press("press")
      await harness.dragOutside()
      await harness.release()
      #expect(Log.take() == ["pressed true", "pressed false"])
    }

    @Test func `B12.01 a disabled button is neither pressed nor acts`() async throws {
      let harness = await mount(Plain())
      try await harness.tap("disable")
      _ = Log.take()
      try await harness.press("press")
      await harness.release()
      #expect(Log.take() == [])
    }

    @Test func `a button is pressed between the things of its label`() async throws {
      let harness = await mount(
        Button {
          Log.add("action")
        } label: {
          HStack {
            Text("left")
            Spacer()
            Text("right")
          }
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("row"))
      let frame = try #require(harness.frame(of: "row"))
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      await harness.drag(from: middle, to: middle, duration: 0)
      #expect(Log.take() == ["action"])
    }

    private struct LabelState: View {
      @State private var count = 0
      var body: some View {
        let _ = Log.add("label \(count)")
        Text("seen \(count)").onAppear { count += 1 }
      }
    }

    @Test func `B12.02 the label keeps its identity while the style is evaluated again`() async throws {
      let harness = await mount(
        Button {
        } label: {
          LabelState()
        }
        .buttonStyle(PressLog()))
      #expect(harness.texts == ["seen 1"])
      _ = Log.take()
      try await harness.tap("seen 1")
      #expect(Log.take() == ["pressed true", "pressed false"])
      #expect(harness.texts == ["seen 1"])
    }

    private struct Tinted: View {
      @State private var tint: Color? = .black
      var body: some View {
        VStack {
          Button("prominent") { tint = nil }.buttonStyle(.borderedProminent).accessibilityIdentifier("prominent")
        }
        .tint(tint)
      }
    }

    @Test func `A6.07 B12.03 B21.11d a prominent button is filled with the tint, or the accent colour`() async throws {
      let harness = await mount(Tinted())
      let black = Color.black.resolve(in: EnvironmentValues())
      let blue = Color.blue.resolve(in: EnvironmentValues())
      #expect(harness.presentedColor("prominent") == black)
      try await harness.tap("prominent")
      #expect(harness.presentedColor("prominent") == blue)
    }

    private struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button("once") { configuration.trigger() }
          Button(configuration)
        }
      }
    }

    @Test func `a primitive style triggers by itself or shows the button in the style around`() async throws {
      let harness = await mount(
        Button("original") { Log.add("action") }
          .buttonStyle(Twice())
          .buttonStyle(PressLog()))
      #expect(harness.texts == ["once", "original"])
      #expect(Log.take() == ["pressed false", "pressed false"])
      try await harness.tap("once")
      try await harness.tap("original")
      #expect(Log.take().filter { $0 == "action" }.count == 2)
    }

    private struct StyledScreen: View {
      var body: some View {
        VStack {
          CustomRow(title: "custom")
          Button("direct") {}
        }
        .buttonStyle(PressLog())
      }

      struct CustomRow: View {
        let title: String
        var body: some View { Button(title) {} }
      }
    }

    @Test func `B8.05 B21.04a a style set outside reaches the buttons inside custom views`() async {
      let harness = await mount(StyledScreen())
      #expect(Log.take() == ["pressed false", "pressed false"])
      #expect(harness.texts == ["custom", "direct"])
    }
  }
}
