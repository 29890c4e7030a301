import Foundation
import RivuletHeadless
import RivuletHost
import RivuletTesting
import SwiftUI
import Testing

@testable import RivuletInspector

/// The inspector's window, connected to an app over a real socket.
@MainActor
struct InspectorPageTests {
  private func inspected() async throws -> (app: HeadlessDriver, service: InspectorService, inspector: ViewHarness, model: InspectorModel) {
    let app = HeadlessDriver(Store(), configuration: HeadlessConfiguration())
    let service = InspectorService(app.host.app, name: "Store")
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("i\(UUID().uuidString.prefix(8))").path
    try service.serve(at: path)
    await app.settle()
    let model = InspectorModel(path: path)
    let inspector = ViewHarness(
      InspectorPage(model: model), size: CGSize(width: 1_100, height: 760), idiom: .desktop, textMeasurer: FixedAdvanceMeasurer())
    try await inspector.wait(timeout: .seconds(20)) { !model.sources.isEmpty }
    return (app, service, inspector, model)
  }

  @Test func `the tree shows the app's views, and a chosen one its reasons`() async throws {
    let (app, service, inspector, model) = try await inspected()
    defer { service.close() }
    #expect(inspector.texts.contains("Stepping"))
    #expect(!inspector.texts.contains("PaddingModifier"))
    try await app.tap("Step")
    try await inspector.wait(timeout: .seconds(20)) { model.sources.contains { $0.name == "Store.count" && $0.value == "2" } }
    model.view = model.windows[0].views.flat.first { $0.name == "Amount" }?.id
    try await inspector.wait(timeout: .seconds(20)) { !model.reasons.isEmpty }
    #expect(inspector.texts.contains { $0.hasSuffix("Store created it with a different number.") })
    #expect(app.tree.drawing.displayList(scale: 2).dump() != "")
  }

  @Test func `a chosen source lights up its readers in the diagram`() async throws {
    let (_, service, inspector, model) = try await inspected()
    defer { service.close() }
    try await inspector.tap("Data")
    let count = try #require(model.sources.first { $0.name == "Store.count" })
    model.source = count.id
    await inspector.settle()
    let diagram = FlowDiagram(model.windows, model.sources, chosen: count.id)
    #expect(diagram.boxes.filter { $0.isSource && $0.isChosen }.map(\.title) == ["@State Store.count"])
    #expect(diagram.boxes.filter { !$0.isSource && $0.isChosen }.map(\.title) == ["Store", "Stepping"])
    #expect(diagram.arrows.contains { $0.kind == .refers && $0.isChosen })
    #expect(inspector.texts.contains("Readers"))
  }

  @Test func `a body in several places has one box, and of many alike two have one`() throws {
    func view(_ id: String, _ name: String, _ children: [String] = []) -> String {
      """
      {"id": "\(id)", "name": "\(name)", "isOwn": true, "hasBody": true, "frame": [0, 0, 1, 1], "properties": [],
       "children": [\(children.joined(separator: ","))]}
      """
    }
    let rows = (10..<20).map { view("b\($0)", "Row") }
    let root = view(
      "b1", "Root", [view("b2", "Screen", [view("b3", "Left")]), view("b2", "Screen", [view("b4", "Right")] + rows)])
    let window = "{\"title\": \"\", \"width\": 1, \"height\": 1, \"views\": [\(root)]}"
    let diagram = FlowDiagram([try JSONDecoder().decode(WindowAnswer.self, from: Data(window.utf8))], [], chosen: nil)
    #expect(diagram.boxes.map(\.title) == ["Root", "Screen", "Left", "Right", "Row", "Row"])
    #expect(diagram.arrows.map { "\($0.from) \($0.to)" } == ["b1 b2", "b2 b3", "b2 b4", "b2 b10", "b2 b11"])
    #expect(FlowDiagram([], [], chosen: nil).size == .zero)
  }

