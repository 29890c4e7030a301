import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Frames of bars, tabs, tables and menus that were recorded on macOS 26.2 and iOS 26.
  @MainActor
  struct RecordedScreenTests {
    private func frame(
      of name: String, in view: some View, _ idiom: Idiom, size: CGSize = CGSize(width: 390, height: 844)
    ) async throws -> CGRect {
      let harness = ViewHarness(view, size: size, idiom: idiom)
      await harness.settle()
      return try #require(harness.frame(of: name))
    }

    // MARK: Search

    private func searched(_ placement: SearchFieldPlacement) -> some View {
      List(0..<60, id: \.self) { Text("row \($0)").aid("row \($0)") }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline).searchable(text: .constant(""), placement: placement)
    }

    @Test func `B17.70 a search field stands at the bottom of a phone's screen`() async throws {
      let harness = ViewHarness(
        NavigationStack { searched(.automatic) }, size: CGSize(width: 390, height: 844), idiom: .phone)
      await harness.settle()
      let field = try #require(harness.elementFrame("Search"))
      #expect(field.minY > 844 - 60 && field.maxY <= 844)
      await harness.wheel(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 1e5))
      await harness.advance(by: 1)
      #expect(try #require(harness.frame(of: "row 59")).maxY < field.minY, "the content ends above the field")
    }

    @Test func `B17.70b a search field stands above the bottom bar and the tab bar`() async throws {
      let tabs = TabView {
        NavigationStack { searched(.toolbar).toolbar { ToolbarItem(placement: .bottomBar) { Button("item") {} } } }
          .tabItem { Text("tab") }
      }
      let harness = ViewHarness(tabs, size: CGSize(width: 390, height: 844), idiom: .phone)
      await harness.settle()
      let (field, item) = (try #require(harness.elementFrame("Search")), try #require(harness.elementFrame("item")))
      let tab = try #require(harness.elementFrame("tab"))
      #expect(field.maxY <= item.minY && item.maxY <= tab.minY && field.minY > 844 - 49 - 44 - 60)
    }

    @Test func `B17.70b a search field in the drawer of the bar stands below the title`() async throws {
      let harness = ViewHarness(
        NavigationStack { searched(.navigationBarDrawer(displayMode: .always)) }, size: CGSize(width: 390, height: 844), idiom: .phone)
      await harness.settle()
      let field = try #require(harness.elementFrame("Search"))
      #expect(field.minY >= 64 && field.maxY < 120)
    }

    // MARK: Menus and pickers

    /// The size of a view that stands between two others.
    private func size(of view: some View, _ idiom: Idiom) async throws -> CGSize {
      let row = HStack(spacing: 0) {
        Color.red.frame(width: 5, height: 5).aid("start")
        view.onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          Log.add("\($0)")
        }
        Color.red.frame(width: 5, height: 5).aid("end")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      _ = Log.take()
      let harness = ViewHarness(row, size: CGSize(width: 390, height: 200), idiom: idiom)
      await harness.settle()
      let (start, end) = (try #require(harness.frame(of: "start")), try #require(harness.frame(of: "end")))
      let height = try #require(Log.take().last.flatMap { Double($0) })
      return CGSize(width: end.minX - start.maxX, height: height)
    }

    private var block: some View { Color.blue.frame(width: 40, height: 16) }

    @Test func `B20.25 the button of a menu is 47.5 points wider than its label, and 44 with an action of its own`() async throws {
      let menu = Menu {
        Button("item") {}
      } label: {
        block
      }
      #expect(try await size(of: menu, .desktop) == CGSize(width: 40 + 47.5, height: 24))
      let divided = Menu {
        Button("item") {}
      } label: {
        block
      } primaryAction: {
      }
      #expect(try await size(of: divided, .desktop) == CGSize(width: 40 + 44, height: 24))
    }

    private var picker: some View {
      Picker("picker", selection: .constant(1)) {
        block.tag(1)
        Color.blue.frame(width: 20, height: 16).tag(2)
      }
      .pickerStyle(.menu).labelsHidden()
    }

    @Test func `B21.26d the button of a menu picker is 47.5 points wider than the widest option`() async throws {
      #expect(try await size(of: picker, .desktop) == CGSize(width: 40 + 47.5, height: 24))
    }

    @Test func `B21.26bf the button of a menu picker of a phone is 40.5 points high`() async throws {
      // The mark is 16 points wide, and 4 points after the value. Both were 21.5 points narrower than the recorded button.
      #expect(try await size(of: picker, .phone) == CGSize(width: 40 + 4 + 16 + 21.5, height: 40.5))
    }

    // MARK: Tables of desktops

    private struct Row: Identifiable, Sendable { let id: Int }

    private let rows = [Row(id: 1)]

    /// The frames of cells in the first row of a table.
    private func cells(_ names: [String], of table: some View, width: CGFloat) async throws -> [CGRect] {
      let harness = ViewHarness(table, size: CGSize(width: width, height: 200), idiom: .desktop)
      await harness.settle()
      return try names.map { try #require(harness.frame(of: $0)) }
    }

    @Test func `B17.81a a table has a header of 33 points and 17 points between its columns`() async throws {
      let table = Table(rows) {
        TableColumn("A") { _ in Color.red.frame(height: 10).aid("a") }
        TableColumn("B") { _ in Color.red.frame(height: 10).aid("b") }
      }
      let cells = try await cells(["a", "b"], of: table, width: 400)
      #expect(abs(cells[1].minX - cells[0].maxX - 17) < 0.01)
      // The first row begins 10 points below the edge of the list and is 24 points high.
      #expect(abs(cells[0].midY - (33 + 10 + 12)) < 0.01)
    }

    @Test func `B17.81 a column without a minimum has at least 100 points`() async throws {
      let table = Table(rows) {
        TableColumn("A") { _ in Color.red.frame(height: 10).aid("a") }.width(min: 50, ideal: 400)
        TableColumn("B") { _ in Color.red.frame(height: 10).aid("b") }
      }
      let cells = try await cells(["a", "b"], of: table, width: 400)
      #expect(abs(cells[1].width - 100) < 0.01 && abs(cells[1].maxX - 384) < 0.01)
    }

    @Test func `B17.81 columns without a minimum share a width that is too small for 100 points each`() async throws {
      let table = Table(rows) {
        TableColumn("A") { _ in Color.red.frame(height: 10).aid("a") }
        TableColumn("B") { _ in Color.red.frame(height: 10).aid("b") }
        TableColumn("C") { _ in Color.red.frame(height: 10).aid("c") }
      }
      let cells = try await cells(["a", "b", "c"], of: table, width: 300)
      for cell in cells { #expect(abs(cell.width - 78) < 0.01) }
      #expect(abs(cells[2].maxX - 284) < 0.01)
    }

    // MARK: Missing content

    @Test func `B17.75 the symbol of missing content is larger than the title below it`() async throws {
      let view = ContentUnavailableView {
        Label("No Mail", systemImage: "tray").aid("label")
      }
      // The symbol, 8 points, and a line of 17 points.
      let label = try await frame(of: "label", in: view, .desktop, size: CGSize(width: 400, height: 300))
      #expect(abs(label.height - 71) < 0.5)
    }

    // MARK: Tabs of desktops

    @Test func `B20.11f pages begin 24 points below the edge of a tab view`() async throws {
      let tabs = TabView {
        Color.red.aid("page").tabItem { Label("One", systemImage: "star") }
        Text("two").tabItem { Text("Two") }
      }
      let page = try await frame(of: "page", in: tabs, .desktop, size: CGSize(width: 400, height: 300))
      #expect(page == CGRect(x: 0, y: 24, width: 400, height: 276))
    }

    // MARK: Bars of phones

    @Test(arguments: [(NavigationBarItem.TitleDisplayMode.inline, 64.0), (.large, 116.5)])
    func `B18.44ab content lies below the bar of its screen`(_ mode: NavigationBarItem.TitleDisplayMode, _ top: CGFloat) async throws {
      let screen = NavigationStack {
        Color.red.aid("content").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
      #expect(try await frame(of: "content", in: screen, .phone) == CGRect(x: 0, y: top, width: 390, height: 844 - top))
    }

    @Test func `B18.44 the items of a bar stand in its middle`() async throws {
      let screen = NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Color.blue.frame(width: 20, height: 20).aid("item") } }
      }
      #expect(try await frame(of: "item", in: screen, .phone).midY == 32)
    }
  }
}
