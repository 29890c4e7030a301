import RivuletHeadless
import RivuletHost
import SwiftUI
import Testing

@testable import RivuletInspector

/// The sources of truth as the inspector shows them, with their readers and the bindings to them.
@MainActor
struct SourcesTests {
  @Observable final class Inner {
    var depth = 0
  }

  @Observable final class Model {
    var title = "draft"
    var count = 0
    var inner = Inner()
  }

  struct Editor: View {
    @Bindable var model: Model
    var body: some View { TextField("Title", text: $model.title) }
  }

  struct Heading: View {
    @Environment(Model.self) private var model
    var body: some View { Text(model.title) }
  }

  struct Depth: View {
    let inner: Inner
    var body: some View { Button("Depth \(inner.depth)") { inner.depth += 1 } }
  }

  struct Bystander: View {
    let model: Model
    var body: some View { VStack { Button("Count") { model.count += 1 } } }
  }

  struct Root: View {
    @State private var model = Model()
    var body: some View {
      Editor(model: model)
      Heading().environment(model)
      Depth(inner: model.inner)
      Bystander(model: model)
    }
  }

  struct Look: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  struct Pages: View {
    @State private var tab = 1
    @State private var path: [Int] = []
    @State private var name = ""
    @State private var isShown = false
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          VStack {
            TextField("Name", text: $name)
            Look()
          }
          .sheet(isPresented: $isShown) { Text("Sheet") }
        }
        .tabItem { Label("First", systemImage: "person.2") }.tag(1)
        Text("Two").tabItem { Label("Second", systemImage: "gear") }.tag(2)
      }
    }
  }

  private func answers(_ inspection: Inspection) async -> (windows: [WindowAnswer], sources: [SourceAnswer]) {
    (await inspection.ask("tree").windows ?? [], await inspection.ask("sources").sources ?? [])
  }

  @Test func `an observable object is one source, whether states, environments or bindings hold it`() async throws {
    let inspection = await Inspection(Root())
    let sources = await answers(inspection).sources.filter { $0.isOwn && $0.type == "Model" }
    #expect(sources.map(\.name) == ["Root.model"])
    let source = try #require(sources.first)
    func names(_ ids: [String]) -> [String] { ids.map { source.names[$0] ?? $0 } }
    #expect(names(source.readers).filter { $0 != "TextField" && $0 != "FieldCore" } == ["Root", "Editor", "Heading"])
    #expect(names(source.holders) == ["Root", "Heading"])
    #expect(source.references.map { "\(source.names[$0.view] ?? "").\($0.name) \($0.path)" }.first == "Editor._model ")
    #expect(
      source.references.contains { source.names[$0.view] == "TextField" && $0.path == ".title" },
      "\(source.references.map { "\(source.names[$0.view] ?? $0.view) \($0.name) \($0.path)" })")
  }

  @Test func `the readers of an object's property are among the readers of the object`() async throws {
    let inspection = await Inspection(Root())
    try await inspection.driver.type("s", into: "Title")
    let (_, sources) = await answers(inspection)
    let source = try #require(sources.first { $0.name == "Root.model" })
    let turns = await inspection.ask("causes").turns ?? []
    let changes = turns.flatMap(\.changes).filter { $0.source == "Model.title" }
    #expect(!changes.isEmpty)
    let names = Set(source.readers.compactMap { source.names[$0] })
    #expect(changes.flatMap(\.readers).filter { ["Editor", "Heading"].contains($0) }.allSatisfy(names.contains))
    #expect(source.changes.contains { $0.event.hasPrefix("text") })
  }

  @Test func `an object inside another one is a source`() async throws {
    let inspection = await Inspection(Root())
    try await inspection.driver.tap("Depth 0")
    let (_, sources) = await answers(inspection)
    let source = try #require(sources.first { $0.type == "Inner" })
    #expect(source.name == "Depth.inner" && source.isOwn)
    #expect(source.readers.map { source.names[$0] } == ["Depth"])
    #expect(source.changes.map(\.event) == ["tap on \"Depth 0\""])
  }

  @Test func `a binding in one of the library's views is a reference of that view, and is drawn`() async throws {
    let inspection = await Inspection(Pages())
    let (windows, sources) = await answers(inspection)
    for (name, view) in [("tab", "TabView"), ("path", "NavigationStack"), ("name", "TextField"), ("isShown", "isPresented")] {
      let source = try #require(sources.first { $0.name == "Pages.\(name)" })
      #expect(source.references.contains { source.names[$0.view] == view }, "\(name)")
      for chosen in [nil, source.id] {
        let diagram = FlowDiagram(windows, sources, chosen: chosen)
        let box = try #require(diagram.boxes.first { $0.title == view && !$0.isSource }, "\(name)")
        #expect(diagram.arrows.contains { $0.kind == .refers && $0.from == source.id && $0.to == box.id }, "\(name)")
      }
    }
  }

  @Test func `a chosen value of the environment is drawn with its readers`() async throws {
    let inspection = await Inspection(Pages())
    let (windows, sources) = await answers(inspection)
    let source = try #require(sources.first { $0.name == "Look.scheme" })
    #expect(!FlowDiagram(windows, sources, chosen: nil).boxes.contains { $0.id == source.id })
    let diagram = FlowDiagram(windows, sources, chosen: source.id)
    #expect(diagram.boxes.filter { $0.isChosen && !$0.isSource }.map(\.title) == ["Look"])
    #expect(diagram.arrows.contains { $0.from == source.id && $0.isChosen })
  }

  @Test func `a reader in a tab that isn't shown has its name`() async throws {
    let inspection = await Inspection(Pages())
    try await inspection.driver.tap("Second")
    await inspection.driver.rest()
    let (windows, sources) = await answers(inspection)
    let source = try #require(sources.first { $0.name == "Look.scheme" })
    #expect(source.readers.map { source.names[$0] } == ["Look"])
    #expect(FlowDiagram(windows, sources, chosen: source.id).boxes.contains { $0.title == "Look" && $0.isChosen })
  }

  @Test func `an object in the environment has the name of its type`() async throws {
    struct Giver: View {
      @State private var model = Model()
      @StateObject private var shelf = Shelf()
      var body: some View { Look().environment(model).environmentObject(shelf) }
    }
    let inspection = await Inspection(Giver())
    let views = await answers(inspection).windows.flatMap(\.views).flat
    let giver = try #require(views.first { $0.name == "Giver" })
    #expect(Set(giver.properties.filter { $0.kind == "sets" }.map(\.name)) == ["Model", "Shelf"])
  }
}
