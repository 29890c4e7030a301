import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The scenarios of C11.
  @MainActor
  struct GestureScenarios {
    private let window = CGSize(width: 200, height: 200)
    private let centre = CGPoint(x: 100, y: 100)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, idiom: Idiom = .phone) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: window, idiom: idiom)
      await harness.settle()
      return harness
    }

    private func tap(_ name: String, in harness: ViewHarness, count: Int = 1) async {
      let frame = harness.frame(of: name) ?? .null
      #expect(!frame.isNull)
      await harness.tap(at: at(frame.midX, frame.midY), count: count)
    }

    // MARK: Precedence

    private struct Family: View {
      var body: some View {
        VStack(spacing: 20) {
          Color.red.frame(width: 80, height: 80).onTapGesture { Log.add("child") }.aid("c")
          Color.blue.frame(width: 80, height: 80).aid("plain")
        }
      }
    }

    private var parent: some Gesture { TapGesture().onEnded { Log.add("parent") } }

    @Test func `S201 B14.30a B14.31 the child's tap beats the parent's`() async {
      let harness = await mount(Family().onTapGesture { Log.add("parent") })
      await tap("c", in: harness)
      #expect(Log.take() == ["child"])
      await tap("plain", in: harness)
      #expect(Log.take() == ["parent"])
      await harness.tap(at: centre)
      #expect(Log.take() == [])
    }

    @Test func `S202 B14.33a high priority`() async {
      let harness = await mount(Family().highPriorityGesture(parent))
      await tap("c", in: harness)
      #expect(Log.take() == ["parent"])
      await tap("plain", in: harness)
      #expect(Log.take() == ["parent"])
    }

    @Test(arguments: [
      (GestureMask.all, ["child"], ["parent"]), (.gesture, ["parent"], ["parent"]), (.subviews, ["child"], []), (.none, [], []),
    ])
    func `S204 B14.35abde masks`(_ mask: GestureMask, _ onChild: [String], _ onPlain: [String]) async {
      let harness = await mount(Family().gesture(parent, including: mask))
      await tap("c", in: harness)
      #expect(Log.take() == onChild)
      await tap("plain", in: harness)
      #expect(Log.take() == onPlain)
    }

    @Test func `S204 B14.36a a gesture that is not enabled`() async {
      let harness = await mount(Family().gesture(parent, isEnabled: false))
      await tap("c", in: harness)
      #expect(Log.take() == ["child"])
      await tap("plain", in: harness)
      #expect(Log.take() == [])
    }

    // MARK: Presses

    private struct Held: View {
      @GestureState private var held = false

      var body: some View {
        Text(held ? "held" : "free").frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(
            LongPressGesture()
              .updating($held) { value, state, _ in
                state = value
                Log.add("upd \(value)")
              }
              .onChanged { Log.add("chg \($0)") }
              .onEnded { Log.add("end \($0)") })
      }
    }

    @Test func `S205 B14.08 B14.09abc B14.10a a long press is active at once and succeeds without a release`() async {
      let harness = await mount(Held())
      await harness.down(at: centre)
      #expect(Log.take() == ["upd true", "chg true"])
      #expect(harness.texts == ["held"])
      await harness.advance(by: 0.4)
      await harness.up()
      #expect(Log.take() == [])
      #expect(harness.texts == ["free"])
      await harness.down(at: centre)
      await harness.advance(by: 0.6)
      #expect(Log.take() == ["upd true", "chg true", "end true"])
      #expect(harness.texts == ["free"])
      await harness.up()
      #expect(Log.take() == [])
    }

    @Test func `S207 B14.11abc B14.12 a press tracker`() async {
      let tracker = Color.red.frame(width: 100, height: 100)
        .onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
          Log.add("perform")
        } onPressingChanged: {
          Log.add("\($0)")
        }
      var harness = await mount(tracker)
      await harness.down(at: centre)
      #expect(Log.take() == ["true"])
      await harness.advance(by: 5)
      #expect(Log.take() == [])
      await harness.up()
      #expect(Log.take() == ["false"])
      harness = await mount(
        Color.red.frame(width: 100, height: 100)
          .onLongPressGesture {
            Log.add("perform")
          } onPressingChanged: {
            Log.add("\($0)")
          })
      await harness.down(at: centre)
      await harness.advance(by: 0.6)
      #expect(Log.take() == ["true", "perform", "false"])
      await harness.up()
      #expect(Log.take() == [])
      await harness.down(at: centre)
      await harness.up()
      #expect(Log.take() == ["true", "false"])
    }

    // MARK: Drags

    private func drag(_ gesture: DragGesture) -> some View {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          gesture
            .onChanged { Log.add("\(Int($0.translation.width)) from \(Int($0.startLocation.x))") }
            .onEnded { Log.add("end \(Int($0.translation.width))") })
    }

    @Test func `S208 B14.13a B14.14abc B14.15a threshold and translation of a drag`() async {
      var harness = await mount(drag(DragGesture()))
      await harness.down(at: centre)
      await harness.move(to: at(105, 100))
      #expect(Log.take() == [])
      await harness.move(to: at(112, 100))
      #expect(Log.take() == ["12 from 50"])
      await harness.move(to: at(130, 100))
      #expect(Log.take() == ["30 from 50"])
      await harness.up()
      #expect(Log.take() == ["end 30"])
      harness = await mount(drag(DragGesture(coordinateSpace: .global)))
      await harness.down(at: centre)
      await harness.move(to: at(112, 100))
      #expect(Log.take() == ["12 from 100"])
    }

    @Test func `S210 B14.18b a drag that never began`() async {
      let harness = await mount(drag(DragGesture()))
      await harness.down(at: centre)
      await harness.move(to: at(105, 104))
      await harness.up()
      #expect(Log.take() == [])
      await harness.down(at: centre)
      await harness.move(to: at(107, 108))
      #expect(Log.take() == ["7 from 50"])
    }

    @Test func `S211 B14.16ab B14.17b velocity and prediction of a drag`() async throws {
      let view = Color.red.frame(width: 200, height: 200)
        .gesture(
          DragGesture().onEnded {
            Log.add("\($0.velocity.width)")
            Log.add("\($0.predictedEndTranslation.width - $0.translation.width)")
          })
      let harness = await mount(view)
      await harness.down(at: at(60, 100))
      await harness.move(to: at(160, 100), duration: 1)
      await harness.up()
      var numbers = Log.take().compactMap(Double.init)
      try #require(numbers.count == 2)
      #expect(abs(numbers[0] - 100) <= 5)
      #expect(abs(numbers[1] - 25) <= 1.5)
      await harness.down(at: at(60, 100))
      await harness.move(to: at(160, 100), duration: 1)
      await harness.advance(by: 0.2)
      await harness.up()
      numbers = Log.take().compactMap(Double.init)
      #expect(numbers == [0, 0])
    }

    private struct Sum: View {
      @GestureState private var live = 0.0
      @State private var base = 0.0

      var body: some View {
        let _ = Log.add("\(Int(base + live))")
        Text("\(Int(base + live))").frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($live) { value, state, _ in state = value.translation.width }
              .onEnded { base += $0.translation.width })
      }
    }

    @Test func `S213 B14.22b no torn frame at the end of a drag`() async {
      let harness = await mount(Sum())
      await harness.down(at: centre)
      await harness.move(to: at(140, 100))
      #expect(Log.take().last == "40")
      await harness.up()
      let lines = Log.take()
      #expect(lines.count <= 1)
      #expect(lines.allSatisfy { $0 == "40" })
      #expect(harness.texts == ["40"])
    }

    // MARK: In a scroll view

    private struct InScroll<Added: ViewModifier>: View {
      let added: Added

      var body: some View {
        ScrollView { Color.red.frame(height: 1000).aid("tall").modifier(added) }
      }
    }

    private struct Watched: View {
      @GestureState private var on = false

      var body: some View {
        let _ = on ? Log.add("on") : ()
        ScrollView {
          Color.red.frame(height: 1000).aid("tall")
            .gesture(DragGesture().updating($on) { _, state, _ in state = true }.onEnded { _ in Log.add("end") })
        }
        .overlay(Text(on ? "on" : "off").allowsHitTesting(false))
      }
    }

    @Test func `S214 B14.47ab scrolling wins over a drag along its axis`() async {
      let harness = await mount(Watched())
      await harness.calmDrag(at(100, 150), at(100, 40))
      #expect(harness.minY("tall") == -100)
      #expect(Log.take() == [])
      await harness.calmDrag(at(50, 100), at(150, 100))
      #expect(harness.minY("tall") == -100)
      #expect(Log.take() == ["on", "end"])
      #expect(harness.texts == ["off"])
    }

    private enum Hold: CaseIterable {
      case high, beside, pressed
    }

    private struct Holding: ViewModifier {
      let hold: Hold

      func body(content: Content) -> some View {
        let drag = DragGesture().onEnded { _ in Log.add("end") }
        switch hold {
        case .high: content.highPriorityGesture(drag)
        case .beside: content.simultaneousGesture(drag)
        case .pressed: content.gesture(DragGesture(minimumDistance: 0).onEnded { _ in Log.add("end") })
        }
      }
    }

    @Test(arguments: Hold.allCases) private func `S216 B14.48abc what holds the contact in a scroll view`(_ hold: Hold) async {
      let harness = await mount(InScroll(added: Holding(hold: hold)))
      await harness.calmDrag(at(100, 150), at(100, 40))
      #expect(harness.minY("tall") == (hold == .beside ? -100 : 0))
      #expect(Log.take() == ["end"])
    }

    // MARK: Combinations

    @Test func `S217 B14.38abcde a long press, then a drag`() async {
      let view = Color.red.frame(width: 100, height: 100)
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onChanged { value in
              switch value {
              case .first(let press): Log.add("first \(press)")
              case .second(let press, let drag): Log.add("second \(press) \(drag.map { "\(Int($0.translation.width))" } ?? "nil")")
              }
            }
            .onEnded { value in
              if case .second(_, let drag?) = value { Log.add("end \(Int(drag.translation.width))") }
            })
      let harness = await mount(view)
      await harness.down(at: centre)
      #expect(Log.take() == ["first true"])
      await harness.advance(by: 0.6)
      #expect(Log.take() == ["second true nil"])
      await harness.move(to: at(120, 100))
      #expect(Log.take() == ["second true 20"])
      await harness.up()
      #expect(Log.take() == ["end 20"])
    }

    @Test func `S219 B14.40a a double tap before a single one`() async {
      let view = Color.red.frame(width: 100, height: 100)
        .gesture(
          TapGesture(count: 2).onEnded { Log.add("double") }
            .exclusively(before: TapGesture().onEnded { Log.add("single") }))
      let harness = await mount(view)
      await harness.tap(at: centre)
      #expect(Log.take() == [])
      await harness.advance(by: 0.5)
      #expect(Log.take() == ["single"])
      await harness.tap(at: centre, count: 2)
      #expect(Log.take() == ["double"])
      await harness.advance(by: 0.5)
      #expect(Log.take() == [])
    }

    @Test func `S220 B14.06abc B14.30b the writing order of single and double taps`() async {
      let box = Color.red.frame(width: 100, height: 100)
      var harness = await mount(box.onTapGesture(count: 2) { Log.add("double") }.onTapGesture { Log.add("single") })
      await harness.tap(at: centre)
      #expect(Log.take() == [])
      await harness.advance(by: 0.5)
      #expect(Log.take() == ["single"])
      await harness.tap(at: centre, count: 2)
      #expect(Log.take() == ["double"])
      await harness.advance(by: 0.5)
      #expect(Log.take() == [])
      harness = await mount(box.onTapGesture { Log.add("single") }.onTapGesture(count: 2) { Log.add("double") })
      await harness.tap(at: centre, count: 2)
      #expect(Log.take() == ["single", "single"])
    }

    // MARK: What is hit

    private struct Gap<Content: View>: View {
      @ViewBuilder let change: (AnyView) -> Content

      var body: some View {
        change(
          AnyView(
            HStack(spacing: 0) {
              Color.red.frame(width: 40, height: 40)
              Spacer()
              Color.red.frame(width: 40, height: 40)
            }))
      }
    }

    @Test func `S222 B14.52ab B14.55a gaps need a content shape`() async {
      var harness = await mount(Gap { $0.onTapGesture { Log.add("row") } })
      await harness.tap(at: at(20, 100))
      #expect(Log.take() == ["row"])
      await harness.tap(at: centre)
      #expect(Log.take() == [])
      harness = await mount(Gap { $0.contentShape(Rectangle()).onTapGesture { Log.add("row") } })
      await harness.tap(at: centre)
      #expect(Log.take() == ["row"])
      harness = await mount(Gap { $0.onTapGesture { Log.add("row") }.contentShape(Rectangle()) })
      await harness.tap(at: centre)
      #expect(Log.take() == [])
    }

    private func stack(_ front: some View) -> some View {
      ZStack {
        Color.blue.onTapGesture { Log.add("back") }
        front
      }
    }

    @Test func `S223 B14.53ab B14.59a what lets contacts through`() async {
      func log(_ front: some View) async -> [String] {
        let harness = await mount(stack(front))
        await harness.tap(at: centre)
        return Log.take()
      }
      let red = Color.red.onTapGesture { Log.add("front") }
      #expect(await log(red.opacity(0)) == ["back"])
      #expect(await log(red.hidden()) == ["back"])
      #expect(await log(red.allowsHitTesting(false)) == ["back"])
      #expect(await log(red.opacity(0.01)) == ["front"])
      #expect(await log(Color.clear.onTapGesture { Log.add("front") }) == ["back"])
      #expect(await log(Color.clear.contentShape(Rectangle()).onTapGesture { Log.add("front") }) == ["front"])
    }

    // MARK: Buttons

    private struct Watch: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = configuration.isPressed ? Log.add("pressed") : ()
        configuration.label
      }
    }

    @Test func `S225 B14.43a B14.44abc gestures around and on buttons`() async {
      let extra = TapGesture().onEnded { Log.add("extra") }
      var harness = await mount(VStack { Button("go") { Log.add("action") } }.onTapGesture { Log.add("parent") })
      await harness.tap(at: centre)
      #expect(Log.take() == ["action"])
      harness = await mount(Button("go") { Log.add("action") }.simultaneousGesture(extra))
      await harness.tap(at: centre)
      #expect(Log.take() == ["action", "extra"])
      harness = await mount(Button("go") { Log.add("action") }.buttonStyle(Watch()).highPriorityGesture(extra))
      await harness.tap(at: centre)
      #expect(Log.take() == ["extra"])
    }

    // MARK: The pointer

    @Test func `S228 B14.62ac B14.63ab hover`() async {
      let view = Color.blue.frame(width: 100, height: 100)
        .overlay { Circle().fill(.red).frame(width: 50, height: 50).onHover { Log.add("in \($0)") } }
        .onHover { Log.add("out \($0)") }
        .onContinuousHover { if case .active(let point) = $0 { Log.add("at \(Int(point.x))") } else { Log.add("gone") } }
      let harness = await mount(view)
      await harness.hover(at: at(60, 60))
      #expect(Log.take() == ["out true", "at 10"])
      await harness.hover(at: at(76, 76))
      #expect(Log.take() == ["at 26", "in true"])
      await harness.down(at: at(76, 76))
      await harness.up()
      #expect(Log.take() == [])
      await harness.hover(at: at(60, 60))
      #expect(Log.take() == ["in false", "at 10"])
      await harness.hover(at: nil)
      #expect(Set(Log.take()) == ["out false", "gone"])
    }

    // MARK: Keys

    @Test(arguments: [false, true]) func `S229 B14.65acdf B20.50a B20.53ab B20.56b keyboard shortcuts`(_ isFirstDisabled: Bool) async {
      let view = VStack {
        Button("a") { Log.add("a") }.keyboardShortcut("s").disabled(isFirstDisabled)
        Button("b") { Log.add("b") }.keyboardShortcut("s")
        Button("c") { Log.add("c") }.keyboardShortcut(.cancelAction)
      }
      let harness = await mount(view)
      await harness.key("s", modifiers: .command)
      #expect(Log.take() == [isFirstDisabled ? "b" : "a"])
      await harness.key("s")
      #expect(Log.take() == [])
      await harness.key(.escape)
      #expect(Log.take() == ["c"])
    }
  }
}
