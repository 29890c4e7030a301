import RivuletTesting
import SwiftUI
import Testing

/// What the other spellings of 2019 do.
@MainActor
@Suite struct NamesOf2019Tests {
  private func mount<V: View>(_ view: V, size: CGSize = CGSize(width: 390, height: 844)) async -> ViewHarness {
    let harness = ViewHarness(view, size: size)
    await harness.settle()
    return harness
  }

  @Test func `rows are identified by a key path, and texts have a colour`() async {
    let harness = await mount(PeopleView())
    let modern = await mount(
      ForEach([Person(name: "Ada"), Person(name: "Grace")], id: \.name) { Text($0.name).foregroundColor(.red) })
    #expect(harness.displayListDump() == modern.displayListDump())
    #expect(harness.texts == ["Ada", "Grace"])
  }

  @Test func `fields show their placeholders, and write`() async throws {
    let harness = await mount(ControlsView())
    #expect(Set(harness.texts).isSuperset(of: ["Text", "Secret", "1"]), "\(harness.texts)")
    try await harness.type("typed", into: "Text")
    #expect(harness.texts.contains("typed"))
    try await harness.tap("play")
    #expect(harness.texts.contains("pause"))
    #expect(harness.runtimeIssues.isEmpty)
  }

  @Test func `a slider from and through is one in a range`() async {
    let old = await mount(Slider(value: .constant(3.0), from: 1, through: 5, by: 2))
    let new = await mount(Slider(value: .constant(3.0), in: 1...5, step: 2))
    #expect(old.displayListDump() == new.displayListDump())
    #expect(old.semanticsDump() == new.semanticsDump())
  }

  @Test func `relative lengths are shares of what is proposed`() async throws {
    let harness = await mount(RelativeView(), size: CGSize(width: 200, height: 300))
    #expect(harness.frame(of: "width")?.width == 100)
    #expect(harness.frame(of: "size")?.width == 20)
    let alone = await mount(
      Color.red.relativeSize(width: 0.5, height: 0.1).accessibilityIdentifier("box"), size: CGSize(width: 200, height: 300))
    #expect(alone.frame(of: "box") == CGRect(x: 50, y: 135, width: 100, height: 30))
    let ideal = await mount(Text("ab").relativeWidth(0.5).fixedSize().accessibilityIdentifier("box"))
    #expect(ideal.frame(of: "box")?.width == (await mount(Text("ab").accessibilityIdentifier("box"))).frame(of: "box")?.width)
  }

  @Test func `round backgrounds and borders are shapes`() async {
    let old = await mount(Text("a").background(Color.blue, cornerRadius: 8).border(Color.red, width: 2, cornerRadius: 6))
    let new = await mount(
      Text("a").background(Color.blue, in: RoundedRectangle(cornerRadius: 8, style: .circular))
        .overlay(RoundedRectangle(cornerRadius: 6, style: .circular).strokeBorder(Color.red, lineWidth: 2)))
    #expect(old.displayListDump() == new.displayListDump())
  }

  @Test func `taps and long presses are those of today`() async {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let harness = await mount(
      Color.red.frame(width: 50, height: 50).tapAction { log.lines.append("tap") }.longPressAction { log.lines.append("long") })
    await harness.tap(at: CGPoint(x: 195, y: 422))
    await harness.down(at: CGPoint(x: 195, y: 422))
    await harness.advance(by: 0.6)
    #expect(log.lines == ["tap", "long"])
  }

  @Test func `a binding's value is the bound one, and a member of that name comes first`() async throws {
    let harness = await mount(MembersView())
    #expect(harness.texts.first == "member 3 3 3")
    try await harness.tap("write")
    #expect(harness.texts.first == "written 5 5 5")
  }

  @Test func `curves and springs are those of today`() {
    #expect(Animation.basic() == .easeInOut(duration: 0.35))
    #expect(Animation.basic(duration: 2, curve: .linear) == .linear(duration: 2))
    #expect(Animation.fluidSpring(dampingFraction: 0.4) == .spring(response: 0.55, dampingFraction: 0.4))
    #expect(Animation.spring(stiffness: 100, damping: 10) == .interpolatingSpring(stiffness: 100, damping: 10))
  }

  @Test func `the style by default is the automatic one`() async {
    let old = await mount(Button("a") {}.buttonStyle(.default))
    let new = await mount(Button("a") {}.buttonStyle(.automatic))
    #expect(old.displayListDump() == new.displayListDump())
  }
}
