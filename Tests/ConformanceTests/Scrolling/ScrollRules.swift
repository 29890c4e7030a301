import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B15 beside the scenarios, and what bad input does.
  @MainActor
  struct ScrollRules {
    private let window = CGSize(width: 200, height: 200)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func mount(_ view: some View, idiom: Idiom = .phone, rightToLeft: Bool = false) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: window, idiom: idiom) { if rightToLeft { $0.layoutDirection = .rightToLeft } }
      await harness.settle()
      return harness
    }

    private struct Watch: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = Log.add(configuration.isPressed ? "down" : "up")
        configuration.label
      }
    }

    private struct ButtonInScroll: View {
      var body: some View {
        ScrollView {
          Button {
            Log.add("action")
          } label: {
            Color.red.frame(width: 100, height: 100).aid("b")
          }
          .buttonStyle(Watch())
          Color.gray.frame(height: 900)
        }
      }
    }

    @Test func `S226 B14.46a scrolling cancels a pressed button`() async {
      var harness = await mount(ButtonInScroll())
      _ = Log.take()
      await harness.tap(at: at(100, 50))
      #expect(Log.take().contains("action"))
      await harness.down(at: at(100, 50))
      await harness.advance(by: 0.2)
      #expect(Log.take() == ["down"])
      await harness.move(to: at(100, 10))
      #expect(Log.take() == ["up"])
      await harness.up()
      #expect(Log.take() == [])
      #expect(harness.minY("b") == -30)
      harness = await mount(ButtonInScroll())
      _ = Log.take()
      await harness.down(at: at(100, 50))
      await harness.move(to: at(100, 10))
      await harness.up()
      #expect(Log.take() == [])
    }

    @Test func `B14.45b a short tap in a scroll view presses a button at its release`() async {
      let harness = await mount(ButtonInScroll())
      _ = Log.take()
      await harness.tap(at: at(100, 50))
      #expect(Log.take() == ["action", "down", "up"])
    }

    @Test func `B14.45c a mouse presses a button in a scroll view without delay, and does not scroll on a desktop`() async {
      let harness = await mount(ButtonInScroll(), idiom: .desktop)
      _ = Log.take()
      await harness.down(at: at(100, 50))
      #expect(Log.take() == ["down"])
      await harness.move(to: at(100, 10))
      #expect(harness.minY("b") == 0)
      await harness.up()
      #expect(Log.take() == ["action", "up"])
    }

    @Test func `B15.11acd shift turns the wheel sideways, and what an inner view cannot use goes to the next one outwards`() async {
      let both = await mount(ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 500).aid("c") })
      await both.wheel(at: at(100, 100), by: CGSize(width: 30, height: 40))
      #expect(both.frame(of: "c")?.origin == at(-30, -40))
      await both.wheel(at: at(100, 100), by: CGSize(width: 0, height: 25), modifiers: .shift)
      #expect(both.frame(of: "c")?.origin == at(-55, -40))
      await both.wheel(at: at(100, 100), by: CGSize(width: 5, height: 0), modifiers: .shift)
      #expect(both.frame(of: "c")?.origin == at(-55, -45))
      let nested = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100).aid("inner") }
            RowStack()
          }
        })
      await nested.wheel(at: at(100, 50), by: CGSize(width: 0, height: 40))
      #expect(nested.frame(of: "inner")?.origin == at(0, -40))
      await nested.wheel(at: at(100, 50), by: CGSize(width: 40, height: 0))
      #expect(nested.frame(of: "inner")?.origin == at(-40, -40))
    }

    @Test func `B15.11e fingers on a touchpad pull content beyond its edge, from where it returns, and a wheel does not`() async {
      let harness = await mount(ScrollView { RowStack() }.onScrollPhaseChange { Log.add("\($0)>\($1)") })
      _ = Log.take()
      await harness.wheel(at: at(100, 100), by: CGSize(width: 0, height: -60))
      #expect(harness.minY("r0") == 0)
      await harness.wheel(at: at(100, 100), by: CGSize(width: 0, height: -60), precise: true)
      let pulled = harness.minY("r0")
      #expect(pulled > 10 && pulled < 60)
      await harness.wheel(at: at(100, 100), by: CGSize(width: 0, height: -60), precise: true)
      #expect(harness.minY("r0") > pulled)
      #expect(Log.take() == ["idle>interacting"])
      await harness.advance(by: 2)
      #expect(harness.minY("r0") == 0)
      #expect(Log.take() == ["interacting>decelerating", "decelerating>idle"])
      await harness.wheel(at: at(100, 100), by: CGSize(width: 0, height: 5_000), precise: true)
      await harness.advance(by: 2)
      #expect(harness.maxY("r99") == 200)
    }

    @Test func `B15.11 what an outer view can scroll pulls no inner one beyond its edge`() async {
      let nested = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ScrollView { Color.red.frame(width: 200, height: 150).aid("inner") }.frame(height: 100)
            RowStack()
          }
        })
      await nested.wheel(at: at(100, 50), by: CGSize(width: 0, height: 50), precise: true)
      #expect(nested.minY("inner") == -50)
      await nested.advance(by: 1)
      await nested.wheel(at: at(100, 50), by: CGSize(width: 0, height: 20), precise: true)
      #expect(nested.minY("inner") == -70 && nested.minY("r0") == 80)
      await nested.advance(by: 1)
      #expect(nested.minY("inner") == -70)
    }

    @Test func `B15.15bc content that fits bounces on a touchpad only where a drag bounces it`() async {
      let always = await mount(ScrollView { ScrollRow(n: 0) })
      await always.wheel(at: at(100, 20), by: CGSize(width: 0, height: -40), precise: true)
      #expect(always.minY("r0") > 0)
      let bySize = await mount(ScrollView { ScrollRow(n: 0) }.scrollBounceBehavior(.basedOnSize))
      await bySize.wheel(at: at(100, 20), by: CGSize(width: 0, height: -40), precise: true)
      #expect(bySize.minY("r0") == 0)
    }

    @Test func `B15.12ab a mouse drags content on a phone, and not on a desktop`() async {
      let phone = await mount(ScrollView { RowStack() })
      await phone.calmDrag(at(100, 150), at(100, 40))
      #expect(phone.minY("r0") == -100)
      let desktop = await mount(ScrollView { RowStack() }, idiom: .desktop)
      await desktop.calmDrag(at(100, 150), at(100, 40))
      #expect(desktop.minY("r0") == 0)
    }

    @Test func `B15.14c momentum that meets an edge overshoots and comes back to it`() async {
      let harness = await mount(ScrollView { RowStack(count: 8) })
      await harness.drag(from: at(100, 180), to: at(100, 80), duration: 0.1)
      var least = harness.minY("r0")
      for _ in 0..<60 {
        await harness.advance(by: 1.0 / 60)
        least = min(least, harness.minY("r0"))
      }
      #expect(least < -201)
      await harness.advance(by: 2)
      #expect(harness.minY("r0") == -200)
    }

    @Test func `B15.16abcd keys scroll on a desktop`() async {
      let harness = await mount(ScrollView { RowStack() }, idiom: .desktop)
      await harness.key(.downArrow)
      await harness.advance(by: 0.3)
      #expect(harness.minY("r0") == -40)
      await harness.key(.pageDown)
      await harness.advance(by: 0.3)
      #expect(harness.minY("r0") == -200)
      await harness.key(.end)
      await harness.advance(by: 0.3)
      #expect(harness.maxY("r99") == 200)
      await harness.key(.upArrow)
      await harness.key(.upArrow)
      await harness.advance(by: 0.3)
      #expect(harness.maxY("r99") == 280)
      await harness.key(.home)
      await harness.advance(by: 0.3)
      #expect(harness.minY("r0") == 0)
    }

    @Test(arguments: [false, true]) func `B15.17 the field or control that gets the focus is scrolled into sight`(_ isField: Bool) async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            Color.gray.frame(height: 500)
            if isField { TextField("far", text: .constant("")).aid("far") } else { Button("far") {}.aid("far") }
            Color.gray.frame(height: 500)
          }
        }, idiom: .desktop)
      await harness.key(.tab)
      await harness.advance(by: 0.5)
      #expect(abs(harness.maxY("far") - 200) < 0.01)
    }

    @Test func `B15.19cd of nested views along one axis the inner one scrolls, and the outer one where the inner is at its edge`() async {
      let harness = await mount(
        ScrollView {
          VStack(spacing: 0) {
            ScrollView { Color.red.frame(width: 200, height: 150).aid("inner") }.frame(height: 100)
            RowStack()
          }
        })
      await harness.calmDrag(at(100, 80), at(100, 10))
      await harness.advance(by: 2)
      #expect(harness.minY("inner") == -50)
      #expect(harness.minY("r0") == 100)
      await harness.calmDrag(at(100, 80), at(100, 40))
      #expect(harness.minY("r0") == 70)
    }

    @Test func `B15.21abc margins inset the content and narrow what it is proposed`() async {
      let harness = await mount(ScrollView { RowStack(count: 10).aid("rows") }.contentMargins(20, for: .scrollContent).aid("s"))
      #expect(harness.frame(of: "s") == CGRect(x: 0, y: 0, width: 200, height: 200))
      #expect(harness.frame(of: "rows") == CGRect(x: 20, y: 20, width: 160, height: 500))
      await harness.wheel(2_000)
      #expect(harness.maxY("rows") == 180)
    }

    @Test func `B15.07a B15.22e safe area padding lets content scroll on behind it`() async {
      let harness = await mount(ScrollView { RowStack(count: 10) }.safeAreaPadding(.top, 30))
      #expect(harness.minY("r0") == 30)
      await harness.wheel(10)
      #expect(harness.minY("r0") == 20)
      #expect(harness.texts == [])
    }

    @Test func `B15.41cde nothing is told before people scroll, and writing scrolls with the animation of the transaction`() async {
      let model = ScrollModel()
      struct Root: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
            .scrollPosition(id: $model.id, anchor: .top)
        }
      }
      let harness = await mount(Root(model: model))
      #expect(model.id == nil)
      await harness.turn { withAnimation(.linear(duration: 1)) { model.id = 20 } }
      await harness.advance(by: 0.5)
      #expect(abs(harness.minY("r0") + 500) < 17)
      await harness.advance(by: 0.6)
      #expect(harness.minY("r20") == 0)
    }

    @Test func `B15.43ac a view that a binding names at first is in sight at the first layout, and nil lets go of it`() async {
      let model = ScrollModel()
      model.id = 30
      struct Root: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
            .scrollPosition(id: $model.id, anchor: .top)
        }
      }
      let harness = await mount(Root(model: model))
      #expect(harness.minY("r30") == 0)
      await harness.turn { model.id = nil }
      #expect(harness.minY("r30") == 0)
      await harness.turn { model.items.insert(-1, at: 0) }
      #expect(harness.minY("r30") == 50)
    }

    private struct Positioned: View {
      @State private var position = ScrollPosition(idType: Int.self)

      var body: some View {
        VStack(spacing: 0) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { ScrollRow(n: $0) } }.scrollTargetLayout() }
            .scrollPosition($position)
            .frame(height: 150)
          HStack(spacing: 0) {
            Button("end") { position.scrollTo(edge: .bottom) }
            Button("y") { position.scrollTo(y: 75) }
            Button("id") { position.scrollTo(id: 7, anchor: .top) }
          }
          Text("\(position.viewID(type: Int.self).map { "\($0)" } ?? "-") \(position.isPositionedByUser ? "user" : "app")").aid("told")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }

    @Test func `B15.44abg a scroll position goes to edges, offsets and views, and follows people`() async throws {
      let harness = await mount(Positioned())
      try await harness.tap("end")
      #expect(harness.maxY("r99") == 150)
      try await harness.tap("y")
      #expect(harness.minY("r0") == -75)
      try await harness.tap("id")
      #expect(harness.minY("r7") == 0)
      #expect(harness.text(of: "told") == "7 app")
      await harness.wheel(at: at(100, 80), by: CGSize(width: 0, height: 100))
      #expect(harness.text(of: "told") == "9 user")
    }

    @Test func `B15.44e content stays at an edge while it grows, until the position is automatic again`() async {
      struct Root: View {
        @ObservedObject var model: ScrollModel
        @State private var position = ScrollPosition(edge: .bottom)

        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0) } } }.scrollPosition($position)
            .onChange(of: model.n) { position = ScrollPosition(idType: Int.self) }
        }
      }
      let model = ScrollModel()
      let harness = await mount(Root(model: model))
      #expect(harness.maxY("r99") == 200)
      await harness.turn { model.items.append(100) }
      #expect(harness.maxY("r100") == 200)
      await harness.turn { model.n = 1 }
      await harness.turn { model.items.append(101) }
      #expect(harness.maxY("r100") == 200)
    }

    @Test func `B15.47a views are aligned with the viewport`() async {
      let harness = await mount(
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10, id: \.self) { n in Color.gray.frame(width: 120, height: 100).aid("v\(n)") } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned))
      await harness.calmDrag(at(180, 100), at(90, 100))
      await harness.advance(by: 2)
      #expect(harness.minX("v1") == 0)
    }

    @Test func `B15.50abc a default anchor decides where content begins, and keeps it there while it grows`() async {
      let model = ScrollModel()
      struct Root: View {
        @ObservedObject var model: ScrollModel

        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { ScrollRow(n: $0) } } }.defaultScrollAnchor(.bottom)
        }
      }
      let harness = await mount(Root(model: model))
      #expect(harness.maxY("r99") == 200)
      await harness.turn { model.items.append(100) }
      #expect(harness.maxY("r100") == 200)
      await harness.wheel(-300)
      let place = harness.minY("r50")
      await harness.turn { model.items.append(101) }
      #expect(harness.minY("r50") == place)
      let short = await mount(ScrollView { ScrollRow(n: 0) }.defaultScrollAnchor(.bottom))
      #expect(short.maxY("r0") == 200)
    }

    @Test func `B9.24 from right to left content begins at the right, and contacts and wheels move it their way`() async {
      let harness = await mount(
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10, id: \.self) { n in Color.gray.frame(width: 50, height: 100).aid("h\(n)") } }
        }, rightToLeft: true)
      #expect(harness.frame(of: "h0")?.maxX == 200)
      await harness.calmDrag(at(50, 100), at(100, 100))
      #expect(harness.frame(of: "h0")?.maxX == 240)
      await harness.wheel(at: at(100, 100), by: CGSize(width: 40, height: 0))
      #expect(harness.frame(of: "h0")?.maxX == 200)
    }

    @Test func `B14.58a the viewport limits hits`() async {
      let harness = await mount(
        VStack(spacing: 0) {
          ScrollView { ForEach(0..<4) { n in Button("row \(n)") { Log.add("row \(n)") }.frame(height: 60) } }.frame(height: 100)
          Button("below") { Log.add("below") }.frame(height: 100)
        })
      await harness.tap(at: at(100, 150))
      #expect(Log.take() == ["below"])
    }

    @Test func `B15.23b B15.24e indicators show while content scrolls, move with it, and fade half a second after`() async {
      let harness = await mount(ScrollView { RowStack() })
      let rest = harness.displayListDump()
      await harness.wheel(100)
      let scrolled = harness.displayListDump()
      await harness.wheel(1_000)
      let further = harness.displayListDump()
      await harness.wheel(-5_000)
      await harness.advance(by: 0.5)
      #expect(harness.displayListDump() != rest)
      await harness.advance(by: 0.5)
      #expect(harness.displayListDump() == rest)
      // The bar is the last thing that is filled.
      #expect(scrolled.split(separator: "\n").last { $0.contains("fill") } != further.split(separator: "\n").last { $0.contains("fill") })
      let hidden = await mount(ScrollView(showsIndicators: false) { RowStack() })
      let still = hidden.displayListDump()
      await hidden.wheel(100)
      await hidden.wheel(-100)
      #expect(hidden.displayListDump() == still)
    }

    // MARK: Bad input

    @Test func `content of no size, or of no length at all, is shown and scrolls nowhere`() async {
      for length in [CGFloat(0), .nan, .infinity, -1, .greatestFiniteMagnitude] {
        let harness = await mount(ScrollView { Color.red.frame(width: 50).frame(height: length).aid("c") })
        await harness.wheel(100)
        await harness.drag(from: at(100, 150), to: at(100, 20), duration: 0.1)
        await harness.advance(by: 3)
        #expect(harness.minY("c").isFinite)
      }
    }

    @Test func `a viewport that changes while content coasts keeps it within its limits`() async {
      let harness = await mount(ScrollView { RowStack(count: 20) })
      await harness.drag(from: at(100, 180), to: at(100, 80), duration: 0.1)
      await harness.advance(by: 0.1)
      harness.resize(to: CGSize(width: 200, height: 900))
      await harness.advance(by: 3)
      #expect(harness.maxY("r19") == 900 || harness.minY("r0") == 0)
    }

    @Test func `a contact that never ends, and one that is lost, leave the view usable`() async {
      let harness = await mount(ScrollView { RowStack() })
      await harness.down(at: at(100, 150))
      await harness.move(to: at(100, 100))
      await harness.down(at: at(100, 150))
      await harness.move(to: at(100, 50), duration: 0.5)
      await harness.cancel()
      await harness.advance(by: 2)
      let place = harness.minY("r0")
      #expect(place < 0)
      await harness.wheel(50)
      #expect(harness.minY("r0") == place - 50)
    }

    @Test func `B15.33f a scroll while the content is built is reported, and does nothing`() async {
      let harness = await mount(
        ScrollViewReader { proxy in
          let _ = proxy.scrollTo(50)
          ScrollView { RowStack() }
        })
      #expect(harness.minY("r0") == 0)
      #expect(harness.runtimeIssues.map(\.kind) == [.scrolledDuringUpdate])
    }
  }
}
