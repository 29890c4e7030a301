import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B18 about what goes when screens are taken away, and about the title of the way back.
  @MainActor
  struct GoingBackRules {
    private struct Twice: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode

      var body: some View {
        VStack {
          Button("twice") {
            dismiss()
            dismiss()
          }
          Button("both") {
            mode.wrappedValue.dismiss()
            withAnimation { dismiss() }
          }
        }
      }
    }

    private struct Stacked: View {
      @State private var path = [1, 2, 3]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { value in
            Text("screen \(value)")
            Twice()
          }
        }
        .onChange(of: path) { Log.add("\(path)") }
      }
    }

    private struct Sheets: View {
      @State private var lower = true
      @State private var upper = true

      var body: some View {
        Text("root").sheet(isPresented: $lower) { Text("lower").sheet(isPresented: $upper) { Twice() } }
      }
    }

    @Test(arguments: ["twice", "both"], [Idiom.phone, .desktop])
    func `B18.36 dismissing twice in one action takes one screen away`(_ name: String, _ idiom: Idiom) async throws {
      let stage = await Stage(Stacked(), idiom: idiom)
      await stage.rest()
      try await stage.tap(name)
      #expect(Log.take() == ["[1, 2]"] && stage.shows("screen 2"))
      let sheets = await Stage(Sheets(), idiom: idiom)
      await sheets.rest()
      try await sheets.tap(name)
      #expect(sheets.shows("lower"))
    }

    private struct Replacing: View {
      @State private var path = [1, 2]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Screen(value: $0, path: $path) }
        }
      }

      struct Screen: View {
        let value: Int
        @Binding var path: [Int]
        @Environment(\.dismiss) private var dismiss

        var body: some View {
          Text("screen \(value)")
          Button("replace") {
            path = [7, 8]
            dismiss()
          }
        }
      }
    }

    @Test func `B18.36 dismissing a screen that the path has lost already takes nothing away`() async throws {
      let stage = await Stage(Replacing())
      await stage.rest()
      try await stage.tap("replace")
      #expect(stage.shows("screen 8"))
    }

    // MARK: What lies above goes too

    enum Source: CaseIterable {
      case item, flag, link
    }

    private struct Below: View {
      let source: Source
      @State private var path: [Int] = []
      @State private var item: String?
      @State private var flag = false

      private var screen: some View {
        VStack {
          Text("pushed \(item ?? "")")
          NavigationLink("go on", value: 3)
        }
      }

      @ViewBuilder private var root: some View {
        let open = Button("open") { if source == .item { item = "a" } else { flag = true } }
        switch source {
        case .item: open.navigationDestination(item: $item) { _ in screen }
        case .flag: open.navigationDestination(isPresented: $flag) { screen }
        case .link:
          VStack {
            open
            NavigationLink("link", isActive: $flag) { screen }
          }
        }
      }

      var body: some View {
        NavigationStack(path: $path) {
          root.navigationDestination(for: Int.self) { value in
            Text("value \(value)")
            NavigationLink("higher", value: value + 1)
            Button("take away") { (item, flag) = (nil, false) }
            Button("other") { item = "b" }
            Button("other place") {
              (item, flag) = (nil, false)
              path.append(9)
            }
          }
        }
        .overlay(alignment: .bottom) { Text("\(path.count) values") }
      }
    }

    @Test(arguments: Source.allCases, [Idiom.phone, .desktop])
    func `B18.31 a screen that is taken away takes those above it along, and their values`(_ source: Source, _ idiom: Idiom) async throws {
      let stage = await Stage(Below(source: source), idiom: idiom)
      try await stage.tap("open")
      try await stage.tap("go on")
      try await stage.tap("higher")
      #expect(stage.shows("value 4") && stage.shows("2 values"))
      try await stage.tap("take away")
      #expect(stage.has("open") && stage.shows("0 values"))
      try await stage.tap("open")
      #expect(stage.has("go on"))
      try await stage.tap("go on")
      try await stage.tap("other place")
      #expect(stage.shows("value 9") && stage.shows("1 values"))
    }

    @Test func `B18.31 another item takes the place of the screen and of those above it`() async throws {
      let stage = await Stage(Below(source: .item))
      try await stage.tap("open")
      try await stage.tap("go on")
      try await stage.tap("other")
      #expect(stage.shows("pushed b") && stage.shows("0 values"))
      try await stage.tap("BackButton")
      #expect(stage.has("open"))
    }

    // MARK: Titles

    private struct Titled: View {
      let title: String?
      let next: String

      var body: some View {
        NavigationStack {
          let link = NavigationLink("go") { Text("screen").navigationTitle(next).navigationBarTitleDisplayMode(.inline) }
          if let title { link.navigationTitle(title) } else { link }
        }
      }
    }

    @Test(
      arguments: [
        (nil, "Next", "Back"), ("", "Next", "Back"), ("  ", "Next", "Back"), ("Inbox", "Next", "Inbox"),
        ("A title that is much too long for the bar of a phone", "Next", "Back"),
        ("Quarterly", "A title that leaves no room beside it", "Back"),
      ] as [(String?, String, String)])
    func `B18.45ab the way back is called by the title of the screen below where that is there and fits`(
      _ title: String?, _ next: String, _ shown: String
    ) async throws {
      let stage = await Stage(Titled(title: title, next: next))
      try await stage.tap("go")
      #expect(stage.has("BackButton") && stage.shows(shown))
      let (way, middle) = (try #require(stage.harness.elementFrame(shown)), try #require(stage.harness.elementFrame(next)))
      #expect(way.maxX <= middle.minX)
    }

    @Test(arguments: [1, 2, 3], [0, 1, 2])
    func `B18.45 titles and views in their place lie between the items of the bar`(_ trailing: Int, _ leading: Int) async throws {
      struct Root: View {
        let trailing: Int
        let leading: Int
        let hasPrincipal: Bool
        @State private var mode = 0

        var body: some View {
          NavigationStack {
            Text("screen")
              .navigationTitle("A really long title which does not fit")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) { ForEach(0..<trailing, id: \.self) { Button("More") {}.aid("t\($0)") } }
                ToolbarItemGroup(placement: .topBarLeading) { ForEach(0..<leading, id: \.self) { Button("Less") {}.aid("l\($0)") } }
                if hasPrincipal {
                  ToolbarItem(placement: .principal) {
                    Picker("mode", selection: $mode) {
                      Text("one").tag(0)
                      Text("two").tag(1)
                    }
                    .pickerStyle(.segmented).aid("middle")
                  }
                }
              }
          }
        }
      }
      for hasPrincipal in [false, true] {
        let stage = await Stage(Root(trailing: trailing, leading: leading, hasPrincipal: hasPrincipal))
        let harness = stage.harness
        let title = harness.elementFrame("A really long title which does not fit")
        let middle = try #require(hasPrincipal ? harness.frame(of: "middle") : title)
        #expect(try middle.maxX <= #require(harness.frame(of: "t0")).minX)
        #expect(try #require(harness.frame(of: "t\(trailing - 1)")).maxX <= 390)
        if leading > 0 { #expect(try #require(harness.frame(of: "l\(leading - 1)")).maxX <= middle.minX) }
        #expect(middle.minX >= 0 && middle.width > 40)
      }
    }
  }
}
