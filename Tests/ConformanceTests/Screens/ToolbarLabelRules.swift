import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// How the labels of buttons in toolbars look.
  @MainActor
  struct ToolbarLabelRules {
    private struct Root: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Text("screen")
            .navigationTitle("title")
            .toolbar {
              Button("Add", systemImage: "plus") { Log.add("add") }
              Menu("More", systemImage: "ellipsis") {
                Button("Copy", systemImage: "doc.on.doc") {}
              }
              Button("Sheet", systemImage: "square") { isShown = true }
                .sheet(isPresented: $isShown) { Label("inside", systemImage: "star") }
              Button("Plain") {}
            }
        }
      }
    }

    @Test func `B20.20 labels of buttons in toolbars are icons that are read, and what opens there has titles`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Root(), idiom: idiom)
        #expect(!stage.shows("Add") && !stage.shows("More") && stage.shows("Plain"))
        #expect(stage.harness.role(of: "Add") == "button")
        try await stage.tap("Add")
        #expect(Log.take() == ["add"])
        try await stage.tap("More")
        #expect(stage.shows("Copy"))
        try await stage.tap("Copy")
        try await stage.tap("Sheet")
        #expect(stage.shows("inside"))
      }
    }

    @Test func `B20.20 a label style of the app decides`() async throws {
      let stage = await Stage(
        NavigationStack {
          Text("screen").toolbar { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) }
        })
      #expect(stage.shows("Add"))
    }

    @Test func `B20.20 in the row of buttons of a desktop's sheet labels have titles`() async throws {
      let stage = await Stage(
        Text("screen").sheet(isPresented: .constant(true)) {
          Text("sheet").toolbar { Button("Add", systemImage: "plus") {} }
        }, idiom: .desktop)
      await stage.rest()
      #expect(stage.shows("Add"))
    }
  }
}
