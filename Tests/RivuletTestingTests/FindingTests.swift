import RivuletTesting
import SwiftUI
import Testing

/// How a harness finds what a test names, and what it says when it cannot.
@MainActor
struct FindingTests {
  private func mount<V: View>(_ view: V) async -> ViewHarness {
    let harness = ViewHarness(view, size: CGSize(width: 200, height: 200))
    await harness.settle()
    return harness
  }

  private func error(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "none"
    } catch {
      return "\(error)"
    }
  }

  private struct Tapped: View {
    @State private var tapped = "nothing"
    var body: some View {
      VStack {
        Text(tapped).accessibilityIdentifier("result")
        Text("by text")
        Button("by text") { tapped = "text" }
        Button("shown") { tapped = "label" }.accessibilityLabel("by label")
        Button("other") { tapped = "identifier" }.accessibilityIdentifier("by identifier")
        Button {
          tapped = "inner"
        } label: {
          HStack {
            Text("one")
            Text("two")
          }
        }
        Button("by text") { tapped = "second" }
      }
    }
  }

  @Test func `a control is found by label, identifier and visible text, the first in drawing order`() async throws {
    let harness = await mount(Tapped())
    for (name, result) in [
      ("by text", "text"), ("by label", "label"), ("by identifier", "identifier"), ("two", "inner"), ("one, two", "inner"),
    ] {
      try await harness.tap(name)
      #expect(harness.text(of: "result") == result)
    }
  }

  @Test func `what is missing is named, with what is there`() async {
    let harness = await mount(
      VStack {
        Text("hello")
        Button("go") {}.accessibilityIdentifier("button")
      })
    #expect(
      await error { try await harness.tap("nope") }
        == "tap found nothing with the label, identifier or text \"nope\". Present: text \"hello\", button \"go\" #button.")
    #expect(
      await error { try await harness.press("go!") }
        == "press found nothing with the label, identifier or text \"go!\". Present: text \"hello\", button \"go\" #button.")
    #expect(
      await error { try await harness.type("x", into: "field") }
        == "type found nothing with the label, identifier or text \"field\". Present: text \"hello\", button \"go\" #button.")
  }

  @Test func `what is off screen is not touched`() async {
    let harness = await mount(Button("far") { Issue.record("touched") }.offset(x: 500))
    #expect(await error { try await harness.tap("far") }.hasPrefix("tap found \"far\", but it is outside the window."))
  }

  @Test func `what is covered is not touched`() async {
    let harness = await mount(
      ZStack {
        Button("below") { Issue.record("touched") }
        Color.red.accessibilityLabel("curtain")
      })
    #expect(await error { try await harness.tap("below") }.hasPrefix("tap found \"below\", but "))
  }

  @Test func `a touch finds its control through effects`() async throws {
    var taps = 0
    let harness = await mount(Button("go") { taps += 1 }.offset(x: 40, y: 30).scaleEffect(2).rotationEffect(.degrees(90)))
    try await harness.tap("go")
    #expect(taps == 1)
  }

  @Test func `a disabled control does nothing`() async throws {
    let harness = await mount(Button("go") { Issue.record("acted") }.disabled(true))
    try await harness.tap("go")
  }
}
