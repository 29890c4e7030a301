import Combine
import Foundation
import RivuletCore
import RivuletGraph
import Testing

/// Several windows of one app: one graph, one queue and one turn, with state, layout and drawing of their own.
@MainActor
struct AppRuntimeTests {
  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Window: View {
    @ObservedObject var model: Model
    let name: String
    let log: Log

    var body: some View {
      let _ = log.add("\(name) \(model.count)")
      Box(name: "box", width: CGFloat(10 + model.count))
        .onAppear { log.add("\(name) appeared") }
        .onDisappear { log.add("\(name) disappeared") }
    }
  }

  private let services = TestServices()
  private let model = Model()
  private let log = Log()

  private func open(_ name: String, in app: AppRuntime, width: CGFloat) -> ViewTree {
    ViewTree(
      Window(model: model, name: name, log: log), app: app, size: CGSize(width: width, height: 50), environment: EnvironmentValues())
  }

  @Test func `one turn updates every window that reads what has changed`() {
    let app = AppRuntime(services: services)
    let (left, right) = (open("left", in: app, width: 100), open("right", in: app, width: 200))
    app.runTurn()
    #expect(log.take() == "left 0, right 0, left appeared, right appeared")
    #expect(left.root.size.width == 100)
    #expect(right.root.size.width == 200)
    model.count = 5
    app.runTurn()
    #expect(log.take() == "left 5, right 5")
    for window in [left, right] { #expect(window.layoutDump().contains("15")) }
    #expect(app.isQuiet)
    #expect(app.graph.checkInvariants().isEmpty)
  }

  @Test func `a window that its host lets go of takes its views out, and the others go on`() {
    let app = AppRuntime(services: services)
    let left = open("left", in: app, width: 100)
    var right: ViewTree? = open("right", in: app, width: 200)
    app.runTurn()
    _ = log.take()
    right?.close()
    right = nil
    #expect(log.take() == "right disappeared")
    model.count = 1
    app.runTurn()
    #expect(log.take() == "left 1")
    #expect(left.layoutDump().contains("11"))
    #expect(app.graph.checkInvariants().isEmpty)
  }

  private final class Holder {
    var window: ViewTree?
  }

  private struct Giving: View {
    @ObservedObject var model: Model
    let holder: Holder

    var body: some View {
      Box(name: "giver", width: CGFloat(10 + model.count)).onChange(of: model.count) { holder.window = nil }
    }
  }

  @Test func `a window that an action of another one lets go of is closed at the end of the turn`() {
    let app = AppRuntime(services: services)
    let holder = Holder()
    let giver = ViewTree(
      Giving(model: model, holder: holder), app: app, size: CGSize(width: 100, height: 50), environment: EnvironmentValues())
    holder.window = open("right", in: app, width: 200)
    app.runTurn()
    _ = log.take()
    model.count = 1
    app.runTurn()
    #expect(holder.window == nil && log.take() == "right 1")
    model.count = 2
    app.runTurn()
    #expect(log.take() == "right disappeared")
    #expect(giver.layoutDump().contains("12"))
    #expect(app.graph.checkInvariants().isEmpty)
  }

  @Test func `only the window is laid out of which the size has changed`() {
    let app = AppRuntime(services: services)
    let (left, right) = (open("left", in: app, width: 100), open("right", in: app, width: 200))
    app.runTurn()
    let before = right.layout.number
    left.setSize(CGSize(width: 120, height: 50))
    app.runTurn()
    #expect(left.root.size.width == 120)
    #expect(right.layout.number == before)
  }
}
