import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Secondary items of a phone's bar are in a menu (B20.16).
  @MainActor
  struct ToolbarOverflowRules {
    private struct Root: View {
      @State private var isOn = false
      @State private var isSheet = false
      @State private var done = ""
      @State private var hasSecond = true

      var body: some View {
        NavigationStack {
          VStack {
            Text("did \(done), on \(isOn)")
            Button("flip") { hasSecond.toggle() }
          }
          .navigationTitle("title")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Save") { done = "save" } }
            if hasSecond {
              ToolbarItemGroup(placement: .secondaryAction) {
                Button("Copy", systemImage: "doc.on.doc") { done = "copy" }
                Toggle("Star", isOn: $isOn)
                Button("Locked") { done = "locked" }.disabled(true)
                Menu("Deeper") { Button("Bottom") { done = "bottom" } }
                Button("Sheet") { isSheet = true }
              }
            }
          }
          .sheet(isPresented: $isSheet) { Text("in sheet") }
        }
      }
    }

    @Test func `B20.16g secondary items of phones are in a menu at the end of the bar`() async throws {
      let stage = await Stage(Root())
      #expect(stage.shows("Save") && !stage.shows("Copy"))
      let (more, save) = (try #require(stage.harness.elementFrame("More")), try #require(stage.harness.elementFrame("Save")))
      #expect(more.minX > save.maxX && more.midY < 64 && stage.harness.role(of: "More") == "menuButton")
      try await stage.tap("More")
      #expect(stage.shows("Copy") && stage.shows("Star") && stage.shows("Locked"))
      let (copy, star) = (try #require(stage.harness.elementFrame("Copy")), try #require(stage.harness.elementFrame("Star")))
      #expect(star.midY > copy.midY + 40 && copy.minY > 30, "\(copy) \(star)")
      try await stage.tap("Copy")
      #expect(stage.shows("did copy, on false") && !stage.shows("Copy"))
      try await stage.tap("More")
      try await stage.tap("Star")
      #expect(stage.shows("did copy, on true") && !stage.shows("Star"))
    }

    @Test func `B20.16 a disabled item does nothing, and a menu in the menu opens above it`() async throws {
      let stage = await Stage(Root())
      try await stage.tap("More")
      #expect(stage.harness.isEnabled("Locked") == false)
      try await stage.tap("Deeper")
      try await stage.tap("Bottom")
      #expect(stage.shows("did bottom, on false") && !stage.shows("Deeper") && !stage.shows("Bottom"))
    }

    @Test func `B20.16 an item presents something once the menu has gone`() async throws {
      let stage = await Stage(Root())
      try await stage.tap("More")
      try await stage.tap("Sheet")
      await stage.rest()
      #expect(stage.shows("in sheet") && !stage.shows("Deeper"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `B20.16 without secondary items there is no such button`() async throws {
      let stage = await Stage(Root())
      try await stage.tap("flip")
      #expect(!stage.has("More") && stage.shows("Save"))
      try await stage.tap("flip")
      #expect(stage.has("More"))
    }

    @Test func `B20.17 the desktop has secondary items after the others`() async throws {
      let stage = await Stage(Root(), idiom: .desktop)
      #expect(stage.has("Copy") && !stage.has("More"))
      try await stage.tap("Copy")
      #expect(stage.shows("did copy, on false"))
    }
  }
}
