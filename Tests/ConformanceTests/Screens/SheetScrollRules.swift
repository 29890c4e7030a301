import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B19 and B15 about one drag that moves a sheet and scrolls its content.
  @MainActor
  struct SheetScrollRules {
    enum Kind: CaseIterable {
      case form, list, scroll, lazy, stack, inlineStack, searched, pages, carousels, nested, editor
    }

    /// The distance by which content is scrolled from its start.
    @MainActor
    private final class Gauge {
      var offset: CGFloat = 0
    }

    /// Measures the scroll view that it modifies.
    private struct Measure: ViewModifier {
      let gauge: Gauge

      func body(content: Self.Content) -> some View {
        content.onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y + $0.contentInsets.top }, action: { gauge.offset = $1 })
      }
    }

    private struct Content: View {
      let kind: Kind
      let gauge: Gauge
      @State private var query = ""

      private var measure: Measure { Measure(gauge: gauge) }

      var body: some View {
        switch kind {
        case .form: Form { rows }.modifier(measure)
        case .list: List { rows }.modifier(measure)
        case .scroll: ScrollView { VStack { rows }.frame(maxWidth: .infinity) }.modifier(measure)
        case .lazy: ScrollView { LazyVStack { rows } }.modifier(measure)
        case .stack: NavigationStack { List { rows }.modifier(measure).navigationTitle("title") }
        case .inlineStack:
          NavigationStack { List { rows }.modifier(measure).navigationTitle("title").navigationBarTitleDisplayMode(.inline) }
        case .searched: NavigationStack { List { rows }.modifier(measure).navigationTitle("title").searchable(text: $query) }
        case .pages:
          TabView {
            List { rows }.modifier(measure)
            Text("other page")
          }
          .tabViewStyle(.page)
        case .carousels: ScrollView { VStack { ForEach(0..<20, id: \.self) { _ in carousel } } }.modifier(measure)
        case .nested: ScrollView { VStack { ForEach(0..<10, id: \.self) { inner($0) } } }.modifier(measure)
        case .editor: TextEditor(text: .constant((0..<90).map { "line \($0)" }.joined(separator: "\n"))).modifier(measure)
        }
      }

      private var rows: some View { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 30) } }

      private var carousel: some View {
        ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 80, height: 80) } } }
      }

      /// A scroll view along the axis of the outer one whose content fits, with each behavior that passes everything on.
      private func inner(_ index: Int) -> some View {
        ScrollView { Color.blue.frame(width: 300, height: 90) }
          .scrollBounceBehavior(index.isMultiple(of: 2) ? .basedOnSize : .automatic)
          .frame(height: 100)
      }
    }

    private struct Root: View {
      let kind: Kind
      let gauge = Gauge()
      var detents: Set<PresentationDetent> = [.medium, .large]
      var interaction = PresentationContentInteraction.automatic
      var refreshes = false

      @ViewBuilder private var content: some View {
        if refreshes {
          Content(kind: kind, gauge: gauge).refreshable { await MainActor.run { Log.add("refresh") } }
        } else {
          Content(kind: kind, gauge: gauge)
        }
      }

      @State private var isPresented = true

      var body: some View {
        Text("root").sheet(isPresented: $isPresented, onDismiss: { Log.add("dismissed") }) {
          content.frame(maxWidth: .infinity, maxHeight: .infinity).background { Color.yellow.opacity(0.01).ax("panel") }
            .presentationDetents(detents).presentationContentInteraction(interaction)
        }
      }
    }

    /// A finger on a sheet, which begins 10 points below `start`, the slop of scroll views.
    @MainActor
    private struct Finger {
      let stage: Stage
      let start: CGFloat
      var x: CGFloat = 195

      func begin(down: Bool = false) async {
        await stage.harness.down(at: CGPoint(x: x, y: start + (down ? -10 : 10)))
        await move(0)
      }

      /// Moves to a distance from the start, up for negative ones, and rests there.
      func move(_ distance: CGFloat) async {
        await stage.harness.move(to: CGPoint(x: x, y: start + distance), duration: 0.5)
        await stage.harness.advance(by: 0.2)
      }

      func end() async {
        await stage.harness.up()
        await stage.rest()
      }
    }

    /// The upper edge of the sheet as it is drawn.
    private func top(_ stage: Stage) -> CGFloat { stage.harness.presented("panel", .y).map { CGFloat($0) } ?? .nan }

    private func isNear(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1) -> Bool { abs(value - expected) <= tolerance }

    /// A sheet at rest, and the measure of its content.
    private func mount(_ root: Root, idiom: Idiom = .phone) async -> (stage: Stage, gauge: Gauge) {
      let stage = await Stage(root, idiom: idiom)
      await stage.rest()
      return (stage, root.gauge)
    }

    @Test(arguments: Kind.allCases)
    func `B19.28h one drag grows a sheet, scrolls its content, brings it back and lowers the sheet`(_ kind: Kind) async {
      let (stage, gauge) = await mount(Root(kind: kind))
      let (low, high) = (top(stage), CGFloat(10))
      #expect(isNear(low, 422))
      let finger = Finger(stage: stage, start: 740)
      await finger.begin()
      await finger.move(-200)
      #expect(isNear(top(stage), low - 200) && isNear(gauge.offset, 0))
      await finger.move(high - low - 150)
      #expect(isNear(top(stage), high) && isNear(gauge.offset, 150))
      await finger.move(high - low - 50)
      #expect(isNear(top(stage), high) && isNear(gauge.offset, 50))
      await finger.move(high - low + 100)
      #expect(isNear(top(stage), high + 100) && isNear(gauge.offset, 0))
      await finger.move(high - low + 300)
      #expect(isNear(top(stage), high + 300))
      await finger.end()
      #expect(isNear(top(stage), low) && isNear(gauge.offset, 0))
      #expect(Log.take() == [])
    }

    @Test(arguments: Kind.allCases)
    func `B19.28 content at its top pulls a sheet down, and up again in the same drag`(_ kind: Kind) async {
      let (stage, gauge) = await mount(Root(kind: kind, detents: [.large]))
      let finger = Finger(stage: stage, start: 300)
      await finger.begin(down: true)
      await finger.move(200)
      #expect(isNear(top(stage), 210) && isNear(gauge.offset, 0))
      await finger.move(50)
      #expect(isNear(top(stage), 60) && isNear(gauge.offset, 0))
      await finger.move(-100)
      #expect(isNear(top(stage), 10) && isNear(gauge.offset, 100))
      await finger.end()
      #expect(isNear(top(stage), 10) && isNear(gauge.offset, 100))
      #expect(Log.take() == [])
    }

    @Test(arguments: Kind.allCases)
    func `B19.28k a drag of content that is scrolled scrolls and bounces, and leaves the sheet`(_ kind: Kind) async {
      let (stage, gauge) = await mount(Root(kind: kind, detents: [.large]))
      let up = Finger(stage: stage, start: 700)
      await up.begin()
      await up.move(-200)
      await up.end()
      #expect(isNear(gauge.offset, 200))
      let down = Finger(stage: stage, start: 200)
      await down.begin(down: true)
      await down.move(500)
      #expect(isNear(top(stage), 10) && gauge.offset < -20)
      await down.end()
      #expect(isNear(top(stage), 10) && isNear(gauge.offset, 0))
      #expect(Log.take() == [])
    }

    @Test(arguments: Kind.allCases)
    func `B19.28l the momentum of a drag goes to the sheet while it grows, and to the content once that scrolls`(_ kind: Kind) async {
      var (stage, gauge) = await mount(Root(kind: kind))
      await stage.harness.drag(from: CGPoint(x: 195, y: 740), to: CGPoint(x: 195, y: 600), duration: 0.1)
      await stage.rest()
      #expect(isNear(top(stage), 10) && isNear(gauge.offset, 0))
      (stage, gauge) = await mount(Root(kind: kind))
      await stage.harness.drag(from: CGPoint(x: 195, y: 740), to: CGPoint(x: 195, y: 240), duration: 0.3)
      let released = gauge.offset
      await stage.rest()
      #expect(isNear(top(stage), 10) && gauge.offset > released + 100)
    }

    @Test func `B19.28 the momentum of a drag that lowers the sheet leaves the content at its top`() async {
      let (stage, gauge) = await mount(Root(kind: .list))
      let up = Finger(stage: stage, start: 740)
      await up.begin()
      await up.move(-412)
      await stage.harness.move(to: CGPoint(x: 195, y: 480), duration: 0.1)
      await up.end()
      #expect(isNear(top(stage), 422) && isNear(gauge.offset, 0))
      await stage.harness.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 700), duration: 0.1)
      await stage.rest()
      #expect(Log.take() == ["dismissed"])
    }

    @Test(arguments: [Kind.list, .scroll, .stack])
    func `B19.28i content that scrolls first scrolls in a low sheet, and lowers it once it is at its top`(_ kind: Kind) async {
      let (stage, gauge) = await mount(Root(kind: kind, interaction: .scrolls))
      let finger = Finger(stage: stage, start: 740)
      await finger.begin()
      await finger.move(-150)
      #expect(isNear(top(stage), 422) && isNear(gauge.offset, 150))
      await finger.move(50)
      #expect(isNear(top(stage), 472) && isNear(gauge.offset, 0))
      await finger.move(-100)
      #expect(isNear(top(stage), 422) && isNear(gauge.offset, 100))
      await finger.end()
      #expect(isNear(top(stage), 422) && isNear(gauge.offset, 100))
    }

    @Test(arguments: [Kind.list, .scroll, .stack, .searched])
    func `B15.53 B19.28j content that can be refreshed is pulled before its sheet`(_ kind: Kind) async throws {
      let (stage, gauge) = await mount(Root(kind: kind, detents: [.large], refreshes: true))
      let finger = Finger(stage: stage, start: 300)
      await finger.begin(down: true)
      await finger.move(200)
      #expect(isNear(top(stage), 10) && gauge.offset < -40)
      await finger.end()
      try await stage.harness.wait(timeout: .seconds(600)) { Log.count > 0 }
      await stage.rest()
      #expect(Log.take() == ["refresh"] && isNear(top(stage), 10) && isNear(gauge.offset, 0))
    }

    @Test func `B15.53 B19.28 a drag lowers the sheet that it has grown before it refreshes`() async throws {
      let (stage, gauge) = await mount(Root(kind: .list, refreshes: true))
      let finger = Finger(stage: stage, start: 700)
      await finger.begin()
      await finger.move(-200)
      await finger.move(-50)
      #expect(isNear(top(stage), 372) && isNear(gauge.offset, 0))
      await finger.move(100)
      #expect(isNear(top(stage), 422) && gauge.offset < -20)
      await finger.move(-50)
      #expect(isNear(top(stage), 372) && isNear(gauge.offset, 0))
      await finger.end()
      #expect(Log.take() == [])
    }

    @Test func `B19.28 a row of views that scrolls sideways leaves vertical drags to the sheet, and takes its own`() async {
      let (stage, gauge) = await mount(Root(kind: .carousels))
      let finger = Finger(stage: stage, start: 740)
      await finger.begin()
      await finger.move(-100)
      #expect(isNear(top(stage), 322))
      await finger.move(0)
      await finger.end()
      await stage.harness.drag(from: CGPoint(x: 300, y: 650), to: CGPoint(x: 100, y: 640), duration: 0.5)
      await stage.rest()
      #expect(isNear(top(stage), 422) && isNear(gauge.offset, 0))
    }

    @Test func `B19.28 a list of two rows moves the sheet only`() async {
      struct Root: View {
        let gauge: Gauge

        var body: some View {
          Text("root").sheet(isPresented: .constant(true)) {
            List {
              Text("first")
              Text("second")
            }
            .modifier(Measure(gauge: gauge))
            .background { Color.yellow.opacity(0.01).ax("panel") }.presentationDetents([.medium, .large])
          }
        }
      }
      let gauge = Gauge()
      let stage = await Stage(Root(gauge: gauge))
      await stage.rest()
      let low = top(stage)
      let finger = Finger(stage: stage, start: 740)
      await finger.begin()
      await finger.move(-200)
      await finger.move(30)
      #expect(isNear(top(stage), low + 30) && isNear(gauge.offset, 0))
      await finger.end()
      #expect(isNear(top(stage), low) && isNear(gauge.offset, 0))
    }

    @Test func `B19.28 a sheet that is dragged evaluates no body`() async {
      let (stage, _) = await mount(Root(kind: .list))
      let finger = Finger(stage: stage, start: 740)
      await finger.begin()
      await finger.move(-20)
      stage.harness.resetCounters()
      await finger.move(-200)
      #expect(stage.harness.counters.bodiesByType == [:])
      await finger.move(0)
      await finger.end()
    }

    @Test func `B19.28 a drag that the window loses brings the sheet to a detent and leaves the content`() async {
      let (stage, gauge) = await mount(Root(kind: .list))
      let finger = Finger(stage: stage, start: 740)
      await finger.begin()
      await finger.move(-150)
      await stage.harness.cancel()
      await stage.rest()
      #expect(isNear(top(stage), 422) && isNear(gauge.offset, 0))
    }

    @Test func `B19.28 a sheet on a desktop stays in its place, and wheels scroll its content`() async {
      let (stage, gauge) = await mount(Root(kind: .list), idiom: .desktop)
      let start = top(stage)
      await stage.harness.wheel(at: CGPoint(x: 400, y: 300), by: CGSize(width: 0, height: 60), precise: true)
      #expect(top(stage) == start && isNear(gauge.offset, 60))
      await stage.harness.drag(from: CGPoint(x: 400, y: 350), to: CGPoint(x: 400, y: 250), duration: 0.3)
      await stage.rest()
      #expect(top(stage) == start && isNear(gauge.offset, 60))
    }
  }
}
