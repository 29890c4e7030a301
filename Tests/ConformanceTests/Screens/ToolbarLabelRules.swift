import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The looks of labels and toggles in toolbars.
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

    @Test func `B20.20ab labels of buttons in toolbars are icons that are read, and what opens there has titles`() async throws {
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

    @Test func `B20.20 controls in the bar of a window show no labels, which are read all the same`() async {
      struct Root: View {
        @State private var kind = 0
        @State private var isShown = true

        private var picker: some View {
          Picker("Kind", selection: $kind) {
            Text("one").tag(0)
            Text("two").tag(1)
          }
        }

        var body: some View {
          NavigationStack {
            Text("screen")
              .toolbar {
                ToolbarItem { picker.pickerStyle(.segmented) }
                ToolbarItem(placement: .principal) { picker.pickerStyle(.menu) }
                ToolbarItem { Stepper("Count", value: $kind) }
              }
              .popover(isPresented: $isShown) { Picker("Inside", selection: $kind) { Text("inner").tag(0) }.fixedSize() }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.rest()
      #expect(stage.shows("one") && stage.shows("Inside") && stage.shows("inner"))
      #expect(!stage.shows("Kind") && !stage.shows("Count"))
      #expect(stage.has("Kind") && stage.has("Count"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.20c B21.50e toggles in toolbars are buttons, and what opens there has the toggles of the idiom`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var isOn = false
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Text(isOn ? "on" : "off")
              .toolbar {
                Toggle("Favorites", systemImage: "star", isOn: $isOn).aid("bar")
                Button("Sheet", systemImage: "square") { isShown = true }
                  .sheet(isPresented: $isShown) { Toggle("Inside", isOn: $isOn).fixedSize().aid("sheet") }
              }
          }
        }
      }
      let stage = await Stage(Root(), idiom: idiom)
      let toggle = try #require(stage.harness.frame(of: "bar"))
      #expect(toggle.width < 50 && !stage.shows("Favorites") && stage.harness.role(of: "Favorites") == "toggle")
      try await stage.tap("Favorites")
      #expect(stage.shows("on") && stage.harness.value(of: "Favorites") == "1")
      try await stage.tap("Sheet")
      let outside = await Stage(Toggle("Inside", isOn: .constant(true)).fixedSize().aid("sheet"), idiom: idiom)
      #expect(stage.harness.frame(of: "sheet")?.size == outside.harness.frame(of: "sheet")?.size)
    }

    @Test func `B20.20 B21.50 a toggle style of the app decides`() async throws {
      let stage = await Stage(
        NavigationStack {
          Text("screen").toolbar { Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().aid("bar") }
        })
      #expect(stage.harness.frame(of: "bar")?.width == 66)
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B20.20b a label style of the app decides`(_ idiom: Idiom) async throws {
      let stage = await Stage(
        NavigationStack {
          Text("screen").toolbar { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) }
        }, idiom: idiom)
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
