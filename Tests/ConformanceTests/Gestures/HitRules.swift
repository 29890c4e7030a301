import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B14 about what is hit and what hovers, beside the scenarios.
  @MainActor
  struct HitRules {
    private let window = CGSize(width: 200, height: 200)
    private let centre = CGPoint(x: 100, y: 100)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: window)
      await harness.settle()
      return harness
    }

    private var box: some View { Color.red.frame(width: 100, height: 100) }

    // MARK: What is hit

    @Test func `B14.57ab clips and masks do not limit hits`() async {
      let wide = Color.red.frame(width: 150, height: 150).onTapGesture { Log.add("tap") }.frame(width: 50, height: 50)
      for view in [AnyView(wide.clipped()), AnyView(wide.clipShape(Circle())), AnyView(wide.mask { Circle() })] {
        let harness = await mount(view)
        await harness.tap(at: at(40, 100))
        #expect(Log.take() == ["tap"])
      }
    }

    @Test func `B14.55bc outside of a content shape nothing is hit, also not what is inside`() async {
      let view = ZStack {
        Color.blue.onTapGesture { Log.add("back") }
        box.onTapGesture { Log.add("inside") }.contentShape(Circle()).onTapGesture { Log.add("outside") }
      }
      let harness = await mount(view)
      await harness.tap(at: centre)
      #expect(Log.take() == ["inside"])
      await harness.tap(at: at(53, 53))
      #expect(Log.take() == ["back"])
    }

    @Test func `B14.55df even-odd shapes have holes, and shapes for other purposes change nothing`() async {
      let ring = Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
      }
      var harness = await mount(box.contentShape(ring, eoFill: true).onTapGesture { Log.add("tap") })
      await harness.tap(at: centre)
      #expect(Log.take() == [])
      await harness.tap(at: at(60, 60))
      #expect(Log.take() == ["tap"])
      harness = await mount(box.contentShape(.accessibility, Circle()).onTapGesture { Log.add("tap") })
      await harness.tap(at: at(53, 53))
      #expect(Log.take() == ["tap"])
    }

    @Test func `B14.50b what is hit is where it is seen`() async {
      let view = box.frame(width: 40, height: 40).scaleEffect(0.5).rotationEffect(.degrees(90)).offset(x: 50)
        .onTapGesture { Log.add("tap") }
      let harness = await mount(view)
      await harness.tap(at: at(150, 120))
      #expect(Log.take() == ["tap"])
      await harness.tap(at: at(100, 100))
      #expect(Log.take() == [])
    }

    @Test func `B14.51 shapes are hit inside, text in its whole rectangle`() async {
      var harness = await mount(Circle().stroke(.red, lineWidth: 4).frame(width: 100, height: 100).onTapGesture { Log.add("ring") })
      await harness.tap(at: centre)
      #expect(Log.take() == [])
      await harness.tap(at: at(49, 100))
      #expect(Log.take() == ["ring"])
      harness = await mount(Text("a b").onTapGesture { Log.add("text") })
      await harness.tap(at: centre)
      #expect(Log.take() == ["text"])
    }

    @Test func `B14.54ab backgrounds and overlays belong to the view for gestures outside, overlays are in front`() async {
      let view = Color.red.frame(width: 50, height: 50)
        .background { Color.blue.frame(width: 100, height: 100) }
        .overlay { Color.green.frame(width: 20, height: 20).onTapGesture { Log.add("overlay") } }
        .onTapGesture { Log.add("view") }
      let harness = await mount(view)
      await harness.tap(at: at(60, 60))
      await harness.tap(at: centre)
      #expect(Log.take() == ["view", "overlay"])
    }

    @Test func `B14.56 a child that overflows is hit where it is drawn`() async {
      let harness = await mount(box.onTapGesture { Log.add("tap") }.frame(width: 10, height: 10).background(.blue))
      await harness.tap(at: at(55, 55))
      #expect(Log.take() == ["tap"])
    }

    // MARK: The pointer

    private struct Flow: View {
      @State private var isShown = true
      @State private var isPushed = false

      var body: some View {
        VStack(spacing: 0) {
          if isPushed { Color.clear.frame(height: 60) }
          if isShown { Color.red.frame(height: 60).onHover { Log.add("hover \($0)") }.onDisappear { Log.add("gone") } }
          Button("push") { isPushed = true }
          Button("remove") { isShown = false }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }

    @Test func `B14.64bc what moves or goes under a resting pointer is told`() async throws {
      let harness = await mount(Flow())
      await harness.hover(at: at(100, 30))
      #expect(Log.take() == ["hover true"])
      try await harness.tap("push")
      #expect(Log.take() == ["hover false"])
      await harness.hover(at: at(100, 90))
      try await harness.tap("remove")
      #expect(Log.take() == ["hover true", "hover false", "gone"])
    }

    @Test func `B14.64b scrolling under a resting pointer is told`() async {
      let view = ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { n in Color.red.frame(height: 100).onHover { Log.add("\(n) \($0)") } } }
      }
      let harness = await mount(view)
      await harness.hover(at: at(100, 50))
      #expect(Log.take() == ["0 true"])
      await harness.wheel(100)
      #expect(Log.take() == ["0 false", "1 true"])
    }

    // MARK: Disabled

    @Test func `B14.60abc disabling switches off what is inside, which still covers what is behind`() async {
      let view = ZStack {
        Color.blue.onTapGesture { Log.add("back") }
        box.onTapGesture { Log.add("inside") }.disabled(true)
      }
      var harness = await mount(view)
      await harness.tap(at: centre)
      #expect(Log.take() == [])
      harness = await mount(view.onTapGesture { Log.add("outside") })
      await harness.tap(at: centre)
      #expect(Log.take() == ["outside"])
    }
  }
}
