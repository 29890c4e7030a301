import Combine
import RivuletTesting
import SwiftUI
import Testing

/// Content closures over a view that stores nothing but a watched object. The optimiser may leave of such a closure the object alone, so this is
/// tested in release too (B2.07).
@MainActor
struct WatchedObjectCountsTests {
  private final class Model: ObservableObject {
    @Published var n = 0
    @Published var titles = ["a", "b"]
  }

  private struct Card<Content: View>: View {
    let content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    var body: some View { VStack { content() } }
  }

  private struct Page: View {
    @ObservedObject var model: Model

    var body: some View { Card { Text(verbatim: "\(model.n)") } }
  }

  private struct CapturingPage: View {
    @ObservedObject var model: Model

    var body: some View { Card { [model] in Text(verbatim: "\(model.n)") } }
  }

  private struct Reader: View {
    @ObservedObject var model: Model

    var body: some View { GeometryReader { _ in Text(verbatim: "\(model.n)") } }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View { ForEach(model.titles.indices, id: \.self) { Text(verbatim: model.titles[$0]) } }
  }

  private func shown<Root: View>(_ root: Root, _ change: () -> Void) async -> (texts: [String], bodies: [String: Int]) {
    let harness = ViewHarness(root)
    await harness.settle()
    harness.resetCounters()
    await harness.turn(change)
    return (harness.texts, harness.counters.bodiesByType)
  }

  @Test func `a container around a watched object's content is evaluated once a change`() async {
    let model = Model()
    var shown = await shown(Page(model: model)) { model.n = 1 }
    #expect(shown.texts == ["1"] && shown.bodies.values.sorted() == [1, 1])
    shown = await self.shown(CapturingPage(model: model)) { model.n = 2 }
    #expect(shown.texts == ["2"] && shown.bodies.values.sorted() == [1, 1])
  }

  @Test func `readers and rows of a watched object follow it`() async {
    let model = Model()
    #expect(await shown(Reader(model: model)) { model.n = 3 }.texts == ["3"])
    #expect(await shown(Rows(model: model)) { model.titles = ["c", "d"] }.texts == ["c", "d"])
  }
}
