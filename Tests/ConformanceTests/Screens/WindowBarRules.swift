import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The bar of a desktop's window and its width (B18.44, B20.17).
  @MainActor
  struct WindowBarRules {
    private struct Screen: View {
      @State private var query = ""

      var body: some View {
        NavigationStack {
          Text("content").frame(maxWidth: .infinity, maxHeight: .infinity).ax("all").navigationTitle("The title of the window").searchable(
            text: $query
          ).toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Primary") {} }
            ToolbarItem(placement: .navigation) { Button("Navigation") {} }
            ToolbarItem { Button("First item") {} }
            ToolbarItem { Button("Second item") {} }
          }
        }
      }
    }

    private struct Bars: App {
      var body: some Scene { WindowGroup("Bars") { Screen() } }
    }

    private let names = ["Navigation", "First item", "Second item", "Primary", "Search"]

    @Test func `a window is at least as wide as the items of its bar, which stand side by side`() async throws {
      let app = AppHarness(Bars())
      await app.settle()
      let window = app.windows[0]
      let frames = try names.map { try #require(window.elementFrame($0), "\($0)") }
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX) }
      #expect(try frames[0].minX >= 0 && frames[4].maxX <= #require(window.frame(of: "all")).maxX)
    }

    private struct Written: View {
      @State private var text = "text"

      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("T").toolbar {
            ToolbarItem { TextField("field", text: $text).ax("field") }
            ToolbarItem { Button("beside") {} }
          }
        }
      }
    }

    @Test func `a field takes the room that the bar has, and keeps its ring while a menu is open`() async throws {
      let stage = await Stage(Written(), idiom: .desktop, size: CGSize(width: 600, height: 300))
      let harness = stage.harness
      let (field, button) = (try #require(harness.frame(of: "field")), try #require(harness.elementFrame("beside")))
      #expect(field.width > button.width && field.maxX <= button.minX)
      func rings() -> Int { harness.displayListDump().split(separator: "\n").filter { $0.contains("width 3 ") }.count }
      try await harness.tap("field")
      #expect(rings() == 1)
      await harness.secondaryTap(at: CGPoint(x: field.minX + 20, y: field.midY))
      await stage.rest()
      #expect(stage.shows("Paste") && rings() == 1)
    }

    @Test func `the titles of items are not cut off where the bar is too narrow`() async throws {
      let wide = await Stage(Screen(), idiom: .desktop, size: CGSize(width: 1000, height: 300))
      let narrow = await Stage(Screen(), idiom: .desktop, size: CGSize(width: 250, height: 300))
      for name in names.prefix(4) {
        let (full, shown) = (wide.harness.elementFrame(name), narrow.harness.elementFrame(name))
        #expect(try #require(full).size == #require(shown).size)
      }
      #expect(try #require(narrow.harness.elementFrame("Navigation")).minX >= 0)
    }
  }
}
