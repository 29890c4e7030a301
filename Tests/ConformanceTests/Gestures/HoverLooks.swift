import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What views show while the pointer is over them, without a press.
  @MainActor
  struct HoverLooks {
    private let window = CGSize(width: 200, height: 200)
    private let centre = CGPoint(x: 100, y: 100)

    private func mount(_ view: some View, idiom: Idiom = .desktop) async -> ViewHarness {
      let harness = ViewHarness(view, size: window, idiom: idiom)
      await harness.settle()
      return harness
    }

    private func button(_ style: some PrimitiveButtonStyle) -> some View {
      Button {
        Log.add("acted")
      } label: {
        Color.red.frame(width: 100, height: 100)
      }
      .buttonStyle(style)
    }

    /// The picture before, with the pointer over the middle, and after it has gone.
    private func pictures(_ harness: ViewHarness) async -> (before: String, over: String, after: String) {
      let before = harness.displayListDump()
      await harness.hover(at: centre)
      await harness.advance(by: 1)
      let over = harness.displayListDump()
      await harness.hover(at: nil)
      await harness.advance(by: 1)
      return (before, over, harness.displayListDump())
    }

    // MARK: Buttons

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `buttons look the same under the pointer`(_ idiom: Idiom, isDisabled: Bool) async {
      let views = [
        AnyView(button(.plain)), AnyView(button(.borderless)), AnyView(button(.link)), AnyView(button(.bordered)),
        AnyView(button(.borderedProminent)), AnyView(button(.automatic)),
      ]
      for view in views {
        let seen = await pictures(await mount(view.disabled(isDisabled), idiom: idiom))
        #expect(seen.over == seen.before)
      }
    }

    @Test func `a press shows, and goes`() async {
      _ = Log.take()
      let harness = await mount(button(.plain))
      await harness.hover(at: centre)
      let before = harness.displayListDump()
      await harness.down(at: centre)
      #expect(harness.displayListDump().contains("opacity 0.5"))
      await harness.up()
      #expect(harness.displayListDump() == before)
      #expect(Log.take() == ["acted"])
    }

    // MARK: Effects

    @Test func `hoverEffect lifts a view, or puts a plate behind it, and changes no layout`() async {
      let lifted = await mount(Color.red.frame(width: 100, height: 100).hoverEffect(.lift).accessibilityIdentifier("red"), idiom: .phone)
      let frame = lifted.frame(of: "red")
      await lifted.hover(at: centre)
      await lifted.advance(by: 1)
      #expect(lifted.presented("red", .scale) == 1.05)
      #expect(lifted.frame(of: "red") == frame)
      await lifted.hover(at: nil)
      await lifted.advance(by: 1)
      #expect(lifted.presented("red", .scale) == 1)

      let seen = await pictures(await mount(Color.red.frame(width: 100, height: 100).hoverEffect(), idiom: .phone))
      #expect(seen.over != seen.before && seen.after == seen.before)
      let plain = await pictures(await mount(Color.red.frame(width: 100, height: 100).hoverEffect(.highlight, isEnabled: false)))
      #expect(plain.over == plain.before)
    }

    @Test func `an automatic effect is the default of the surroundings`() async {
      let harness = await mount(
        Color.red.frame(width: 100, height: 100).hoverEffect().accessibilityIdentifier("red").defaultHoverEffect(.lift), idiom: .phone)
      await harness.hover(at: centre)
      await harness.advance(by: 1)
      #expect(harness.presented("red", .scale) == 1.05)
    }

    @Test func `hoverEffectDisabled holds for all inside, whatever they say`() async {
      let seen = await pictures(
        await mount(
          Color.red.frame(width: 100, height: 100).hoverEffect(.lift).hoverEffectDisabled(false).hoverEffectDisabled(), idiom: .phone))
      #expect(seen.over == seen.before)
    }

    // MARK: Scroll bars

    @Test func `B15.23 on a desktop the bar under the pointer is wide and stays, and fades once it has left`() async {
      let harness = await mount(ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(height: 100) } } })
      func bar() -> Substring? { harness.displayListDump().split(separator: "\n").last { $0.contains("fill") } }
      let rest = harness.displayListDump()
      // A bar that is not seen is not hovered.
      await harness.hover(at: CGPoint(x: 195, y: 100))
      #expect(harness.displayListDump() == rest)
      await harness.hover(at: centre)
      await harness.wheel(at: centre, by: CGSize(width: 0, height: 100))
      await harness.advance(by: 0.2)
      let narrow = bar()
      await harness.hover(at: CGPoint(x: 195, y: 100))
      let wide = bar()
      #expect(wide != narrow)
      await harness.advance(by: 5)
      #expect(bar() == wide)
      await harness.hover(at: centre)
      #expect(bar() == narrow)
      await harness.advance(by: 2)
      #expect(bar() != narrow && bar() != wide)
    }

    @Test func `B15.23 on a phone a bar stays as it is`() async {
      let content = ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(height: 100) } } }
      let harness = await mount(content, idiom: .phone)
      await harness.wheel(at: centre, by: CGSize(width: 0, height: 100))
      let shown = harness.displayListDump()
      await harness.hover(at: CGPoint(x: 195, y: 100))
      #expect(harness.displayListDump() == shown)
    }

    /// A desktop's scroll view of 1,000 points in a window of 200 whose bar is seen and hovered.
    private func scrolled(_ content: some View = Color.red.frame(height: 1_000)) async -> ViewHarness {
      let harness = await mount(ScrollView { content.accessibilityIdentifier("content") })
      await harness.hover(at: centre)
      await harness.wheel(at: centre, by: CGSize(width: 0, height: 1))
      await harness.hover(at: CGPoint(x: 195, y: 20))
      return harness
    }

    @Test func `B15.23 on a desktop a mouse drags the bar, from one end to the other`() async {
      let harness = await scrolled()
      await harness.down(at: CGPoint(x: 195, y: 20))
      await harness.move(to: CGPoint(x: 195, y: 20))
      #expect(harness.frame(of: "content").map { abs($0.minY + 1) < 0.01 } == true)
      // The bar is 39 of 194 points long, and goes 155 of them while the content goes 800.
      await harness.move(to: CGPoint(x: 195, y: 51))
      #expect(harness.frame(of: "content").map { abs($0.minY + 161) < 2 } == true)
      await harness.move(to: CGPoint(x: 60, y: 300), duration: 0.2)
      #expect(harness.frame(of: "content")?.minY == -800)
      await harness.advance(by: 5)
      await harness.move(to: CGPoint(x: 195, y: -100), duration: 0.2)
      #expect(harness.frame(of: "content")?.minY == 0)
      await harness.up()
      await harness.move(to: CGPoint(x: 195, y: 100))
      #expect(harness.frame(of: "content")?.minY == 0)
    }

    @Test func `B15.23 on a desktop a press beside the bar scrolls by a page, and what lies below gets no press`() async {
      let harness = await scrolled(Color.red.frame(height: 1_000).onTapGesture { Log.add("tapped") })
      _ = Log.take()
      await harness.tap(at: CGPoint(x: 195, y: 150))
      await harness.advance(by: 0.5)
      #expect(harness.frame(of: "content")?.minY == -161)
      await harness.tap(at: CGPoint(x: 195, y: 5))
      await harness.advance(by: 0.5)
      #expect(harness.frame(of: "content")?.minY == -1)
      #expect(Log.take() == [])
      await harness.tap(at: centre)
      #expect(Log.take() == ["tapped"])
    }

    @Test func `B15.23 a bar that is dragged to its end leads to the end, whatever was estimated of the rows before`() async {
      let rows = LazyVStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { n in Color.red.frame(height: 20 + CGFloat(n % 7) * 10).accessibilityIdentifier("r\(n)") }
      }
      let harness = await scrolled(rows)
      await harness.down(at: CGPoint(x: 195, y: 20))
      for y in stride(from: 40, through: 240, by: 40) { await harness.move(to: CGPoint(x: 195, y: CGFloat(y))) }
      #expect(harness.frame(of: "r9999").map { abs($0.maxY - 200) < 0.01 } == true)
      for y in stride(from: 200, through: -80, by: -40) { await harness.move(to: CGPoint(x: 195, y: CGFloat(y))) }
      #expect(harness.frame(of: "r0")?.minY == 0)
      await harness.up()
    }
  }
}
