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

    // MARK: Tabs of desktops

    @Test func `B20.11 pages begin 24 points below the edge of a tab view`() async throws {
      let tabs = TabView {
        Color.red.aid("page").tabItem { Label("One", systemImage: "star") }
        Text("two").tabItem { Text("Two") }
      }
      let page = try await frame(of: "page", in: tabs, .desktop, size: CGSize(width: 400, height: 300))
      #expect(page == CGRect(x: 0, y: 24, width: 400, height: 276))
    }

    // MARK: Bars of phones

    @Test(arguments: [(NavigationBarItem.TitleDisplayMode.inline, 64.0), (.large, 116.5)])
    func `B18.44 content lies below the bar of its screen`(_ mode: NavigationBarItem.TitleDisplayMode, _ top: CGFloat) async throws {
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
