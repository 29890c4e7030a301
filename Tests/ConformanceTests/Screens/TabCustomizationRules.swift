import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What people have changed about tabs (documentation).
  @MainActor
  struct TabCustomizationRules {
    @MainActor @Observable
    final class Model {
      var tabs = TabViewCustomization()
    }

    private struct Tabs<Style: TabViewStyle>: View {
      @Bindable var model: Model
      let style: Style

      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Text("home") }.customizationID("home")
          Tab("Reports", systemImage: "chart.bar") { Text("reports") }.customizationID("reports").defaultVisibility(.hidden, for: .tabBar)
          TabSection("Things") {
            Tab("Lights", systemImage: "lightbulb") { Text("lights") }.customizationID("lights")
            Tab("Climate", systemImage: "fan") { Text("climate") }.customizationID("climate")
            Tab("Alarm", systemImage: "bell") { Text("alarm") }
          }
          .customizationID("things")
        }
        .tabViewStyle(style)
        .tabViewCustomization($model.tabs)
      }
    }

    private static let titles = ["Home", "Reports", "Lights", "Climate", "Alarm"]

    private func bar(_ stage: Stage) -> [String] { stage.harness.texts.filter { Self.titles.contains($0) } }

    @Test func `tabs come into the bar and leave it by their ids`() async {
      let model = Model()
      let stage = await Stage(Tabs(model: model, style: .automatic))
      #expect(bar(stage) == ["Home", "Lights", "Climate", "Alarm"])
      await stage.harness.turn {
        model.tabs[tab: "reports"].tabBarVisibility = .visible
        model.tabs[tab: "lights"].tabBarVisibility = .hidden
        model.tabs[tab: "climate"].sidebarVisibility = .hidden
      }
      #expect(bar(stage) == ["Home", "Reports", "Climate", "Alarm"])
      await stage.harness.turn { model.tabs.resetVisibility() }
      #expect(bar(stage) == ["Home", "Lights", "Climate", "Alarm"])
    }

    @Test func `tabs come into the sidebar and leave it by their ids, and sections by theirs`() async {
      let model = Model()
      let stage = await Stage(Tabs(model: model, style: .sidebarAdaptable), idiom: .desktop)
      #expect(bar(stage) == Self.titles)
      await stage.harness.turn {
        model.tabs[tab: "reports"].tabBarVisibility = .hidden
        model.tabs[sidebarVisibility: "lights"] = .hidden
      }
      #expect(bar(stage) == ["Home", "Reports", "Climate", "Alarm"])
      await stage.harness.turn { model.tabs[sidebarVisibility: "things"] = .hidden }
      #expect(bar(stage) == ["Home", "Reports"] && !stage.shows("Things"))
    }

    @Test func `the tabs of a section stand in the order of people, and others keep their places`() async {
      for idiom in [Idiom.phone, .desktop] {
        let model = Model()
        let stage = await Stage(Tabs(model: model, style: .sidebarAdaptable), idiom: idiom)
        let first = idiom == .phone ? ["Home"] : ["Home", "Reports"]
        await stage.harness.turn { model.tabs[section: "things"].tabOrder = ["climate", "gone", "lights"] }
        #expect(bar(stage) == first + ["Climate", "Lights", "Alarm"])
        #expect(model.tabs[sectionID: "things"] == ["climate", "gone", "lights"])
        await stage.harness.turn { model.tabs.resetSectionOrder() }
        #expect(bar(stage) == first + ["Lights", "Climate", "Alarm"])
      }
    }

    @Test func `the id of a section is not that of its tabs`() async {
      let model = Model()
      let stage = await Stage(Tabs(model: model, style: .automatic))
      await stage.harness.turn { model.tabs[tab: "things"].sidebarVisibility = .hidden }
      #expect(bar(stage) == ["Home", "Lights", "Climate", "Alarm"])
      await stage.harness.turn { model.tabs[tab: "things"].tabBarVisibility = .hidden }
      #expect(bar(stage) == ["Home"])
    }

    @Test func `what people may not change is as the app says`() async {
      struct Root: View {
        @Bindable var model: Model

        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { Text("home") }.customizationID("home")
              .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            Tab("Lights", systemImage: "lightbulb") { Text("lights") }.customizationID("lights")
              .customizationBehavior(.reorderable, for: .sidebar)
          }
          .tabViewCustomization($model.tabs)
        }
      }
      let model = Model()
      let stage = await Stage(Root(model: model))
      await stage.harness.turn { for id in ["home", "lights"] { model.tabs[tab: id].tabBarVisibility = .hidden } }
      #expect(bar(stage) == ["Home"])
    }

    @Test func `pinned tabs stand at the end of a bar, and tabs for the sidebar alone are not in it`() async {
      struct Root: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { Text("home") }.tabPlacement(.pinned)
            Tab("Lights", systemImage: "lightbulb") { Text("lights") }
            Tab("Alarm", systemImage: "bell") { Text("alarm") }.tabPlacement(.sidebarOnly)
          }
          .tabViewStyle(.sidebarAdaptable)
        }
      }
      #expect(bar(await Stage(Root())) == ["Lights", "Home"])
      #expect(bar(await Stage(Root(), idiom: .desktop)) == ["Home", "Lights", "Alarm"])
    }

    @Test func `a customization of tabs is stored and read again`() async throws {
      struct Root: View {
        @AppStorage("tabs") private var tabs: TabViewCustomization
        var body: some View {
          Button(tabs[sidebarVisibility: "a"] == .hidden ? "hidden" : "shown") { tabs[sidebarVisibility: "a"] = .hidden }
        }
      }
      let defaults = MemoryDefaults()
      let harness = await mount(Root().defaultAppStorage(defaults))
      try await harness.tap("shown")
      #expect(await mount(Root().defaultAppStorage(defaults)).texts == ["hidden"])
    }
  }
}
