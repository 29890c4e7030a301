import RivuletTesting
import SwiftUI
import Testing

/// What a harness tells about the screen.
@MainActor
struct ReadingTests {
  private func mount<V: View>(_ view: V) async -> ViewHarness {
    let harness = ViewHarness(view, size: CGSize(width: 200, height: 200))
    await harness.settle()
    return harness
  }

  @Test func `texts are what is seen, in drawing order`() async {
    let harness = await mount(
      ZStack {
        Text("front").zIndex(1)
        Text("back")
        Text("clear").opacity(0)
        Text("hidden").hidden()
        Text("outside").offset(x: 300)
        Text("cut off").offset(y: 50).frame(width: 20, height: 10).clipped()
        Text("faint").opacity(0.01)
        Text("in nothing").foregroundStyle(.clear)
        Text("")
      })
    #expect(harness.texts == ["back", "faint", "front"])
  }

  @Test func `effects are accumulated from the root down to what draws`() async {
    let harness = await mount(
      Color.red.frame(width: 10, height: 10)
        .opacity(0.5)
        .offset(x: 3, y: 4)
        .accessibilityIdentifier("box")
        .offset(x: 10)
        .scaleEffect(2)
        .rotationEffect(.degrees(400))
        .rotationEffect(.degrees(20))
        .scaleEffect(1.5)
        .opacity(0.5))
    #expect(harness.presented("box", .opacity) == 0.25)
    #expect(harness.presented("box", .offsetX) == 13)
    #expect(harness.presented("box", .offsetY) == 4)
    #expect(harness.presented("box", .scale) == 3)
    #expect(abs(harness.presented("box", .rotation)! - 420) < 1e-9)
    #expect(harness.presented("nobody", .opacity) == nil)
  }

  @Test func `without effects opacity and scale are 1, the others 0`() async {
    let harness = await mount(Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box"))
    let quantities: [PresentedQuantity] = [.x, .y, .width, .height, .opacity, .scale, .rotation, .offsetX, .offsetY]
    #expect(quantities.map { harness.presented("box", $0) } == [95, 95, 10, 10, 1, 1, 0, 0, 0])
  }

  @Test func `bounds on screen are after effects, layout frames are not`() async {
    let harness = await mount(Color.red.frame(width: 10, height: 10).scaleEffect(2).offset(x: 20).accessibilityIdentifier("box"))
    #expect(harness.frame(of: "box") == CGRect(x: 95, y: 95, width: 10, height: 10))
    #expect([.x, .y, .width, .height].map { harness.presented("box", $0) } == [110, 90, 20, 20])
  }

  @Test func `the colour is that of the first thing drawn`() async {
    let red = Color.red.resolve(in: EnvironmentValues())
    let blue = Color.blue.resolve(in: EnvironmentValues())
    let harness = await mount(
      VStack {
        Text("x").foregroundStyle(.red).accessibilityIdentifier("text")
        Circle().fill(.blue).accessibilityIdentifier("fill")
        Text("x").background(.blue).accessibilityIdentifier("background")
        Circle().stroke(.red, lineWidth: 2).accessibilityIdentifier("stroke")
      })
    #expect(harness.presentedColor("text") == red)
    #expect(harness.presentedColor("fill") == blue)
    #expect(harness.presentedColor("background") == blue)
    #expect(harness.presentedColor("stroke") == red)
    #expect(harness.presentedColor("nobody") == nil)
  }

  private struct Removing: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Text("x").accessibilityIdentifier("x") }
        Button("remove") { isShown = false }
      }
    }
  }

  @Test func `a frame is gone as soon as its view is`() async throws {
    let harness = await mount(Removing())
    #expect(harness.frame(of: "x") != nil)
    try await harness.tap("remove")
    #expect(harness.frame(of: "x") == nil)
    #expect(harness.text(of: "x") == nil)
  }

  @Test func `a text is told by the identifier of what holds it`() async {
    let harness = await mount(
      VStack {
        HStack {
          Text("one")
          Text("two")
        }
        .accessibilityIdentifier("row")
        Text("").accessibilityIdentifier("empty")
        Color.red.accessibilityIdentifier("none")
        Button("go") {}.accessibilityIdentifier("button")
      })
    #expect(harness.text(of: "row") == "one two")
    #expect(harness.text(of: "empty") == "")
    #expect(harness.text(of: "none") == nil)
    #expect(harness.text(of: "button") == "go")
  }

  private struct Stepping: View {
    @State private var n = 0
    var body: some View { Button("n=\(n)") { n += 1 } }
  }

  @Test func `frames record time, passes and texts since the last reset`() async throws {
    let harness = await mount(Stepping())
    #expect(harness.frames.map(\.texts) == [["n=0"]])
    harness.resetCounters()
    #expect(harness.frames.isEmpty)
    await harness.advance(by: 0.5)
    try await harness.tap("n=0")
    #expect(harness.frames.last?.texts == ["n=1"])
    #expect(harness.frames.last?.time == 0.5)
    #expect(harness.frames.allSatisfy { $0.passCount > 0 })
  }

  @Test func `counters count the app's bodies since the last reset`() async throws {
    let harness = await mount(Stepping())
    #expect(harness.counters.bodies == 1)
    #expect(harness.counters.bodiesByType == ["Stepping": 1])
    harness.resetCounters()
    #expect(harness.counters == FrameCounters())
    try await harness.tap("n=0")
    #expect(harness.counters.bodies == 1)
    #expect(harness.counters.bodiesByType == ["Stepping": 1])
    #expect(harness.counters.rules > 0)
    #expect(harness.counters.drawingEdits > 0)
  }

  @Test func `nothing happens in a turn without an event`() async {
    let harness = await mount(Stepping())
    harness.resetCounters()
    await harness.turn {}
    await harness.advance(by: 1)
    #expect(harness.counters == FrameCounters())
    #expect(harness.frames.isEmpty)
  }

  @Test func `dumps tell semantics, drawing and rules`() async {
    let harness = await mount(
      Button("go") {}.accessibilityIdentifier("button").accessibilityHint("hint").accessibilityAddTraits(.isSelected).disabled(true))
    #expect(harness.semanticsDump().hasPrefix("button \"go\" id=button disabled selected ("))
    #expect(harness.displayListDump().contains("go"))
    #expect(harness.graphDump().contains("node of Text"))
  }
}
