import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Large titles and the scroll views below them (B18.42, B18.43).
  @MainActor
  struct LargeTitleRules {
    enum Kind: String, CaseIterable {
      case chips, picker, background, tabs, inset, field, group
    }

    private struct Rows: View {
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("row \($0)").frame(height: 40) } } }
      }
    }

    private struct Screen: View {
      let kind: Kind
      @State private var choice = 0
      @State private var query = ""

      var body: some View {
        NavigationStack {
          Group {
            switch kind {
            case .chips:
              VStack {
                ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { Text("chip \($0)") } } }.ax("above")
                Rows()
              }
            case .picker:
              VStack {
                Picker("choice", selection: $choice) {
                  Text("A").tag(0)
                  Text("B").tag(1)
                }
                .pickerStyle(.segmented).ax("above")
                Rows()
              }
            case .background:
              ZStack {
                Color.yellow.ignoresSafeArea()
                Rows()
              }
            case .tabs: TabView { Rows().tabItem { Text("One") } }
            case .inset: Rows().safeAreaInset(edge: .top, spacing: 0) { Text("banner").ax("above") }
            case .field:
              VStack {
                TextField("find", text: $query).ax("above")
                Rows()
              }
            case .group: Group { Rows() }
            }
          }
          .navigationTitle("Title")
        }
      }
    }

    private func titles(_ stage: Stage) -> [CGFloat] { stage.harness.elementFrames("Title").map(\.midY).filter { $0 > 0 } }

    private func scroll(_ stage: Stage, by distance: CGFloat) async {
      await stage.harness.wheel(at: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: distance), precise: true)
      await stage.rest()
    }

    @Test(arguments: Kind.allCases)
    func `B18.43 a large title shrinks with the first vertical scroll view of the screen, and what stands above that goes up`(
      _ kind: Kind
    ) async throws {
      let stage = await Stage(Screen(kind: kind))
      #expect(titles(stage).allSatisfy { $0 > 64 } && titles(stage).count == 1)
      let (row, above) = (try #require(stage.harness.elementFrame("row 3")), stage.harness.frame(of: "above"))
      await scroll(stage, by: 20)
      #expect(abs(try #require(stage.harness.elementFrame("row 3")).minY - row.minY + 20) < 0.5)
      if let above { #expect(abs(try #require(stage.harness.frame(of: "above")).minY - above.minY + 20) < 0.5) }
      await scroll(stage, by: 280)
      #expect(titles(stage).contains { $0 < 64 })
      #expect(abs(try #require(stage.harness.elementFrame("row 10")).minY - row.minY - 280 + 300) < 0.5)
      if let above { #expect(abs(try #require(stage.harness.frame(of: "above")).minY - above.minY + 52.5) < 0.5) }
      await scroll(stage, by: -400)
      #expect(titles(stage).allSatisfy { $0 > 64 } && titles(stage).count == 1)
      #expect(stage.harness.elementFrame("row 3") == row && stage.harness.frame(of: "above") == above)
    }

    @Test(arguments: [1, 30, 52, 53, 80, 200] as [CGFloat])
    func `B18.43 content that is a little longer than its room comes to rest below a picker`(_ excess: CGFloat) async throws {
      struct Short: View {
        let excess: CGFloat

        var body: some View {
          NavigationStack {
            VStack(spacing: 0) {
              Color.red.frame(height: 100).ax("above")
              ScrollView { Color.blue.frame(height: 844 - 216.5 + excess).ax("content") }
            }
            .navigationTitle("Title")
          }
        }
      }
      let stage = await Stage(Short(excess: excess))
      await scroll(stage, by: 500)
      let content = try #require(stage.harness.frame(of: "content"))
      #expect(abs(content.maxY - 844) < 0.5, "\(content)")
      #expect(abs(try #require(stage.harness.frame(of: "above")).minY - 116.5 + min(excess, 52.5)) < 0.5)
    }

    private struct Sought: View {
      let isLazy: Bool
      let isList: Bool
      @State private var id: Int?

      var body: some View {
        NavigationStack {
          ScrollViewReader { proxy in
            Group {
              if isList {
                List { ForEach(0..<60, id: \.self) { row($0).listRowInsets(EdgeInsets()) } }.listStyle(.plain)
              } else if isLazy {
                ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }.scrollPosition(id: $id, anchor: .top)
              } else {
                ScrollView { VStack(spacing: 0) { rows }.scrollTargetLayout() }.scrollPosition(id: $id, anchor: .top)
              }
            }
            .navigationTitle("Title")
            .safeAreaInset(edge: .bottom, spacing: 0) {
              HStack {
                Button("top") { proxy.scrollTo(30, anchor: .top) }
                Button("center") { proxy.scrollTo(30, anchor: .center) }
                Button("bottom") { proxy.scrollTo(30, anchor: .bottom) }
                Button("nearest") { proxy.scrollTo(20) }
                Button("second") { proxy.scrollTo(1, anchor: .top) }
                Button("first") { proxy.scrollTo(0, anchor: .top) }
                Text("at \(id ?? -1)")
              }
              .frame(height: 44)
            }
          }
        }
      }

      private var rows: some View { ForEach(0..<60, id: \.self) { row($0) } }

      private func row(_ index: Int) -> some View { Color.yellow.frame(height: 50).ax("row \(index)") }
    }

    @Test(arguments: [(false, false), (true, false), (false, true)])
    func `B18.43 places in the content are those between the shrunk bar and the lower edge`(_ isLazy: Bool, _ isList: Bool) async throws {
      let stage = await Stage(Sought(isLazy: isLazy, isList: isList))
      func expect(_ label: String, _ row: Int, _ edge: (CGRect) -> CGFloat, at place: CGFloat) async throws {
        try await stage.tap(label)
        await stage.rest()
        let frame = try #require(stage.harness.frame(of: "row \(row)"))
        // A row of a list is 3 points higher than its content at both ends.
        #expect(abs(edge(frame) - place) < (isList ? 3.1 : 0.75), "\(label): \(frame)")
      }
      try await expect("top", 30, \.minY, at: 64)
      try await expect("nearest", 20, \.minY, at: 64)
      try await expect("center", 30, \.midY, at: (64 + 800) / 2)
      try await expect("bottom", 30, \.maxY, at: 800)
      try await expect("second", 1, \.minY, at: 64)
      try await expect("first", 0, \.minY, at: 116.5)
      try await expect("bottom", 30, \.maxY, at: 800)
    }

    @Test(arguments: [false, true]) func `B15.41 the bound row is the first below a shrunk bar`(_ isLazy: Bool) async throws {
      let stage = await Stage(Sought(isLazy: isLazy, isList: false))
      await scroll(stage, by: 52.5 + 500 + 10)
      #expect(stage.shows("at 10"))
      await scroll(stage, by: 20)
      #expect(stage.shows("at 11"))
      await scroll(stage, by: 5_000)
      // Rows of 50 points fill the 736 between the bar and the buttons, so that the first is shown to less than a half.
      #expect(stage.shows("at 45"))
    }

    private struct Emptied: View {
      @State private var isEmpty = false

      var body: some View {
        NavigationStack {
          Group { if isEmpty { Text("nothing") } else { Rows() } }
            .navigationTitle("Title")
            .toolbar { Button("empty") { isEmpty.toggle() } }
        }
      }
    }

    @Test func `B18.43 a title is large again once its scroll view has gone`() async throws {
      let stage = await Stage(Emptied())
      await scroll(stage, by: 300)
      #expect(titles(stage).contains { $0 < 64 })
      try await stage.tap("empty")
      #expect(stage.shows("nothing") && titles(stage).contains { $0 > 64 })
      try await stage.tap("empty")
      #expect(titles(stage).contains { $0 > 64 })
      await scroll(stage, by: 300)
      #expect(titles(stage).contains { $0 < 64 })
    }

    private struct Tabs: View {
      @State private var tab = 0

      var body: some View {
        NavigationStack {
          TabView(selection: $tab) {
            Rows().tabItem { Text("One") }.tag(0)
            Rows().tabItem { Text("Two") }.tag(1)
          }
          .navigationTitle("Title")
        }
      }
    }

    @Test func `B18.43 the title follows the scroll view of the selected tab`() async throws {
      let stage = await Stage(Tabs())
      await scroll(stage, by: 300)
      #expect(titles(stage).contains { $0 < 64 })
      try await stage.tap("Two")
      #expect(titles(stage).contains { $0 > 64 })
      try await stage.tap("One")
      #expect(titles(stage).contains { $0 < 64 })
    }

    private struct Modes: View {
      let root: ToolbarTitleDisplayMode
      let pushed: ToolbarTitleDisplayMode
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationTitle("Root").toolbarTitleDisplayMode(root)
            .navigationDestination(for: Int.self) { _ in Text("pushed").navigationTitle("Pushed").toolbarTitleDisplayMode(pushed) }
        }
      }
    }

    @Test func `B18.42 automatic titles of pushed screens are like those below, and others are as they say`() async throws {
      let cases: [(ToolbarTitleDisplayMode, ToolbarTitleDisplayMode, Bool)] = [
        (.automatic, .automatic, true), (.inline, .automatic, false), (.large, .automatic, true), (.large, .inline, false),
        (.inline, .large, true), (.automatic, .inline, false),
      ]
      for (root, pushed, isLarge) in cases {
        let stage = await Stage(Modes(root: root, pushed: pushed))
        let frame = try #require(stage.harness.elementFrames("Pushed").first { $0.midY > 0 })
        #expect((frame.midY > 64) == isLarge, "\(root) \(pushed)")
      }
      let leading = await Stage(Modes(root: .automatic, pushed: .inlineLarge))
      let frame = try #require(leading.harness.elementFrame("Pushed"))
      #expect(frame.midY < 64 && frame.midX < 195 && frame.height > 24)
    }

    private struct Subtitled: View {
      let mode: NavigationBarItem.TitleDisplayMode

      var body: some View {
        NavigationStack {
          Rows().navigationTitle("Title").navigationSubtitle("Subtitle").navigationBarTitleDisplayMode(mode)
        }
      }
    }

    @Test func `B18.41 a subtitle stands below the title of a phone, large or not`() async throws {
      for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
        let stage = await Stage(Subtitled(mode: mode))
        let title = try #require(stage.harness.elementFrames("Title").first { $0.midY > 0 })
        let subtitle = try #require(stage.harness.elementFrames("Subtitle").first { $0.midY > title.midY })
        #expect(subtitle.minY >= title.maxY - 1)
        let row = try #require(stage.harness.elementFrame("row 0"))
        #expect(subtitle.maxY <= row.minY + 12)
        await scroll(stage, by: 300)
        #expect(stage.harness.texts.filter { $0 == "Subtitle" }.count == 1)
        #expect(try #require(stage.harness.elementFrames("Subtitle").last { $0.midY > 0 }).midY < 64)
      }
    }

    @Test func `B18.43 only the visible one of the two titles is an element`() async {
      let stage = await Stage(Screen(kind: .group))
      for distance in [0, 20, 60, -40, -100] as [CGFloat] {
        await scroll(stage, by: distance)
        #expect(stage.harness.elementFrames("Title").count == 1, "after \(distance)")
      }
    }
  }
}
