import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Tab views whose tabs are a sidebar where there is room (B20.11).
  @MainActor
  struct TabSidebarRules {
    private struct Root: View {
      var placement = AdaptableTabBarPlacement.automatic
      @State private var chosen = "home"
      @State private var added = 0

      var body: some View {
        TabView(selection: $chosen) {
          Tab("Home", systemImage: "house", value: "home") { NamedTally(name: "h").life("home") }.badge(3)
          Tab("Search", systemImage: "magnifyingglass", value: "search") { Text("page search").life("search") }.disabled(true)
          TabSection("Things") {
            Tab("Lights", systemImage: "lightbulb", value: "lights") { Text("page lights \(added)").life("lights") }
            Tab("Climate", systemImage: "fan", value: "climate") { NavigationStack { Text("page climate").navigationTitle("Warm") } }
          }
          .sectionActions { Button("Add", systemImage: "plus") { added += 1 } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultAdaptableTabBarPlacement(placement)
        .tabViewSidebarHeader { Text("head of it") }
        .tabViewSidebarFooter { Text("foot of it") }
        .tabViewSidebarBottomBar { Button("bottom \(chosen)") { chosen = "home" } }
      }
    }

    @Test func `B20.11g on the desktop the tabs are a sidebar with sections, and what the app puts around them`() async throws {
      let stage = await Stage(Root(), idiom: .desktop)
      func frame(_ label: String) throws -> CGRect { try #require(stage.harness.elementFrame(label), "\(label)") }
      let (head, home, things, lights) = (try frame("head of it"), try frame("Home"), try frame("Things"), try frame("Lights"))
      let (foot, bottom) = (try frame("foot of it"), try frame("bottom home"))
      #expect(head.maxY <= home.minY && home.maxY <= things.minY && things.maxY <= lights.minY && lights.maxY <= foot.minY)
      #expect(foot.maxY <= bottom.minY && bottom.maxY <= 600 && bottom.minY > 540)
      #expect([head, home, things, lights, foot, bottom].allSatisfy { $0.maxX <= 201 })
      #expect(abs(try frame("h0").midX - (200 + 600 / 2)) < 2)
      #expect(stage.shows("3"))
    }

    @Test func `B20.11 a row of the sidebar chooses its tab, which keeps its state`() async throws {
      let stage = await Stage(Root(), idiom: .desktop)
      _ = Log.take()
      try await stage.tap("h0")
      try await stage.tap("Lights")
      #expect(stage.shows("page lights 0") && stage.shows("bottom lights") && Log.take() == ["lights+", "home-"])
      try await stage.tap("Search")
      #expect(stage.shows("page lights 0"))
      try await stage.tap("Add")
      #expect(stage.shows("page lights 1"))
      try await stage.tap("bottom lights")
      #expect(stage.shows("h1"))
      try await stage.tap("Climate")
      #expect(stage.shows("page climate") && stage.shows("Warm"))
    }

    @Test func `B20.14 Ctrl-Tab and arrow keys go through the sidebar without its disabled tabs`() async throws {
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.harness.key(.tab, modifiers: .control)
      #expect(stage.shows("bottom lights"))
      await stage.harness.key(.tab, modifiers: [.control, .shift])
      #expect(stage.shows("bottom home"))
      try await stage.tap("Lights")
      await stage.harness.key(.downArrow)
      #expect(stage.shows("bottom climate"))
    }

    @Test func `B20.11ah on phones the tabs are a bar, and a wide window has the sidebar unless the app says otherwise`() async throws {
      let phone = await Stage(Root())
      #expect(phone.has("Lights") && !phone.shows("head of it") && !phone.shows("Things"))
      #expect(try #require(phone.harness.elementFrame("Home")).minY > 780)
      let wide = await Stage(Root(), size: CGSize(width: 1000, height: 700))
      #expect(wide.shows("head of it") && wide.shows("Things"))
      let bar = await Stage(Root(placement: .tabBar), size: CGSize(width: 1000, height: 700))
      #expect(!bar.shows("head of it") && bar.has("Lights"))
    }

    @Test func `B20.11 a window that becomes wide keeps what its tabs show`() async throws {
      let stage = await Stage(Root())
      try await stage.tap("h0")
      stage.harness.resize(to: CGSize(width: 1000, height: 700))
      await stage.rest()
      #expect(stage.shows("h1") && stage.shows("head of it"))
      stage.harness.resize(to: CGSize(width: 390, height: 844))
      await stage.rest()
      #expect(stage.shows("h1") && !stage.shows("head of it"))
      try await stage.tap("Lights")
      #expect(stage.shows("page lights 0"))
    }

    @MainActor @Observable
    final class Model {
      var tabs = TabViewCustomization()
    }

    @Test func `B20.11 rows of a sidebar of tabs are not swiped, and people move them within a section`() async throws {
      struct Movable: View {
        @Bindable var model: Model

        var body: some View {
          TabView {
            TabSection("Things") {
              Tab("Lights", systemImage: "lightbulb") { Text("page") }.customizationID("lights").swipeActions { Button("Delete") {} }
              Tab("Climate", systemImage: "fan") { Text("page") }.customizationID("climate")
            }
            .customizationID("things")
          }
          .tabViewStyle(.sidebarAdaptable)
          .tabViewCustomization($model.tabs)
        }
      }
      let model = Model()
      let stage = await Stage(Movable(model: model), idiom: .desktop)
      #expect(!stage.has("Delete"))
      let (lights, climate) = (
        try #require(stage.harness.elementFrame("Lights")), try #require(stage.harness.elementFrame("Climate"))
      )
      await stage.harness.drag(
        from: CGPoint(x: lights.midX, y: lights.midY), to: CGPoint(x: climate.midX, y: climate.maxY + 8), duration: 0.5)
      await stage.rest()
      #expect(model.tabs[section: "things"].tabOrder == ["climate", "lights"])
      #expect(stage.harness.texts.filter { ["Lights", "Climate"].contains($0) } == ["Climate", "Lights"])
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized

    @Test func `B20.11 a picture of a sidebar of tabs`() async throws {
      let goldens = Goldens(
        in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
        command: "./check --accept-goldens")
      let harness = ViewHarness(
        Root(), size: CGSize(width: 480, height: 320), idiom: .desktop, displayScale: 2, textMeasurer: SystemFontMeasurer())
      await harness.settle()
      #expect(try goldens.difference(of: harness, named: "tab-sidebar") == nil)
      await harness.close()
    }
  }
}
