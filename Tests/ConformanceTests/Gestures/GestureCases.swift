import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Taps, presses and drags: B14.01–B14.27.
  @MainActor
  struct GestureCases {
    private let window = CGSize(width: 200, height: 200)
    private let centre = CGPoint(x: 100, y: 100)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, idiom: Idiom = .phone) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: window, idiom: idiom)
      await harness.settle()
      return harness
    }

    private var box: some View { Color.red.frame(width: 100, height: 100).aid("box") }

    private struct Tapped: View {
      let count: Int
      @GestureState private var state = 0

      var body: some View {
        let _ = Log.add("state \(state)")
        Color.red.frame(width: 100, height: 100)
          .gesture(
            TapGesture(count: count)
              .updating($state) { _, state, _ in state = 1 }
              .onEnded { (_: Void) in Log.add("end") })
      }
    }

    @Test(arguments: [1, 2, 3, 4])
    func `B14.01ac a tap ends once, at the release of its last press, and updates nothing`(_ count: Int) async {
      let harness = await mount(Tapped(count: count))
      #expect(Log.take() == ["state 0"])
      for n in 1..<(count + 1) {
        await harness.down(at: centre)
        #expect(Log.take() == [])
        await harness.up()
        #expect(Log.take() == (n == count ? ["end"] : []))
      }
      await harness.advance(by: 1)
      if count > 1 {
        await harness.tap(at: centre, count: count - 1)
        await harness.advance(by: 1)
        await harness.tap(at: centre)
      }
      #expect(Log.take() == [], "taps that come late do not count on")
    }

    @Test func `B14.05ab a tap action is a tap gesture, and shows nothing`() async {
      for view in [
        AnyView(box.onTapGesture { Log.add("tap") }), AnyView(box.gesture(TapGesture().onEnded { Log.add("tap") })),
      ] {
        let harness = await mount(view)
        let still = harness.displayListDump()
        await harness.down(at: centre)
        await harness.advance(by: 0.3)
        #expect(harness.displayListDump() == still)
        await harness.up()
        #expect(Log.take() == ["tap"])
      }
      let twice = await mount(box.onTapGesture(count: 2) { Log.add("tap") })
      await twice.tap(at: centre)
      #expect(Log.take() == [])
      await twice.tap(at: centre)
      #expect(Log.take() == ["tap"])
    }

    @Test func `B14.06ab a single tap waits for a double and a triple one that are written before it`() async {
      let view = box.onTapGesture(count: 3) { Log.add("triple") }.onTapGesture(count: 2) { Log.add("double") }.onTapGesture {
        Log.add("single")
      }
      let harness = await mount(view)
      for (count, name) in [(1, "single"), (2, "double"), (3, "triple")] {
        await harness.tap(at: centre, count: count)
        await harness.advance(by: 1)
        #expect(Log.take() == [name])
      }
      let nested = await mount(ZStack { box.onTapGesture(count: 2) { Log.add("child") } }.onTapGesture { Log.add("parent") })
      await nested.tap(at: centre, count: 2)
      await nested.advance(by: 1)
      #expect(Log.take() == ["child"])
    }

    @Test func `B14.07ab other buttons of the mouse feed no gesture, and the second one opens the menu`() async {
      let view = box.onTapGesture { Log.add("tap") }.onLongPressGesture { Log.add("press") }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in Log.add("drag") })
        .contextMenu { Button("item") { Log.add("item") } }
      let harness = await mount(view, idiom: .desktop)
      await harness.secondaryTap(at: centre)
      await harness.advance(by: 1)
      #expect(Log.take() == [])
      #expect(harness.texts.contains("item"))
    }

    private struct Held: View {
      @GestureState private var isHeld = false
      @State private var isMoved = false

      var body: some View {
        Text(isHeld ? "held" : "free").frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(
            LongPressGesture(minimumDuration: 0.3).updating($isHeld) { value, state, _ in state = value }.onEnded { Log.add("end \($0)") })
      }
    }

    @Test func `B14.09abc once a long press has succeeded, moving and releasing does nothing more`() async {
      let harness = await mount(Held())
      await harness.down(at: centre)
      #expect(harness.texts == ["held"])
      await harness.advance(by: 0.29)
      #expect(Log.take() == [])
      await harness.advance(by: 0.02)
      #expect(Log.take() == ["end true"])
      #expect(harness.texts == ["free"])
      await harness.move(to: at(199, 199))
      await harness.advance(by: 1)
      await harness.up()
      #expect(Log.take() == [])
      #expect(harness.texts == ["free"])
      await harness.down(at: centre)
      await harness.advance(by: 0.4)
      await harness.cancel()
      #expect(Log.take() == ["end true"])
    }

    @Test func `B14.12 a press without limits follows the contact wherever it goes`() async {
      let view = box.onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
        Log.add("perform")
      } onPressingChanged: {
        Log.add("\($0)")
      }
      let harness = await mount(view)
      await harness.down(at: centre)
      await harness.move(to: at(1, 199), duration: 0.5)
      await harness.advance(by: 10)
      #expect(Log.take() == ["true"])
      await harness.up()
      #expect(Log.take() == ["false"])
      await harness.down(at: centre)
      await harness.cancel()
      #expect(Log.take() == ["true", "false"])
    }

    @Test(arguments: [
      (0.0, 0.0, 0.0, true), (1, 0, 0, true), (10, 6, 8, true), (10, 7, 7, false), (10, -10, 0, true), (30, 0, 29, false),
      (30, 0, -30, true),
    ])
    func `B14.13ab B14.14abc a drag begins at its distance, in any direction, and counts from the press`(
      _ distance: Double, _ dx: Double, _ dy: Double, _ begins: Bool
    ) async {
      let view = box.gesture(
        DragGesture(minimumDistance: distance)
          .onChanged {
            Log.add("\($0.translation.width) \($0.translation.height)")
            #expect($0.startLocation == CGPoint(x: 50, y: 50))
            #expect($0.location.x - $0.startLocation.x == $0.translation.width)
            #expect($0.location.y - $0.startLocation.y == $0.translation.height)
          }
          .onEnded { Log.add("end \($0.translation.width) \($0.translation.height)") })
      let harness = await mount(view)
      await harness.down(at: centre)
      var expected = distance == 0 ? ["0.0 0.0"] : []
      #expect(Log.take() == expected)
      await harness.move(to: at(100 + dx, 100 + dy))
      expected = begins && (dx, dy) != (0, 0) && !(distance == 1 && dx == 0 && dy == 0) ? ["\(dx) \(dy)"] : []
      #expect(Log.take() == expected)
      await harness.up()
      let ends = begins && (distance == 0 || (dx, dy) != (0, 0))
      #expect(Log.take() == (ends ? ["end \(dx) \(dy)"] : []))
    }

    @Test func `B14.14 the translation is in points of the view, also where that is scaled, turned or mirrored`() async {
      let drag = DragGesture(minimumDistance: 0).onChanged {
        Log.add("\(Int($0.translation.width.rounded())) \(Int($0.translation.height.rounded()))")
      }
      func log(_ view: some View) async -> String? {
        let harness = await mount(view)
        await harness.down(at: centre)
        await harness.move(to: at(120, 100))
        return Log.take().last
      }
      #expect(await log(box.gesture(drag)) == "20 0")
      #expect(await log(box.gesture(drag).scaleEffect(2)) == "10 0")
      #expect(await log(box.gesture(drag).rotationEffect(.degrees(90))) == "0 -20")
      #expect(await log(box.gesture(drag).environment(\.layoutDirection, .rightToLeft)) == "20 0")
      #expect(await log(box.scaleEffect(2).gesture(drag)) == "20 0")
    }

    @Test func `B14.16abc B14.17ab the velocity is that of the last tenth of a second, and tells where the contact is led to`() async {
      let view = Color.red.gesture(
        DragGesture(minimumDistance: 0).onEnded {
          Log.add("\(Int($0.velocity.width.rounded())) \(Int($0.velocity.height.rounded()))")
          #expect($0.predictedEndLocation.x == $0.location.x + $0.velocity.width / 4)
          #expect($0.predictedEndTranslation.height == $0.translation.height + $0.velocity.height / 4)
        })
      let harness = await mount(view)
      await harness.down(at: at(20, 20))
      await harness.move(to: at(20, 180), duration: 0.2)
      await harness.move(to: at(60, 180), duration: 0.2)
      await harness.up()
      #expect(Log.take() == ["200 0"], "what was before counts no more")
      await harness.down(at: at(20, 20))
      await harness.move(to: at(180, 20))
      await harness.up()
      #expect(Log.take() == ["0 0"], "samples of one moment have no velocity")
      await harness.down(at: at(180, 20))
      await harness.move(to: at(20, 20), duration: 0.4)
      await harness.advance(by: 0.1)
      await harness.up()
      #expect(Log.take() == ["0 0"])
    }

    private struct Ending: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        Color.red.gesture(DragGesture().onChanged { _ in Log.add("chg") }.onEnded { Log.add("end \($0.translation.width)") })
          .disabled(m.n == 1)
      }
    }

    @Test func `B14.18ac B14.23d a drag that is cancelled, or cut short, does not end`() async {
      let m = ScrollModel()
      let harness = await mount(Ending(m: m))
      await harness.down(at: centre)
      await harness.move(to: at(130, 100))
      await harness.cancel()
      #expect(Log.take() == ["chg"])
      await harness.down(at: centre)
      await harness.move(to: at(130, 100))
      await harness.turn { m.n = 1 }
      await harness.up()
      #expect(Log.take() == ["chg"])
      await harness.turn { m.n = 0 }
      await harness.down(at: centre)
      await harness.move(to: at(130, 100))
      await harness.move(to: at(105, 100))
      await harness.up()
      #expect(Log.take() == ["chg", "chg", "end 5.0"], "back at the press it is still a drag")
    }

    private struct Offset: View {
      @GestureState private var live = CGSize.zero
      @GestureState private var isActive = false
      @State private var base: CGFloat = 0
      @State private var ends = 0

      var body: some View {
        let _ = Log.add("body \(base + live.width) \(isActive) \(ends)")
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($live) { value, state, _ in state = value.translation }
              .updating($isActive) { _, state, _ in state = true }
              .onChanged { _ in Log.add("chg") }
              .onEnded {
                base += $0.translation.width
                ends += 1
                Log.add("end")
              })
      }
    }

    @Test func `B14.22bc B14.27 all that the callbacks of one event write is one change, at the end too`() async {
      let harness = await mount(Offset())
      _ = Log.take()
      await harness.down(at: centre)
      #expect(Log.take() == ["chg", "body 0.0 true 0"])
      await harness.move(to: at(130, 100))
      #expect(Log.take() == ["chg", "body 30.0 true 0"])
      await harness.up()
      #expect(Log.take() == ["end", "body 30.0 false 1"])
    }

    private struct Animated: View {
      let animates: Bool
      @GestureState private var way: CGFloat = 0

      var body: some View {
        Color.red.frame(width: 50, height: 50).offset(x: way).aid("moved")
          .frame(width: 200, height: 200).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0).updating($way) { value, state, transaction in
              if animates { transaction.animation = .linear(duration: 1) }
              state = value.translation.width
            })
      }
    }

    @Test func `B14.24c B14.25 the transaction of an update animates what depends on the state`() async {
      let harness = await mount(Animated(animates: true))
      await harness.down(at: centre)
      await harness.move(to: at(150, 100))
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("moved", .x) ?? 0) - 100) < 2)
      await harness.advance(by: 1)
      #expect(harness.presented("moved", .x) == 125)
      await harness.up()
      #expect(harness.presented("moved", .x) == 75, "the way back is not animated")
      let still = await mount(Animated(animates: false))
      await still.down(at: centre)
      await still.move(to: at(150, 100))
      #expect(still.presented("moved", .x) == 125)
    }

    private struct Reads: View {
      let reads: Bool
      @GestureState private var way: CGFloat = 7

      var body: some View {
        let _ = Log.add(reads ? "\(way)" : "body")
        Color.red.gesture(DragGesture(minimumDistance: 0).updating($way) { value, state, _ in state += value.translation.width })
      }
    }

    @Test func `B14.26b a gesture state begins from what it is declared with, and only readers of it are evaluated`() async {
      var harness = await mount(Reads(reads: true))
      await harness.down(at: centre)
      await harness.move(to: at(110, 100))
      await harness.move(to: at(120, 100))
      #expect(Log.take() == ["7.0", "17.0", "37.0"])
      await harness.up()
      #expect(Log.take() == ["7.0"])
      harness = await mount(Reads(reads: false))
      await harness.down(at: centre)
      await harness.move(to: at(120, 100))
      await harness.up()
      #expect(Log.take() == ["body"])
    }

    @Test func `B14.40ab the second of two exclusive gestures has its turn when the first has failed`() async {
      let gesture = LongPressGesture(minimumDuration: 0.5).exclusively(before: DragGesture())
        .onEnded { value in
          switch value {
          case .first(let press): Log.add("first \(press)")
          case .second(let drag): Log.add("second \(drag.translation.width)")
          }
        }
      let harness = await mount(box.gesture(gesture))
      await harness.down(at: centre)
      await harness.advance(by: 0.6)
      await harness.move(to: at(150, 100))
      await harness.up()
      #expect(Log.take() == ["first true"])
      await harness.down(at: centre)
      await harness.move(to: at(150, 100))
      await harness.up()
      #expect(Log.take() == ["second 50.0"])
      await harness.tap(at: centre)
      #expect(Log.take() == [])
    }
  }
}