  @Test func `the chain of a turn goes from the event to the drawing`() async throws {
    let (app, service, inspector, model) = try await inspected()
    defer { service.close() }
    try await inspector.tap("Causes")
    try await app.tap("Step")
    try await inspector.wait(timeout: .seconds(20)) { model.turns.contains { !$0.changes.isEmpty } }
    let texts = inspector.texts
    for text in ["tap on \"Step\"", "Store.count", "1 → 2", "3 bodies", "@self(number)"] { #expect(texts.contains(text), "\(text)") }
  }

  @Test func `layout and cost have pages`() async throws {
    let (app, service, inspector, model) = try await inspected()
    defer { service.close() }
    try await app.tap("Step")
    model.view = model.windows[0].views.flat.first { $0.name == "Amount" }?.id
    try await inspector.tap("Layout")
    try await inspector.wait(timeout: .seconds(20)) { model.layout != nil }
    #expect(inspector.texts.contains { $0.hasSuffix("asks its children") })
    try await inspector.tap("Cost")
    try await inspector.wait(timeout: .seconds(20)) { !model.costs.isEmpty }
    #expect(inspector.texts.contains("Amount"))
  }

  @Test func `the inspector follows an app to the process that replaces it`() async throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("i\(UUID().uuidString.prefix(8)).watch").path
    var drivers: [HeadlessDriver] = []
    defer { withExtendedLifetime(drivers) {} }
    func app(_ number: Int, _ name: String) async throws -> InspectorService {
      let driver = HeadlessDriver(Store(), configuration: HeadlessConfiguration())
      drivers.append(driver)
      let service = InspectorService(driver.host.app, name: name)
      try service.serve(at: "\(base)\(number)")
      await driver.settle()
      return service
    }
    let first = try await app(1, "First")
    let model = InspectorModel(path: "\(base)1")
    let inspector = ViewHarness(
      InspectorPage(model: model), size: CGSize(width: 1_100, height: 760), idiom: .desktop, textMeasurer: FixedAdvanceMeasurer())
    try await inspector.wait(timeout: .seconds(20)) { model.appName == "First" && !model.windows.isEmpty }
    model.view = model.windows[0].views.flat.first { $0.name == "Amount" }?.id
    // A process that does not start uses up a number.
    let third = try await app(3, "Third")
    defer { third.close() }
    first.close()
    try await inspector.wait(timeout: .seconds(20)) { model.appName == "Third" && !model.sources.isEmpty }
    #expect(model.problem == nil && model.view == nil)
    #expect(inspector.texts.contains("Third"))
    #expect(SeriesPath("/tmp/socket") == nil && SeriesPath("/tmp/socket.watch") == nil && SeriesPath("/tmp/socket12") == nil)
    #expect(SeriesPath("/tmp/socket.watch9")?.next.first == "/tmp/socket.watch10")
  }

  @Test func `an exported trace is a document that a file panel saves`() async throws {
    let (app, service, inspector, model) = try await inspected()
    defer { service.close() }
    try await inspector.tap("Cost")
    try await app.tap("Step")
    model.exportTrace()
    try await inspector.wait(timeout: .seconds(20)) { model.trace != nil }
    let trace = try #require(model.trace)
    let wrapper = trace.wrapper()
    let events = try JSONDecoder().decode([TraceAnswer].self, from: #require(wrapper.regularFileContents))
    #expect(events.contains { $0.cat == "turn" })
  }

  @Test func `a turn counts the app's own changes and bodies, and with the library all`() async throws {
    struct Typing: View {
      @State private var text = ""
      var body: some View { TextField("Name", text: $text) }
    }
    let app = HeadlessDriver(Typing(), configuration: HeadlessConfiguration())
    let log = CauseLog(clock: nil)
    log.follow(app.host.app)
    await app.settle()
    try await app.type("a", into: "Name")
    let turn = try #require(log.turns.last { $0.changes.contains { $0.source == "Typing.text" } })
    #expect(turn.bodies.contains { !$0.isOwn })
    #expect(turn.shown(withLibrary: false).bodies.map(\.view).allSatisfy { $0 == "Typing" })
    #expect(turn.shown(withLibrary: false).changes.map(\.source) == ["Typing.text"])
    #expect(turn.shown(withLibrary: true).bodies.count == turn.bodies.count)
  }

  @Test func `an app that ends leaves what it last showed, with a sentence`() async throws {
    let (_, service, inspector, model) = try await inspected()
    service.close()
    try await inspector.wait(timeout: .seconds(20)) { model.problem != nil }
    #expect(inspector.texts.contains("The app has exited. Its last state remains here."))
    #expect(inspector.texts.contains("Stepping"))
    #expect(InspectorModel(path: "/no/such/socket").problem?.hasPrefix("No app is serving the socket") == true)
  }
}
