import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Further rules of B14: limits, states that go back, and what is hit.
  @MainActor
  struct GestureDetailRules {
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

    @Test func `B14.01b B14.26a a tap has no changes, and nobody but updating writes a gesture state`() throws {
      func diagnostics(_ lines: String) throws -> String {
        try Compiler.diagnostics(
          of: """
            import SwiftUI

            struct ContentView: View {
              @GestureState private var isOn = false
              var body: some View { \(lines) }
            }
            """)
      }
      #expect(try diagnostics("Text(\"a\").gesture(TapGesture().onEnded { })") == "")
      #expect(try diagnostics("Text(\"a\").gesture(TapGesture().onChanged { _ in })").contains("error"))
      #expect(try diagnostics("Button(\"a\") { isOn = true }").contains("'isOn' is a get-only property"))
    }

    @Test func `B14.02c a button has no limit of movement inside`() async {
      let harness = await mount(
        Button {
          Log.add("action")
        } label: {
          box
        })
      await harness.down(at: at(60, 60))
      await harness.move(to: at(140, 140))
      await harness.up()
      #expect(Log.take() == ["action"])
    }

    @Test func `B14.04bc a tap action tells its place in the space that it names`() async {
      let view =
        box
        .onTapGesture(coordinateSpace: .named("around")) { Log.add("named \(Int($0.x))") }
        .simultaneousGesture(SpatialTapGesture().onEnded { Log.add("usual \(Int($0.location.x))") })
        .padding(.leading, 20)
        .coordinateSpace(.named("around"))
      let harness = await mount(view)
      await harness.tap(at: centre)
      #expect(Log.take() == ["named 60", "usual 40"])
    }

    private struct Held: View {
      @GestureState private var isHeld = false

      var body: some View {
        Text(isHeld ? "held" : "free").frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(
            LongPressGesture(maximumDistance: 20).updating($isHeld) { value, state, _ in state = value }.onEnded { _ in Log.add("end") })
      }
    }

    @Test func `B14.10ab a long press that ends early or moves too far puts its state back, and does not end`() async {
      let harness = await mount(Held())
      await harness.down(at: centre)
      #expect(harness.texts == ["held"])
      await harness.up()
      #expect(harness.texts == ["free"])
      await harness.down(at: centre)
      await harness.move(to: at(119, 100))
      #expect(harness.texts == ["held"])
      await harness.move(to: at(121, 100))
      #expect(harness.texts == ["free"])
      await harness.advance(by: 1)
      await harness.up()
      #expect(Log.take() == [])
    }

    @Test func `B14.11b a press that is cancelled is over once`() async {
      let harness = await mount(
        box.onLongPressGesture {
          Log.add("long")
        } onPressingChanged: {
          Log.add("\($0)")
        })
      await harness.down(at: centre)
      await harness.cancel()
      await harness.advance(by: 1)
      #expect(Log.take() == ["true", "false"])
    }

    @Test func `B14.19e B14.20a a pinch and a turn begin at their least change`() async {
      let view = box.gesture(MagnifyGesture(minimumScaleDelta: 0.1).onChanged { _ in Log.add("pinch") })
        .simultaneousGesture(RotateGesture(minimumAngleDelta: .degrees(10)).onChanged { _ in Log.add("turn") })
      let harness = await mount(view)
      await harness.pinch(at: centre, scale: 1.05, duration: 0.2)
      await harness.rotate(at: centre, by: .degrees(5), duration: 0.2)
      #expect(Log.take() == [])
      await harness.pinch(at: centre, scale: 1.3, duration: 0.2)
      #expect(Set(Log.take()) == ["pinch"])
      await harness.rotate(at: centre, by: .degrees(30), duration: 0.2)
      #expect(Set(Log.take()) == ["turn"])
    }

    @available(iOS, deprecated: 17.0)
    @Test func `B14.20bc two touches turn, and the older gesture has an angle`() async {
      let view = box.gesture(RotationGesture().onEnded { Log.add("\($0.degrees.rounded())") })
      let harness = await mount(view)
      await harness.rotate(at: centre, by: .degrees(40), duration: 0.2)
      #expect(Log.take() == ["40.0"])
      await harness.down(at: at(70, 100))
      await harness.down(at: at(130, 100), id: 1)
      await harness.move(to: at(130, 130), duration: 0.2, id: 1)
      await harness.up(id: 1)
      await harness.up()
      #expect(Log.take() == ["27.0"])
    }

    @Test func `B14.21c a contact that stays where it is changes nothing`() async {
      let view = box.gesture(DragGesture(minimumDistance: 0).map { Int($0.translation.width / 10) }.onChanged { Log.add("\($0)") })
      let harness = await mount(view)
      await harness.down(at: centre)
      for x in [101, 104, 112, 115, 112] as [CGFloat] { await harness.move(to: at(x, 100)) }
      #expect(Log.take() == ["0", "1"])
    }

    private struct Scrolled: View {
      @GestureState private var isHeld = false

      var body: some View {
        ScrollView {
          Color.red.frame(height: 1_000)
            .gesture(
              LongPressGesture(maximumDistance: 100).updating($isHeld) { value, state, _ in state = value }
                .onChanged { _ in Log.add("changed") }.onEnded { _ in Log.add("end") })
        }
        .overlay(Text(isHeld ? "held" : "free").allowsHitTesting(false))
      }
    }

    @Test func `B14.23a a gesture that scrolling ends puts its state back, and tells nothing`() async {
      let harness = await mount(Scrolled())
      await harness.down(at: centre)
      #expect(harness.texts == ["held"] && Log.take() == ["changed"])
      await harness.move(to: at(100, 70))
      #expect(harness.texts == ["free"])
      await harness.advance(by: 1)
      await harness.up()
      #expect(Log.take() == [])
    }

    private struct Beaten: View {
      @GestureState private var isHeld = false

      var body: some View {
        VStack {
          Text(isHeld ? "held" : "free").frame(width: 100, height: 100).contentShape(Rectangle())
            .gesture(
              LongPressGesture(minimumDuration: 2, maximumDistance: 100).updating($isHeld) { value, state, _ in state = value }
                .onEnded { _ in Log.add("end") })
        }
        .highPriorityGesture(DragGesture().onChanged { _ in Log.add("drag") })
      }
    }

    @Test func `B14.23b a gesture that another one ends puts its state back, and tells nothing`() async {
      let harness = await mount(Beaten())
      await harness.down(at: centre)
      await harness.move(to: at(130, 100))
      #expect(harness.texts == ["free"] && Log.take() == ["drag"])
      await harness.advance(by: 3)
      await harness.up()
      #expect(Log.take() == [])
    }

    private struct Returning: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var way: CGFloat = 0

      var body: some View {
        Color.red.frame(width: 50, height: 50).offset(x: way).aid("moved")
          .frame(width: 200, height: 200).contentShape(Rectangle())
          .gesture(DragGesture(minimumDistance: 0).updating($way) { value, state, _ in state = value.translation.width })
      }
    }

    @Test func `B14.24a a state goes back with the transaction of its declaration`() async {
      let harness = await mount(Returning())
      await harness.down(at: centre)
      await harness.move(to: at(140, 100))
      #expect(harness.presented("moved", .x) == 115)
      await harness.up()
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("moved", .x) ?? 0) - 95) < 1)
      await harness.advance(by: 0.6)
      #expect(harness.presented("moved", .x) == 75)
    }

    private struct Renamed: View {
      @ObservedObject var model: ScrollModel

      var body: some View {
        Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in Log.add("chg") }.onEnded { _ in Log.add("end") }).id(model.n)
      }
    }

    @Test func `B14.29b a gesture ends with the identity of its view`() async {
      let model = ScrollModel()
      let harness = await mount(Renamed(model: model))
      await harness.down(at: centre)
      #expect(Log.take() == ["chg"])
      await harness.turn { model.n = 1 }
      await harness.move(to: at(120, 100))
      await harness.up()
      #expect(Log.take() == [])
    }

    private struct Watch: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = Log.add(configuration.isPressed ? "down" : "up")
        configuration.label
      }
    }

    @Test func `B14.45ad a button in a scroll view lights up after 0.15 seconds, and a drag without a distance begins at once`() async {
      let view = ScrollView {
        Button {
        } label: {
          Color.red.frame(height: 100)
        }
        .buttonStyle(Watch())
        Color.blue.frame(height: 900).gesture(DragGesture(minimumDistance: 0).onChanged { _ in Log.add("drag") })
      }
      let harness = await mount(view)
      _ = Log.take()
      await harness.down(at: at(100, 50))
      await harness.advance(by: 0.13)
      #expect(Log.take() == [])
      await harness.advance(by: 0.04)
      #expect(Log.take() == ["down"])
      await harness.cancel()
      _ = Log.take()
      await harness.down(at: at(100, 150))
      #expect(Log.take() == ["drag"])
    }

    private func hits(_ view: some View, at point: CGPoint) async -> Bool {
      let harness = await mount(view)
      await harness.tap(at: point)
      return Log.take() == ["tap"]
    }

    @Test func `B14.50b a view that was moved by position is hit where it is seen`() async {
      let view = Color.red.frame(width: 40, height: 40).onTapGesture { Log.add("tap") }.position(x: 160, y: 40)
      #expect(await hits(view, at: at(160, 40)))
      #expect(await hits(view, at: centre) == false)
    }

    @Test func `B14.51abc colours, gradients and pictures are hit in their rectangle, shapes in their path, controls in their label`() async
    {
      let frame = CGPoint(x: 54, y: 54)
      #expect(await hits(box.onTapGesture { Log.add("tap") }, at: frame))
      let gradient = LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom).frame(width: 100, height: 100)
      #expect(await hits(gradient.onTapGesture { Log.add("tap") }, at: frame))
      let picture = Image(systemName: "star").resizable().frame(width: 100, height: 100)
      #expect(await hits(picture.onTapGesture { Log.add("tap") }, at: frame))
      let circle = Circle().fill(.red).frame(width: 100, height: 100).onTapGesture { Log.add("tap") }
      #expect(await hits(circle, at: frame) == false)
      #expect(await hits(circle, at: centre))
      let text = Text("i i").onTapGesture { Log.add("tap") }
      #expect(await hits(text, at: centre))
      let button = Button {
        Log.add("tap")
      } label: {
        HStack(spacing: 60) {
          Text("a")
          Text("b")
        }
      }
      .buttonStyle(.plain)
      #expect(await hits(button, at: centre))
    }

    @Test func `B14.55e a shape for interaction is the same as one without a kind`() async {
      let view = box.contentShape(.interaction, Circle()).onTapGesture { Log.add("tap") }
      #expect(await hits(view, at: centre))
      #expect(await hits(view, at: at(53, 53)) == false)
      let clear = Color.clear.frame(width: 100, height: 100).contentShape(.interaction, Rectangle()).onTapGesture { Log.add("tap") }
      #expect(await hits(clear, at: centre))
    }

    @Test func `B14.58b the viewport limits hits though nothing is clipped`() async {
      let view = VStack(spacing: 0) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<4) { n in Color.red.frame(height: 60).onTapGesture { Log.add("row \(n)") } } } }
          .scrollClipDisabled().frame(height: 100)
        Color.clear.frame(height: 100)
      }
      let harness = await mount(view)
      await harness.tap(at: at(100, 150))
      #expect(Log.take() == [])
      await harness.tap(at: at(100, 90))
      #expect(Log.take() == ["row 1"])
    }

    @Test func `B14.60d nothing inside undoes that a view is disabled`() async {
      let harness = await mount(
        VStack(spacing: 0) {
          Button("go") { Log.add("action") }.disabled(false).frame(height: 100)
          Color.red.frame(height: 100).onTapGesture { Log.add("tap") }.disabled(false)
        }
        .disabled(true))
      await harness.tap(at: at(100, 50))
      await harness.tap(at: at(100, 150))
      #expect(Log.take() == [])
    }

    @Test func `B14.62b a view that shows nothing, or is behind another one, hovers too`() async {
      let view = ZStack {
        Circle().fill(.red).opacity(0).frame(width: 100, height: 100).onHover { Log.add("below \($0)") }
        Color.blue.frame(width: 100, height: 100)
      }
      let harness = await mount(view, idiom: .desktop)
      await harness.hover(at: at(53, 53))
      #expect(Log.take() == ["below true"])
      await harness.hover(at: at(20, 20))
      #expect(Log.take() == ["below false"])
    }

    @Test func `B14.64a a touch does not hover`() async {
      let harness = await mount(box.onHover { Log.add("hover \($0)") }.onContinuousHover { _ in Log.add("moved") })
      await harness.down(at: centre)
      await harness.move(to: at(120, 100))
      await harness.up()
      #expect(Log.take() == [])
    }

    @Test func `B14.65b a shortcut presses a control that is not seen`() async {
      let view = ScrollView {
        Color.red.frame(height: 1_000)
        Button("far") { Log.add("far") }.keyboardShortcut("f")
        Button("clear") { Log.add("clear") }.keyboardShortcut("g").opacity(0)
      }
      let harness = await mount(view, idiom: .desktop)
      await harness.key("f", modifiers: .command)
      await harness.key("g", modifiers: .command)
      #expect(Log.take() == ["far", "clear"])
    }

    @Test func `B14.67ab Space presses the button that has the focus, and no key taps or drags`() async {
      let view = VStack {
        Button("one") { Log.add("one") }
        Button("two") { Log.add("two") }.keyboardShortcut(.defaultAction)
        Text("three").onTapGesture { Log.add("three") }.gesture(DragGesture(minimumDistance: 0).onChanged { _ in Log.add("drag") })
      }
      let harness = await mount(view, idiom: .desktop)
      await harness.moveFocus()
      #expect(harness.focusedLabel == "one")
      await harness.key(.space)
      #expect(Log.take() == ["one"])
      await harness.key(.return)
      #expect(Log.take() == ["two"])
      for _ in 0..<3 {
        await harness.moveFocus()
        #expect(harness.focusedLabel != "three")
      }
      for key in [KeyEquivalent.space, .return] { await harness.key(key) }
      #expect(!Log.take().contains("three"))
    }

    private struct Tapped: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("plain").onTapGesture { count += 1 }
          Text("deaf")
          HStack {
            Text("first")
            Text("second")
          }
          .padding()
          .onTapGesture { count += 10 }
          TextField("field", text: .constant("")).onTapGesture { count += 100 }
          Text("count \(count)")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B14.67c assistance activates a view with a tap`(_ idiom: Idiom) async {
      let stage = await Stage(Tapped(), idiom: idiom)
      #expect(await stage.harness.performAction("activate", on: "plain"))
      #expect(await stage.harness.performAction("activate", on: "second"))
      #expect(await !stage.harness.performAction("activate", on: "deaf"))
      #expect(await !stage.harness.performAction("activate", on: "field"), "people write in a field rather than tap it")
      #expect(stage.shows("count 11"))
    }
  }
}
