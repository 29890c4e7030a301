import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Places of items in bars (B20.16, B20.17), and items of the platform.
  @MainActor
  struct BarPlacementRules {
    private struct Titles: View {
      let mode: NavigationBarItem.TitleDisplayMode

      var body: some View {
        NavigationStack {
          ScrollView { Color.red.frame(height: 3000) }
            .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .toolbar {
              ToolbarItem(placement: .title) { Text("own title") }
              ToolbarItem(placement: .subtitle) { Text("own subtitle") }
              ToolbarItem(placement: .largeTitle) { Text("own large title") }
              ToolbarItem(placement: .largeSubtitle) { Text("own large subtitle") }
            }
        }
      }
    }

    @Test func `B20.16 items stand in place of the title and the subtitle, large or not`() async throws {
      let inline = await Stage(Titles(mode: .inline))
      #expect(inline.shows("own title") && inline.shows("own subtitle"))
      #expect(!inline.shows("Title") && !inline.shows("own large title") && !inline.shows("own large subtitle"))
      let title = try #require(inline.harness.elementFrame("own title"))
      #expect(try abs(title.midX - 195) < 1 && title.maxY <= #require(inline.harness.elementFrame("own subtitle")).minY + 1)
      let large = await Stage(Titles(mode: .large))
      #expect(large.shows("own large title") && large.shows("own large subtitle"))
      #expect(!large.shows("own title") && !large.shows("own subtitle") && !large.shows("Title"))
      await large.harness.wheel(at: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: 300), precise: true)
      await large.rest()
      #expect(large.shows("own title") && large.shows("own subtitle") && !large.shows("own large title"))
    }

    @Test func `B20.17 items stand in place of the title and the subtitle of a window`() async throws {
      let stage = await Stage(Titles(mode: .automatic), idiom: .desktop)
      #expect(stage.shows("own title") && stage.shows("own subtitle") && !stage.shows("Title") && !stage.shows("own large title"))
      let (title, subtitle) = (
        try #require(stage.harness.elementFrame("own title")), try #require(stage.harness.elementFrame("own subtitle"))
      )
      #expect(title.minX == subtitle.minX && title.minX < 100 && title.maxY <= subtitle.minY + 1)
    }

    private struct Navigating: View {
      let hidesBack: Bool
      let hasLeading: Bool
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").toolbar { ToolbarItem(placement: .navigation) { Button("nav") {} } }
            .navigationDestination(for: Int.self) { _ in
              Text("deep").navigationTitle("Deep").navigationBarTitleDisplayMode(.inline)
                .navigationBarBackButtonHidden(hidesBack)
                .toolbar {
                  ToolbarItem(placement: .navigation) { Button("nav") { path = [] } }
                  ToolbarItem(placement: .primaryAction) { Button("act") {} }
                  if hasLeading { ToolbarItem(placement: .topBarLeading) { Button("lead") {} } }
                }
            }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B20.16c an item for navigation makes way for a back button`(hasLeading: Bool) async throws {
      let stage = await Stage(Navigating(hidesBack: false, hasLeading: hasLeading))
      let frames = try ["Deep", "nav", "act"].map { try #require(stage.harness.elementFrame($0)) }
      #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
      if hasLeading { #expect(try #require(stage.harness.elementFrame("lead")).maxX < frames[0].minX) }
      try await stage.tap("nav")
      await stage.rest()
      #expect(stage.shows("root"))
      #expect(try #require(stage.harness.elementFrame("nav")).maxX < 100)
      let hidden = await Stage(Navigating(hidesBack: true, hasLeading: hasLeading))
      #expect(try #require(hidden.harness.elementFrame("nav")).maxX < 100)
    }

    private struct Middle: View {
      let place: ToolbarItemPlacement
      let title: String

      var body: some View {
        NavigationStack {
          Text("content").navigationTitle(title)
            .toolbar {
              ToolbarItem(placement: place) { Button("middle") {} }
              ToolbarItem(placement: .secondaryAction) { Button("second") {} }
              ToolbarItem(placement: .primaryAction) { Button("primary") {} }
              ToolbarItem { Button("automatic") {} }
            }
        }
      }
    }

    @Test(arguments: [ToolbarItemPlacement.principal, .status], ["Title", "", "A title that takes about half of the bar of this window"])
    func `B20.17d items in the middle of a window's bar stand in the middle of the window`(
      _ place: ToolbarItemPlacement, _ title: String
    ) async throws {
      let stage = await Stage(Middle(place: place, title: title), idiom: .desktop)
      let middle = try #require(stage.harness.elementFrame("middle"))
      if title.count < 20 {
        #expect(abs(middle.midX - 400) < 0.5)
      } else {
        let frame = try #require(stage.harness.elementFrame(title))
        #expect(middle.midX > 400 && abs(middle.minX - frame.maxX - 12) < 1)
      }
    }

    @Test func `B20.17d a field in the middle of a window's bar fills the room around the middle`() async throws {
      struct Root: View {
        @State private var text = ""

        var body: some View {
          NavigationStack {
            Text("content").navigationTitle("Title")
              .toolbar {
                ToolbarItem(placement: .principal) { TextField("field", text: $text).frame(maxWidth: 400).aid("field") }
                ToolbarItem(placement: .primaryAction) { Button("primary") {} }
              }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      #expect(stage.harness.frame(of: "field").map { abs($0.midX - 400) < 0.5 && $0.width == 400 } == true)
      stage.harness.resize(to: CGSize(width: 420, height: 400))
      await stage.harness.settle()
      let (title, field) = (try #require(stage.harness.elementFrame("Title")), try #require(stage.harness.frame(of: "field")))
      #expect(try title.maxX <= field.minX && field.maxX <= #require(stage.harness.elementFrame("primary")).minX)
    }

    @Test func `B20.17e secondary items of a window stand after all others`() async throws {
      let stage = await Stage(Middle(place: .principal, title: "Title"), idiom: .desktop)
      let frames = try ["middle", "automatic", "primary", "second"].map { try #require(stage.harness.elementFrame($0)) }
      for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX < next.minX) }
    }

    @Test func `B20.18c the confirmation of a sheet with a shortcut of its own has no other`() async throws {
      struct Root: View {
        @State private var on = true

        var body: some View {
          Text("base").sheet(isPresented: $on) {
            Text("in").toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { Log.add("save") }.keyboardShortcut("s")
              }
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { Log.add("cancel") }.keyboardShortcut(.delete, modifiers: [])
              }
            }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.rest()
      _ = Log.take()
      await stage.harness.key(.return)
      #expect(!Log.take().contains("save"))
      await stage.harness.key("s", modifiers: .command)
      #expect(Log.take() == ["save"])
      await stage.harness.key(.delete)
      #expect(Log.take() == ["cancel"])
    }

    private struct Statuses: View {
      let hasSpacer: Bool

      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            if hasSpacer {
              ToolbarItemGroup(placement: .bottomBar) {
                Button("start") {}
                Spacer()
                Button("end") {}
              }
              ToolbarItem(placement: .status) { Text("status") }
            } else {
              ToolbarItem(placement: .bottomBar) { Button("start") {} }
              ToolbarItem(placement: .status) { Text("status") }
              ToolbarItem(placement: .bottomBar) { Button("end") {} }
            }
          }
        }
      }
    }

    @Test(arguments: [false, true]) func `B20.16 a status stands in the middle of the bar at the bottom`(hasSpacer: Bool) async throws {
      let stage = await Stage(Statuses(hasSpacer: hasSpacer))
      let frames = try ["start", "status", "end"].map { try #require(stage.harness.elementFrame($0)) }
      #expect(frames.allSatisfy { $0.midY > 800 })
      #expect(abs(frames[1].midX - 195) < 0.5 && frames[0].minX < 30 && frames[2].maxX > 360)
    }

    private struct Searched: View {
      @State private var query = ""

      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Title").searchable(text: $query)
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("start") {} }
              DefaultToolbarItem(kind: .search, placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) { Button("end") {} }
            }
        }
      }
    }

    @Test func `the field of a search stands where the app puts it among the items`() async throws {
      let stage = await Stage(Searched())
      let frames = try ["start", "Search", "end"].map { try #require(stage.harness.elementFrame($0)) }
      #expect(frames[0].maxX <= frames[1].minX && frames[1].maxX <= frames[2].minX && frames[1].width > 150)
      #expect(Set(frames.map { $0.midY.rounded() }).count == 1)
      try await stage.harness.type("word", into: "Search")
      #expect(stage.harness.value(of: "Search") == "word")
    }

    private struct Moved: View {
      let removes: ToolbarDefaultItemKind?
      let moves: ToolbarDefaultItemKind?
      @State private var query = ""

      var body: some View {
        NavigationSplitView {
          Text("side").toolbar(removing: removes == nil || moves == nil ? removes : .sidebarToggle)
        } detail: {
          Text("detail").navigationTitle("Title").searchable(text: $query).toolbar(removing: removes)
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Primary") {} }
              if let moves { DefaultToolbarItem(kind: moves, placement: .primaryAction) }
            }
        }
      }
    }

    @Test func `B18.52 items of the platform are where the app puts them, or nowhere`() async throws {
      let usual = await Stage(Moved(removes: nil, moves: nil), idiom: .desktop)
      let primary = try #require(usual.harness.elementFrame("Primary"))
      for name in ["Hide Sidebar", "Title"] { #expect(try #require(usual.harness.elementFrame(name)).maxX < primary.minX) }
      #expect(usual.has("Search"))
      for (kind, name) in [(ToolbarDefaultItemKind.sidebarToggle, "Hide Sidebar"), (.title, "Title"), (.search, "Search")] {
        let removed = await Stage(Moved(removes: kind, moves: nil), idiom: .desktop)
        #expect(removed.harness.elementFrame(name) == nil, "\(name)")
        if name == "Search" { continue }
        let moved = await Stage(Moved(removes: nil, moves: kind), idiom: .desktop)
        #expect(moved.harness.elementFrames(name).count == 1, "\(name)")
        #expect(try #require(moved.harness.elementFrame(name)).minX > #require(moved.harness.elementFrame("Primary")).maxX, "\(name)")
      }
    }

    @Test func `B20.23 a title that is removed from the bar is still that of the back button`() async throws {
      struct Screen: View {
        @State private var path = [1]

        var body: some View {
          NavigationStack(path: $path) {
            Text("root").navigationTitle("Root").toolbar(removing: .title)
              .navigationDestination(for: Int.self) { _ in Text("pushed") }
          }
        }
      }
      let stage = await Stage(Screen())
      #expect(stage.shows("Root"))
      try await stage.tap("BackButton")
      #expect(stage.shows("root") && !stage.shows("Root"))
    }

    private struct Accessories: View {
      @State private var isHidden = false

      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .accessoryBar(id: "favourites")) { Button("Favourite") {} }
              ToolbarItem(placement: .accessoryBar(id: "tags")) { Button("Tag") { isHidden = true } }
              ToolbarItem { Button("Item") {} }
            }
            .toolbar(isHidden ? .hidden : .automatic, for: .accessoryBar(id: "favourites"))
        }
      }
    }

    @Test func `each accessory bar stands below the bar of the window, and can be hidden`() async throws {
      let stage = await Stage(Accessories(), idiom: .desktop)
      let frames = try ["Item", "Favourite", "Tag"].map { try #require(stage.harness.elementFrame($0)) }
      #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY && frames[2].maxY <= 0)
      try await stage.tap("Tag")
      #expect(stage.harness.elementFrame("Favourite") == nil)
      #expect(try #require(stage.harness.elementFrame("Tag")).minY > #require(stage.harness.elementFrame("Item")).maxY)
    }

    private struct Sheet: View {
      var body: some View {
        Text("below").sheet(isPresented: .constant(true)) {
          NavigationStack {
            Text("content").navigationTitle("Title").toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
              ToolbarItem(placement: .cancellationAction) { Button("Discard") {} }
              ToolbarItem { Button("Other") {} }
            }
          }
        }
      }
    }

    @Test func `B20.16 the confirmation of a phone is prominent, and stands in view order`() async throws {
      let stage = await Stage(Sheet())
      await stage.rest()
      let frames = try ["Discard", "Other", "Save"].map { try #require(stage.harness.elementFrame($0)) }
      #expect(frames[0].maxX < frames[2].minX && frames[2].maxX < frames[1].minX)
      #expect(frames[2].height > frames[1].height && frames[2].width > frames[2].height)
    }
  }
}
