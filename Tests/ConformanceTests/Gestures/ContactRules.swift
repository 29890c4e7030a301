import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Which view gets a contact: B14.41–B14.68.
  @MainActor
  struct ContactRules {
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

    private func tapped(_ name: String) -> some Gesture { TapGesture().onEnded { Log.add(name) } }

    @Test func `B14.41 B14.50ac of siblings that overlap the front one and what is around it get the contact`() async {
      let front = box.onTapGesture(count: 2) { Log.add("front double") }
      let harness = await mount(
        ZStack {
          Color.blue.onTapGesture { Log.add("back") }.simultaneousGesture(
            DragGesture(minimumDistance: 0).onChanged { _ in Log.add("drag") })
          front
        }
        .simultaneousGesture(tapped("around")))
      await harness.tap(at: centre)
      await harness.advance(by: 1)
      #expect(Log.take() == ["around"], "a gesture in front that fails does not hand the contact to what is behind")
      await harness.tap(at: at(20, 20))
      #expect(Log.take() == ["drag", "back", "around"])
      let raised = await mount(
        ZStack {
          Color.blue.onTapGesture { Log.add("blue") }.zIndex(1)
          box.onTapGesture { Log.add("red") }
        })
      await raised.tap(at: centre)
      #expect(Log.take() == ["blue"])
      let overlaid = await mount(box.onTapGesture { Log.add("below") }.overlay { Color.green.opacity(0.1) })
      await overlaid.tap(at: centre)
      #expect(Log.take() == [], "an overlay is a sibling in front of what the inner gesture is on")
    }

    private struct Watch: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = configuration.isPressed ? Log.add("pressed") : ()
        configuration.label
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B14.43ab a button keeps the tap from gestures around and on it`(_ idiom: Idiom) async {
      let button = Button("go") { Log.add("action") }
      for view in [
        AnyView(VStack { button }.onTapGesture { Log.add("parent") }),
        AnyView(ZStack { VStack { HStack { button } } }.gesture(tapped("parent"))),
        AnyView(button.onTapGesture { Log.add("own") }),
        AnyView(button.gesture(tapped("own"))),
        AnyView(button.onLongPressGesture { Log.add("press") }),
      ] {
        let harness = await mount(view, idiom: idiom)
        await harness.tap(at: centre)
        #expect(Log.take() == ["action"])
      }
      let disabled = await mount(VStack { button.disabled(true) }.onTapGesture { Log.add("parent") }, idiom: idiom)
      await disabled.tap(at: centre)
      #expect(Log.take() == ["parent"], "a disabled button takes no part")
    }

    @Test func `B14.43 a tap gesture in a button's label goes before the button`() async {
      let harness = await mount(
        Button {
          Log.add("action")
        } label: {
          box.onTapGesture { Log.add("label") }
        })
      await harness.tap(at: centre)
      #expect(Log.take().contains("label"))
    }

    @Test func `B14.33b B14.44abc a gesture beside a button runs after it, and one before it leaves nothing of it`() async {
      let button = Button("go") { Log.add("action") }.buttonStyle(Watch())
      var harness = await mount(button.simultaneousGesture(tapped("extra")))
      await harness.down(at: centre)
      await harness.up()
      #expect(Log.take() == ["pressed", "action", "extra"])
      harness = await mount(VStack { button }.simultaneousGesture(tapped("extra")))
      await harness.tap(at: centre)
      #expect(Log.take() == ["pressed", "action", "extra"])
      for view in [AnyView(button.highPriorityGesture(tapped("extra"))), AnyView(VStack { button }.highPriorityGesture(tapped("extra")))] {
        harness = await mount(view)
        await harness.down(at: centre)
        await harness.advance(by: 0.3)
        await harness.up()
        #expect(Log.take() == ["extra"])
      }
      harness = await mount(button.highPriorityGesture(TapGesture(count: 2).onEnded { Log.add("double") }))
      await harness.tap(at: centre)
      await harness.advance(by: 1)
      #expect(Log.take().contains("action"), "it gets the contact when the gesture before it has failed")
    }

    @Test(arguments: [Axis.vertical, .horizontal])
    func `B14.48abc drags without a distance, and those of high priority, keep a scroll view from scrolling`(_ axis: Axis) async {
      func offset(_ added: (AnyView) -> AnyView) async -> CGFloat {
        let content = Color.red.frame(width: axis == .horizontal ? 1_000 : 200, height: axis == .vertical ? 1_000 : 200)
        let harness = await mount(ScrollView(axis == .vertical ? .vertical : .horizontal) { added(AnyView(content.aid("c"))) })
        await harness.calmDrag(at(150, 150), axis == .vertical ? at(150, 50) : at(50, 150))
        let frame = harness.frame(of: "c") ?? .zero
        return axis == .vertical ? frame.minY : frame.minX
      }
      func drag(_ distance: CGFloat) -> some Gesture { DragGesture(minimumDistance: distance).onEnded { _ in Log.add("end") } }
      #expect(await offset { AnyView($0.gesture(drag(0))) } == 0)
      #expect(Log.take() == ["end"])
      #expect(await offset { AnyView($0.highPriorityGesture(drag(10))) } == 0)
      #expect(Log.take() == ["end"])
      #expect(await offset { AnyView($0.simultaneousGesture(drag(10))) } == -90 || Log.count > 0)
      #expect(Log.take() == ["end"])
      #expect(await offset { AnyView($0.gesture(drag(10))) } < -80)
      #expect(Log.take() == [])
      #expect(await offset { AnyView($0.gesture(drag(0), including: .subviews)) } < -80)
      #expect(Log.take() == [])
      #expect(await offset { AnyView($0.gesture(drag(0)).disabled(true)) } < -80)
    }

    private func hits(_ view: some View, at point: CGPoint? = nil, idiom: Idiom = .phone) async -> Bool {
      let harness = await mount(view.onTapGesture { Log.add("tap") }, idiom: idiom)
      await harness.tap(at: point ?? centre)
      return Log.take() == ["tap"]
    }

    @Test func `B14.52ab what shows nothing is not hit`() async {
      #expect(await !hits(Color.clear))
      #expect(await !hits(EmptyView()))
      #expect(await !hits(Spacer()))
      #expect(await !hits(VStack { Spacer() }))
      #expect(await !hits(box.padding(50), at: at(10, 100)))
      #expect(await hits(box.padding(50)))
      #expect(await !hits(Text("a").frame(width: 200, height: 200), at: at(10, 10)))
      #expect(await hits(Text("a").frame(width: 200, height: 200)))
      let gap = VStack(spacing: 60) {
        Color.red.frame(height: 20)
        Color.red.frame(height: 20)
      }
      #expect(await !hits(gap))
      #expect(await hits(gap, at: at(100, 55)))
      #expect(await !hits(VStack { Divider() }.frame(width: 200, height: 200), at: at(100, 80)))
      #expect(await hits(Color.clear.background(Color.red)))
      #expect(await hits(Color.clear.contentShape(Rectangle())))
      #expect(await !hits(Color.red.opacity(0)))
      #expect(await hits(Group { Color.red }))
      #expect(await !hits(Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, maxHeight: .infinity), at: at(50, 100)))
    }

    @Test func `B14.53ab what is wholly transparent or hidden is not hit, and what shows at all is`() async {
      func log(_ front: some View) async -> [String] {
        let harness = await mount(
          ZStack {
            Color.blue.onTapGesture { Log.add("back") }
            front
          })
        await harness.tap(at: centre)
        return Log.take()
      }
      let button = Button("go") { Log.add("action") }
      #expect(await log(button.opacity(0)) == ["back"])
      #expect(await log(button.hidden()) == ["back"])
      #expect(await log(VStack { button.opacity(1) }.opacity(0)) == ["back"])
      #expect(await log(button.opacity(0.001)) == ["action"])
      #expect(await log(VStack { button.opacity(0.5) }.opacity(0.5)) == ["action"])
      #expect(await log(Group { if true { button.hidden() } }) == ["back"])
    }

    private struct Fading: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ZStack {
          Color.blue.onTapGesture { Log.add("back") }
          Color.red.onTapGesture { Log.add("front") }.opacity(m.n == 0 ? 1 : 0).allowsHitTesting(m.id == nil)
        }
      }
    }

    @Test func `B14.53ab B14.59a what a change makes transparent, or closes to contacts, is not hit from then on`() async {
      let m = ScrollModel()
      let harness = await mount(Fading(m: m))
      await harness.tap(at: centre)
      await harness.turn { m.n = 1 }
      await harness.tap(at: centre)
      await harness.turn { m.n = 0 }
      await harness.tap(at: centre)
      await harness.turn { m.id = 1 }
      await harness.tap(at: centre)
      await harness.turn { m.id = nil }
      await harness.tap(at: centre)
      #expect(Log.take() == ["front", "back", "front", "back", "front"])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B14.59ab what takes no contacts lets them through, and nothing inside undoes it`(_ idiom: Idiom) async {
      func log(_ front: some View) async -> [String] {
        let harness = await mount(
          ZStack {
            Color.blue.onTapGesture { Log.add("back") }
            front
          }, idiom: idiom)
        await harness.tap(at: centre)
        return Log.take()
      }
      let button = Button("go") { Log.add("action") }.frame(width: 100, height: 100)
      #expect(await log(button.allowsHitTesting(false)) == ["back"])
      #expect(await log(VStack { button.allowsHitTesting(true) }.allowsHitTesting(false)) == ["back"])
      #expect(await log(VStack { button.allowsHitTesting(false) }.allowsHitTesting(true)) == ["back"])
      #expect(await log(ScrollView { button }.allowsHitTesting(false)) == ["back"])
      #expect(await log(box.allowsHitTesting(false).contentShape(Rectangle()).onTapGesture { Log.add("shape") }) == ["shape"])
    }

    @Test func `B14.63ab a pointer is told at each move inside, in the space that is asked for`() async {
      func note(_ phase: HoverPhase) {
        if case .active(let point) = phase { Log.add("\(Int(point.x)) \(Int(point.y))") } else { Log.add("gone") }
      }
      var harness = await mount(box.onContinuousHover { note($0) }, idiom: .desktop)
      for point in [at(60, 70), at(61, 70), at(140, 149)] { await harness.hover(at: point) }
      #expect(Log.take() == ["10 20", "11 20", "90 99"])
      await harness.hover(at: at(10, 10))
      #expect(Log.take() == ["gone"])
      await harness.hover(at: at(20, 10))
      #expect(Log.take() == [])
      harness = await mount(box.onContinuousHover(coordinateSpace: .global) { note($0) }, idiom: .desktop)
      await harness.hover(at: at(60, 70))
      #expect(Log.take() == ["60 70"])
      harness = await mount(
        ZStack { box.onContinuousHover(coordinateSpace: .named("outer")) { note($0) } }.padding(20).coordinateSpace(name: "outer"),
        idiom: .desktop)
      await harness.hover(at: at(60, 70))
      #expect(Log.take() == ["30 40"])
      harness = await mount(box.scaleEffect(2).onContinuousHover { note($0) }, idiom: .desktop)
      await harness.hover(at: at(60, 70))
      #expect(Log.take() == ["10 20"])
      await harness.hover(at: nil)
      #expect(Log.take() == ["gone"])
    }

    @Test func `B14.68 a mouse and a finger do the same to gestures`() async {
      let view = VStack(spacing: 0) {
        Color.red.frame(height: 50).onTapGesture { Log.add("tap") }
        Color.green.frame(height: 50).onLongPressGesture {
          Log.add("press")
        } onPressingChanged: {
          Log.add("\($0)")
        }
        Color.blue.frame(height: 50).gesture(DragGesture().onChanged { Log.add("\($0.translation.width)") }.onEnded { _ in Log.add("end") })
        Button("button") { Log.add("button") }.frame(height: 50)
      }
      var logs: [[String]] = []
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mount(view, idiom: idiom)
        await harness.tap(at: at(100, 25))
        await harness.down(at: at(100, 25))
        await harness.move(to: at(111, 25))
        await harness.up()
        await harness.down(at: at(100, 75))
        await harness.advance(by: 0.6)
        await harness.up()
        await harness.down(at: at(100, 75))
        await harness.move(to: at(112, 75))
        await harness.up()
        await harness.down(at: at(100, 125))
        await harness.move(to: at(109, 125))
        await harness.move(to: at(110, 125))
        await harness.up()
        await harness.tap(at: at(100, 175))
        logs.append(Log.take())
      }
      #expect(logs[0] == logs[1])
      #expect(logs[0] == ["tap", "true", "press", "false", "true", "false", "10.0", "end", "button"])
    }
  }
}
