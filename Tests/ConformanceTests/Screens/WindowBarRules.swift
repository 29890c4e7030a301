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

    @Test func `B20.19c items that have no room in the bar are in its menu, and come back with the room`() async throws {
      let wide = await Stage(Screen(), idiom: .desktop, size: CGSize(width: 1000, height: 300))
      let stage = await Stage(Screen(), idiom: .desktop, size: CGSize(width: 1000, height: 300))
      for width in [900, 700, 560, 480, 400, 1000] as [CGFloat] {
        stage.harness.resize(to: CGSize(width: width, height: 300))
        await stage.rest()
        var edge: CGFloat = 0
        let shown = names.filter { stage.harness.elementFrame($0) != nil }
        for name in shown {
          let frame = try #require(stage.harness.elementFrame(name))
          #expect(try name == "Search" || frame.size == #require(wide.harness.elementFrame(name)).size, "\(name) in \(width)")
          #expect(frame.minX >= edge && frame.maxX <= width, "\(name) in \(width)")
          edge = frame.maxX
        }
        #expect(shown == names.filter { shown.contains($0) } && shown.contains("Navigation"))
        #expect((stage.harness.elementFrame("More") != nil) == (shown.count < names.count))
        if width == 400 { #expect(!shown.contains("Second item") && !shown.contains("Primary")) }
      }
      #expect(names.allSatisfy { stage.harness.elementFrame($0) != nil })
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    private struct Items: View {
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Text("count \(count)").navigationTitle("T").toolbar {
            ToolbarItemGroup(placement: .principal) { Button("Principal") { count += 100 } }
            ToolbarItem { Button("Item 1", systemImage: "star") { count += 1 } }
            ToolbarItem { Button("Item 2", systemImage: "star") { count += 2 } }
            ToolbarItemGroup {
              Button("Item 4", systemImage: "star") { count += 4 }
              Button("Item 5", systemImage: "star") { count += 5 }
            }
            ToolbarItem(placement: .primaryAction) { Toggle("Marked", systemImage: "flag", isOn: .constant(true)) }
          }
        }
      }
    }

    @Test func `items in the menu of a bar act, and have titles there`() async throws {
      let stage = await Stage(Items(), idiom: .desktop, size: CGSize(width: 240, height: 300))
      #expect(stage.harness.elementFrame("Item 5") == nil)
      try await stage.harness.tap("More")
      await stage.rest()
      let (last, next) = (try #require(stage.harness.elementFrame("Item 5")), try #require(stage.harness.elementFrame("Marked")))
      #expect(last.maxY <= next.minY && last.minX == next.minX && last.width == next.width)
      try await stage.harness.tap("Item 5")
      await stage.rest()
      #expect(stage.shows("count 5") && stage.harness.elementFrame("Item 5") == nil)
    }

    private struct Chosen: View {
      let names: [String]
      @State private var mode = 0

      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItemGroup { ForEach(names, id: \.self) { Button($0) {} } }
            ToolbarItem { Picker("Mode", selection: $mode) { Text("One").tag(0) } }
            ToolbarItem { Toggle("Marked", systemImage: "flag", isOn: .constant(true)) }
          }
        }
      }
    }

    @Test(arguments: [["Counter 0"], ["a", "bc"], ["Settings", "Third"]]) func `a picker beside other items shows its choice`(
      _ names: [String]
    ) async throws {
      let alone = await Stage(Chosen(names: []), idiom: .desktop, size: CGSize(width: 700, height: 300))
      let stage = await Stage(Chosen(names: names), idiom: .desktop, size: CGSize(width: 700, height: 300))
      let (frame, whole) = (try #require(stage.harness.elementFrame("Mode")), try #require(alone.harness.elementFrame("Mode")))
      #expect(abs(frame.width - whole.width) < 0.01)
      #expect(!stage.harness.displayListDump().contains("truncated"))
    }

    @Test func `a title without items before it begins at the margin of the bar`() async throws {
      let stage = await Stage(NavigationStack { Text("content").navigationTitle("Title").toolbar { Button("item") {} } }, idiom: .desktop)
      #expect(try #require(stage.harness.elementFrame("Title")).minX == 16)
    }
  }
}
