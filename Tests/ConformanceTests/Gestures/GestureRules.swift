import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B14 beside the scenarios.
  @MainActor
  struct GestureRules {
    private let window = CGSize(width: 200, height: 200)
    private let centre = CGPoint(x: 100, y: 100)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, idiom: Idiom = .phone) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: window, idiom: idiom)
      await harness.settle()
      return harness
    }

    private var box: some View { Color.red.frame(width: 100, height: 100) }

    // MARK: Taps

    @Test func `B14.02ab a tap that moves fails, one that is held does not`() async {
      let harness = await mount(box.onTapGesture { Log.add("tap") })
      await harness.down(at: centre)
      await harness.move(to: at(111, 100))
      await harness.move(to: centre)
      await harness.up()
      #expect(Log.take() == [])
      await harness.down(at: centre)
      await harness.move(to: at(110, 100))
      await harness.advance(by: 5)
      await harness.up()
      #expect(Log.take() == ["tap"])
    }

    @Test func `B14.03ab taps that are late or elsewhere are not the same multiple tap`() async {
      let harness = await mount(Color.red.onTapGesture(count: 2) { Log.add("double") })
      await harness.tap(at: centre)
      await harness.advance(by: 0.4)
      await harness.tap(at: centre)
      await harness.advance(by: 0.4)
      #expect(Log.take() == [])
      await harness.tap(at: centre)
      await harness.tap(at: at(150, 100))
      #expect(Log.take() == [])
      await harness.advance(by: 1)
      await harness.tap(at: centre)
      await harness.advance(by: 0.3)
      await harness.tap(at: at(130, 100))
      #expect(Log.take() == ["double"])
    }

    @Test func `B14.04abcd a tap tells where it was pressed, in a space`() async {
      let view =
        box
        .onTapGesture { Log.add("local \(Int($0.x))") }
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { Log.add("global \(Int($0.location.x))") })
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .named("around")).onEnded { Log.add("named \(Int($0.location.x))") })
        .padding(.leading, 20)
        .coordinateSpace(.named("around"))
      let harness = await mount(view)
      await harness.down(at: at(100, 100))
      await harness.move(to: at(105, 100))
      await harness.up()
      #expect(Log.take() == ["local 40", "global 100", "named 60"])
    }

    @Test func `B14.08 a long press succeeds where a tap is written before or after it`() async {
      for isFirst in [true, false] {
        let view = Group {
          if isFirst {
            box.onTapGesture { Log.add("tap") }.onLongPressGesture { Log.add("long") }
          } else {
            box.onLongPressGesture { Log.add("long") }.onTapGesture { Log.add("tap") }
          }
        }
        let harness = await mount(view)
        await harness.tap(at: centre)
        #expect(Log.take() == ["tap"])
        await harness.down(at: centre)
        await harness.advance(by: 0.6)
        #expect(Log.take() == ["long"])
        await harness.up()
        #expect(Log.take() == [])
      }
    }

    @Test func `B14.11b a long press that moves too far fails`() async {
      let view = box.onLongPressGesture(maximumDistance: 20) {
        Log.add("long")
      } onPressingChanged: {
        Log.add("\($0)")
      }
      let harness = await mount(view)
      await harness.down(at: centre)
      await harness.move(to: at(119, 100))
      #expect(Log.take() == ["true"])
      await harness.move(to: at(121, 100))
      #expect(Log.take() == ["false"])
      await harness.advance(by: 1)
      await harness.up()
      #expect(Log.take() == [])
    }

    @available(iOS, deprecated: 13.0)
    @Test func `B14.11ac the older form of a long press`() async {
      let view = box.onLongPressGesture(minimumDuration: 1, pressing: { Log.add("\($0)") }) { Log.add("long") }
      let harness = await mount(view)
      await harness.down(at: centre)
      await harness.advance(by: 1.1)
      #expect(Log.take() == ["true", "long", "false"])
    }

    // MARK: Drags

    private struct Mover: View {
      @State private var offset = CGSize.zero
      let isOutside: Bool

      var body: some View {
        let drag = DragGesture(minimumDistance: 0).onChanged {
          Log.add("\(Int($0.translation.width))")
          offset = $0.translation
        }
        if isOutside {
          Color.red.frame(width: 50, height: 50).offset(offset).gesture(drag)
        } else {
          Color.red.frame(width: 50, height: 50).gesture(drag).offset(offset)
        }
      }
    }

    @Test func `B14.15bc the local space is that of the modifier, and moves with effects around it`() async {
      var harness = await mount(Mover(isOutside: true))
      await harness.down(at: centre)
      await harness.move(to: at(120, 100))
      await harness.move(to: at(140, 100))
      #expect(Log.take() == ["0", "20", "40"])
      harness = await mount(Mover(isOutside: false))
      await harness.down(at: centre)
      await harness.move(to: at(120, 100))
      await harness.move(to: at(150, 100))
      #expect(Log.take() == ["0", "20", "30"])
    }

    // MARK: Callbacks and states

    private struct Kept: View {
      @GestureState(reset: { value, transaction in Log.add("reset \(value) \(transaction.animation == nil)") }) private var width = 7

      var body: some View {
        Text("\(width)").frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($width) { value, state, _ in
                state = Int(value.translation.width)
                Log.add("updating \(state)")
              }
              .onChanged { Log.add("changed \(Int($0.translation.width))") }
              .onEnded { _ in Log.add("ended") })
      }
    }

    @Test func `B14.21ab B14.22a B14.24b callbacks run in writing order, and the state goes back last`() async {
      let harness = await mount(Kept())
      await harness.down(at: centre)
      await harness.move(to: at(120, 100))
      #expect(Log.take() == ["updating 0", "changed 0", "updating 20", "changed 20"])
      #expect(harness.texts == ["20"])
      await harness.up()
      #expect(Log.take() == ["ended", "reset 20 true"])
      #expect(harness.texts == ["7"])
    }

    @Test func `B14.23d a contact that the window loses puts the state back and ends nothing`() async {
      let harness = await mount(Kept())
      await harness.down(at: centre)
      await harness.move(to: at(120, 100))
      _ = Log.take()
      await harness.cancel()
      #expect(Log.take() == ["reset 20 true"])
      #expect(harness.texts == ["7"])
    }

    private struct Renewed: View {
      @State private var count = 0

      var body: some View {
        let number = count
        box(number)
      }

      private func box(_ number: Int) -> some View {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { _ in
                Log.add("\(number)")
                count += 1
              })
      }
    }

    @Test func `B14.28ab a gesture that goes on runs the newest closures`() async {
      let harness = await mount(Renewed())
      await harness.down(at: centre)
      await harness.move(to: at(101, 100))
      await harness.move(to: at(102, 100))
      #expect(Log.take() == ["0", "1", "2"])
    }

    private struct Leaving: View {
      @GestureState private var isOn = false
      @State private var isDisabled = false
      @State private var isGone = false

      var body: some View {
        VStack(spacing: 0) {
          Text(isOn ? "on" : "off")
          if !isGone {
            Color.red.frame(width: 100, height: 100)
              .gesture(
                DragGesture(minimumDistance: 0)
                  .updating($isOn) { _, state, _ in state = true }
                  .onChanged {
                    if $0.translation.width > 10 { isGone = true }
                    if $0.translation.height > 10 { isDisabled = true }
                  }
                  .onEnded { _ in Log.add("ended") }
              )
              .disabled(isDisabled)
          }
        }
      }
    }

    @Test func `B14.23c B14.29a a gesture ends with its view, or when that is disabled`() async {
      for target in [at(120, 110), at(100, 130)] {
        let harness = await mount(Leaving())
        await harness.down(at: at(100, 110))
        #expect(harness.texts == ["on"])
        await harness.move(to: target)
        #expect(harness.texts == ["off"])
        await harness.up()
        #expect(Log.take() == [])
      }
    }

    // MARK: Precedence

    @Test func `B14.32ab the parent's gesture has its turn when the child's has failed`() async {
      var harness = await mount(VStack { box.onLongPressGesture { Log.add("child") } }.onTapGesture { Log.add("parent") })
      await harness.tap(at: centre)
      #expect(Log.take() == ["parent"])
      harness = await mount(VStack { box.onTapGesture(count: 2) { Log.add("child") } }.onTapGesture { Log.add("parent") })
      await harness.tap(at: centre)
      #expect(Log.take() == [])
      await harness.advance(by: 0.5)
      #expect(Log.take() == ["parent"])
    }

    @Test func `B14.34ab simultaneous gestures run beside each other, the inner first`() async {
      let harness = await mount(
        VStack { box.onTapGesture { Log.add("child") } }.simultaneousGesture(TapGesture().onEnded { Log.add("parent") }))
      await harness.tap(at: centre)
      #expect(Log.take() == ["child", "parent"])
    }

    @Test func `B14.35c a mask switches buttons off`() async {
      let harness = await mount(
        VStack { Button("go") { Log.add("action") } }.gesture(TapGesture().onEnded { Log.add("parent") }, including: .gesture))
      await harness.tap(at: centre)
      #expect(Log.take() == ["parent"])
    }

    @Test func `B14.36b a gesture that is nil adds nothing`() async {
      for exists in [false, true] {
        let gesture = exists ? TapGesture().onEnded { Log.add("parent") } : nil
        let harness = await mount(VStack { box.onTapGesture { Log.add("child") } }.highPriorityGesture(gesture))
        await harness.tap(at: centre)
        #expect(Log.take() == [exists ? "parent" : "child"])
      }
    }

    @Test func `B14.37abc simultaneous gestures end when both are over`() async {
      let view = box.gesture(
        LongPressGesture(minimumDuration: 1).simultaneously(with: DragGesture())
          .onChanged { Log.add("\($0.first == nil ? "-" : "press") \($0.second == nil ? "-" : "drag")") }
          .onEnded { Log.add("end \($0.first == nil ? "-" : "press") \($0.second == nil ? "-" : "drag")") })
      let harness = await mount(view)
      await harness.down(at: centre)
      #expect(Log.take() == ["press -"])
      await harness.move(to: at(120, 100))
      #expect(Log.take() == ["- drag"])
      await harness.up()
      #expect(Log.take() == ["end - drag"])
      await harness.down(at: centre)
      await harness.advance(by: 1.1)
      await harness.move(to: at(120, 100))
      await harness.up()
      #expect(Log.take() == ["press -", "press drag", "end press drag"])
    }

    @Test func `B14.38df a sequence fails with its first gesture`() async {
      let view = box.gesture(
        LongPressGesture().onEnded { _ in Log.add("long") }.sequenced(before: DragGesture().onEnded { _ in Log.add("drag") })
          .onEnded { _ in Log.add("both") })
      let harness = await mount(view)
      await harness.down(at: centre)
      await harness.move(to: at(150, 100))
      await harness.up()
      #expect(Log.take() == [])
      await harness.down(at: centre)
      await harness.advance(by: 0.6)
      await harness.move(to: at(150, 100))
      await harness.up()
      #expect(Log.take() == ["long", "drag", "both"])
    }

    @Test func `B14.39 the second gesture of a sequence is pressed where the contact is then`() async {
      let view = box.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { if case .second(_, let drag?) = $0 { Log.add("\(Int(drag.startLocation.x)) \(Int(drag.translation.width))") } })
      let harness = await mount(view)
      await harness.down(at: centre)
      await harness.move(to: at(105, 100))
      await harness.advance(by: 0.6)
      await harness.move(to: at(125, 100))
      await harness.up()
      #expect(Log.take() == ["55 20"])
    }

    @Test func `B14.42ab a second contact on another view is independent, and one on the same view does nothing`() async {
      let view = HStack(spacing: 0) {
        Color.red.gesture(drag("a"))
        Color.blue.gesture(drag("b"))
      }
      let harness = await mount(view)
      await harness.down(at: at(50, 100))
      await harness.down(at: at(150, 100), id: 1)
      await harness.down(at: at(50, 50), id: 2)
      #expect(Log.take() == ["a 0", "b 0"])
      await harness.move(to: at(60, 100))
      await harness.move(to: at(150, 120), id: 1)
      await harness.move(to: at(50, 60), id: 2)
      #expect(Log.take() == ["a 10", "b 20"])
    }

    private func drag(_ name: String) -> some Gesture {
      DragGesture(minimumDistance: 0).onChanged { Log.add("\(name) \(Int($0.translation.width + $0.translation.height))") }
    }

    // MARK: Kinds of gestures

    private struct DoubleTap: Gesture {
      let action: () -> Void

      var body: some Gesture { TapGesture(count: 2).onEnded(action) }
    }

    @Test func `a gesture may be made of others`() async {
      let harness = await mount(box.gesture(DoubleTap { Log.add("double") }))
      await harness.tap(at: centre, count: 2)
      #expect(Log.take() == ["double"])
    }

    @Test func `a gesture whose type is hidden works as it does, and map makes other values`() async {
      let gesture = AnyGesture(DragGesture().map { Int($0.translation.width) })
      let harness = await mount(box.gesture(gesture.onChanged { Log.add("\($0)") }.onEnded { Log.add("end \($0)") }))
      await harness.down(at: centre)
      await harness.move(to: at(120, 100))
      await harness.up()
      #expect(Log.take() == ["20", "end 20"])
    }

    @Test func `B14.45d B14.46c B14.49 a long press never keeps a scroll view from scrolling`() async {
      let view = ScrollView {
        Color.red.frame(height: 1000).aid("tall").onLongPressGesture {
          Log.add("long")
        } onPressingChanged: {
          Log.add("\($0)")
        }
      }
      let harness = await mount(view)
      await harness.calmDrag(at(100, 150), at(100, 40))
      #expect(harness.minY("tall") == -100)
      #expect(Log.take() == ["true", "false"])
      await harness.down(at: centre)
      await harness.advance(by: 0.6)
      #expect(Log.take() == ["true", "long", "false"])
    }

    @Test func `B14.46b a contact that scrolls does not tap`() async {
      let harness = await mount(ScrollView { Color.red.frame(height: 1000).aid("tall").onTapGesture { Log.add("tap") } })
      await harness.calmDrag(at(100, 150), at(100, 40))
      #expect(Log.take() == [])
      await harness.tap(at: centre)
      #expect(Log.take() == ["tap"])
    }

    // MARK: Two fingers

    @Test func `B14.19abcd a pinch tells how far the contacts are from each other and where it began`() async {
      let view = box.gesture(
        MagnifyGesture()
          .onChanged { if $0.magnification > 1.99 { Log.add("\($0.startAnchor.x) \($0.startLocation.x) \($0.velocity > 0)") } }
          .onEnded { Log.add("end \(($0.magnification * 10).rounded() / 10)") })
      let harness = await mount(view)
      await harness.pinch(at: at(110, 100), scale: 2, duration: 0.5)
      #expect(Log.take() == ["0.6 60.0 true", "end 2.0"])
    }

    @Test func `B14.20a a turn tells how far the contacts have turned`() async {
      let view = box.gesture(
        RotateGesture().onEnded { Log.add("\($0.rotation.degrees.rounded())") }
          .simultaneously(with: MagnifyGesture().onEnded { Log.add("\($0.magnification)") }))
      let harness = await mount(view)
      await harness.rotate(at: centre, by: .degrees(-200), duration: 0.5)
      #expect(Log.take() == ["-200.0"])
    }

    @Test func `B14.19f B14.20d older two-finger gestures have plain values, and one contact is none`() async {
      let view = box.gesture(MagnificationGesture().onEnded { Log.add("\(($0 * 10).rounded() / 10)") }).onTapGesture { Log.add("tap") }
      let harness = await mount(view)
      await harness.pinch(at: centre, scale: 0.5, duration: 0.2)
      #expect(Log.take() == ["0.5"])
      await harness.tap(at: centre)
      #expect(Log.take() == ["tap"])
    }

    @Test func `B14.20d a mouse pinches nothing and keeps nothing waiting`() async {
      let view = box.gesture(MagnifyGesture().onChanged { _ in Log.add("pinch") }).onTapGesture { Log.add("tap") }
      let harness = await mount(view, idiom: .desktop)
      await harness.tap(at: centre)
      await harness.tap(at: centre)
      #expect(Log.take() == ["tap", "tap"])
    }

    // MARK: Keys

    @Test func `B14.66abc keys go to the views around the focus, the innermost first, until one has used them`() async {
      let view = VStack {
        Text("inner").focusable()
          .onKeyPress("a") {
            Log.add("a inside")
            return .handled
          }
          .onKeyPress(keys: ["b"]) {
            Log.add("\($0.characters) inside")
            return .ignored
          }
      }
      .onKeyPress(phases: .down) {
        Log.add("\($0.characters) outside")
        return .handled
      }
      let harness = await mount(view, idiom: .desktop)
      await harness.key("a")
      #expect(Log.take() == [])
      await harness.key(.tab)
      await harness.key("a")
      await harness.key("b")
      await harness.key("c")
      #expect(Log.take() == ["a inside", "b inside", "b outside", "c outside"])
    }

    private struct Digits: View {
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("digits", text: $text)
            .onKeyPress(characters: .decimalDigits) {
              Log.add("press \($0.characters)")
              return .handled
            }
          Button("one") { Log.add("one") }.keyboardShortcut("1")
          Text("text \(text)")
        }
      }
    }

    @Test(arguments: [EventModifiers.command, .control])
    func `B14.65 a shortcut with command comes before handlers of key presses, also in a field`(_ modifier: EventModifiers) async {
      let harness = await mount(Digits(), idiom: .desktop)
      await harness.key(.tab)
      await harness.key("1")
      await harness.key("1", modifiers: modifier)
      await harness.key("2", modifiers: modifier)
      #expect(Log.take() == ["press 1", "one", "press 2"])
    }

    @Test func `B14.65 control does for command, and a shortcut may be missing`() async {
      let view = VStack {
        Button("a") { Log.add("a") }.keyboardShortcut("k", modifiers: [.command, .shift])
        Button("b") { Log.add("b") }.keyboardShortcut(nil)
      }
      let harness = await mount(view)
      await harness.key("k", modifiers: [.control, .shift])
      await harness.key("k", modifiers: .control)
      #expect(Log.take() == ["a"])
    }
  }
}
