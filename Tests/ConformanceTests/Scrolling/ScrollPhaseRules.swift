import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 about contacts, phases, and scrolling that meets other scrolling.
  @MainActor
  struct ScrollPhaseRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, idiom: Idiom = .phone) async -> ViewHarness {
      let harness = ViewHarness(view, size: window, idiom: idiom)
      await harness.settle()
      _ = Log.take()
      return harness
    }

    private struct Phases: View {
      @ObservedObject var m: ScrollModel
      var animation: Animation?
      var keepsVelocity = false

      var body: some View {
        ScrollViewReader { p in
          ScrollView { RowStack() }
            .onScrollPhaseChange { old, new, context in
              Log.add("\(old)>\(new)\(context.velocity.map { abs($0.dy) > 100 } == true ? " fast" : "")")
            }
            .onChange(of: m.id) {
              guard let id = m.id else { return }
              var transaction = Transaction(animation: animation)
              transaction.scrollPositionUpdatePreservesVelocity = keepsVelocity
              withTransaction(transaction) { p.scrollTo(id, anchor: .top) }
            }
        }
      }
    }

    @Test func `B15.10ac content follows a contact after ten points, without these, along both axes`() async {
      let harness = await mount(ScrollView { RowStack() })
      await harness.down(at: at(100, 150))
      await harness.move(to: at(100, 141))
      #expect(harness.minY("r0") == 0)
      await harness.move(to: at(100, 120))
      #expect(harness.minY("r0") == -20)
      let both = await mount(ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 500).aid("c") })
      await both.down(at: at(150, 150))
      await both.move(to: at(150, 130))
      await both.move(to: at(110, 90))
      #expect(both.minX("c") == -40)
      #expect(both.minY("c") == -50)
    }

    @Test func `B15.20ab a scroll takes the focus away at its start where the view says so`() async {
      struct Field: View {
        let mode: ScrollDismissesKeyboardMode
        @State private var text = ""

        var body: some View {
          ScrollView {
            TextField("name", text: $text)
            RowStack()
          }
          .scrollDismissesKeyboard(mode)
        }
      }
      let modes = [(ScrollDismissesKeyboardMode.immediately, false), (.automatic, true), (.never, true), (.interactively, true)]
      for (mode, keepsFocus) in modes {
        let harness = await mount(Field(mode: mode))
        await harness.tap(at: at(100, 10))
        #expect(harness.focusedLabel == "name")
        await harness.down(at: at(100, 150))
        await harness.move(to: at(100, 130))
        #expect((harness.focusedLabel == "name") == keepsFocus)
        await harness.up()
      }
    }

    @Test func `B15.28bc an observer of phases hears of the first scroll view inside, and the app is told`() async {
      let harness = await mount(
        VStack(spacing: 0) {
          ScrollView { RowStack() }
          ScrollView { RowStack() }
        }
        .onScrollPhaseChange { Log.add("\($0)>\($1)") })
      await harness.wheel(at: at(100, 50), by: CGSize(width: 0, height: 40))
      #expect(Log.take() == ["idle>interacting"])
      await harness.wheel(at: at(100, 150), by: CGSize(width: 0, height: 40))
      #expect(Log.take() == [])
      #expect(harness.runtimeIssues.map(\.kind) == [.ambiguousScrollView])
    }

    @Test func `B15.28 the bar of a screen with several scroll views reports no mistake of the app`() async {
      for idiom in [Idiom.phone, .desktop] {
        let harness = ViewHarness(
          NavigationStack {
            VStack(spacing: 0) {
              ScrollView { RowStack() }
              ScrollView { RowStack() }
            }
            .navigationTitle("title")
          }, size: CGSize(width: 200, height: 300), idiom: idiom)
        await harness.advance(by: 1)
        await harness.wheel(at: at(100, 250), by: CGSize(width: 0, height: 40))
        await harness.advance(by: 1)
        #expect(harness.runtimeIssues == [])
      }
    }

    private struct Swapped: View {
      @State private var isSecond = false
      var body: some View {
        VStack(spacing: 0) {
          Button("swap") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }.frame(height: 20)
          ZStack {
            if isSecond { ScrollView { RowStack() }.aid("second") } else { ScrollView { RowStack() }.aid("first") }
          }
          .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y)
          } action: {
            Log.add("\($0)>\($1)")
          }
        }
      }
    }

    @Test func `B15.28 a scroll view on its way out gives its observer to the one that comes, back and forth`() async throws {
      func offsets() -> [String] { Log.take().filter { $0.contains(">") } }
      let harness = await mount(Swapped())
      await harness.wheel(at: at(100, 100), by: CGSize(width: 0, height: 40))
      await harness.advance(by: 1)
      #expect(offsets().last == "0>40")
      try await harness.tap("swap")
      await harness.advance(by: 0.5)
      #expect(offsets() == ["40>0"])
      await harness.wheel(at: at(100, 100), by: CGSize(width: 0, height: 30))
      #expect(offsets() == ["0>30"])
      await harness.advance(by: 2)
      try await harness.tap("swap")
      await harness.advance(by: 0.5)
      #expect(offsets() == ["30>0"])
      await harness.advance(by: 2)
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B15.29abc a contact tracks, interacts and lets go, with momentum or without`() async {
      let harness = await mount(Phases(m: ScrollModel()))
      await harness.down(at: at(100, 180))
      #expect(Log.take() == ["idle>tracking"])
      await harness.move(to: at(100, 80), duration: 0.1)
      #expect(Log.take() == ["tracking>interacting"])
      await harness.up()
      #expect(Log.take() == ["interacting>decelerating fast"])
      await harness.advance(by: 5)
      #expect(Log.take() == ["decelerating>idle"])
      await harness.calmDrag(at(100, 150), at(100, 100))
      #expect(Log.take() == ["idle>tracking", "tracking>interacting", "interacting>idle"])
      await harness.tap(at: at(100, 100))
      #expect(Log.take() == ["idle>tracking", "tracking>idle"])
    }

    @Test func `B15.29ef a wheel interacts until a tenth of a second after its last turn`() async {
      let harness = await mount(Phases(m: ScrollModel()))
      await harness.wheel(20)
      await harness.advance(by: 0.08)
      await harness.wheel(20)
      await harness.advance(by: 0.08)
      #expect(Log.take() == ["idle>interacting"])
      await harness.advance(by: 0.05)
      #expect(Log.take() == ["interacting>idle"])
      for phase in [ScrollPhase.tracking, .interacting, .decelerating, .animating] { #expect(phase.isScrolling) }
      #expect(!ScrollPhase.idle.isScrolling)
    }

    @Test func `B15.30b B15.38a a scroll that is not animated ends one that runs`() async {
      let m = ScrollModel()
      let harness = await mount(Phases(m: m))
      await harness.drag(from: at(100, 180), to: at(100, 80), duration: 0.1)
      await harness.advance(by: 0.1)
      _ = Log.take()
      await harness.turn { m.id = 50 }
      #expect(harness.minY("r50") == 0)
      #expect(Log.take() == ["decelerating>idle"])
      await harness.advance(by: 1)
      #expect(harness.minY("r50") == 0)
    }

    @Test func `B15.38b momentum goes on from another place where the transaction keeps it`() async {
      let m = ScrollModel()
      let harness = await mount(Phases(m: m, keepsVelocity: true))
      await harness.drag(from: at(100, 180), to: at(100, 80), duration: 0.1)
      await harness.advance(by: 0.1)
      _ = Log.take()
      await harness.turn { m.id = 50 }
      #expect(Log.take() == [])
      await harness.advance(by: 0.3)
      #expect(harness.minY("r50") < -50)
      await harness.advance(by: 5)
      #expect(Log.take() == ["decelerating>idle"])
    }

    @Test func `B15.37 a contact stops an animated scroll where it is`() async {
      let m = ScrollModel()
      let harness = await mount(Phases(m: m, animation: .linear(duration: 1)))
      await harness.turn { m.id = 20 }
      await harness.advance(by: 0.5)
      await harness.down(at: at(100, 100))
      let place = harness.minY("r0")
      #expect(place < -400 && place > -600)
      await harness.advance(by: 1)
      #expect(harness.minY("r0") == place)
      #expect(Log.take() == ["idle>animating fast", "animating>tracking", "tracking>interacting"])
    }
  }
}
