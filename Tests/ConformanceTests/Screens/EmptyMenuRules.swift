import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B20 about menus in which there is nothing, and about rows of menus that are no buttons.
  @MainActor
  struct EmptyMenuRules {
    enum Content: CaseIterable {
      case condition, conditions, none, group, section, noData, conditionalData, erased, ownView
    }

    private struct OwnView: View {
      let isShown: Bool

      var body: some View { if isShown { Button("item") {} } }
    }

    private struct Items: View {
      let content: Content
      let isShown: Bool
      var body: some View { Text("") }

      @ViewBuilder static func make(_ content: Content, _ isShown: Bool) -> some View {
        switch content {
        case .condition: if isShown { Button("item") {} }
        case .conditions:
          if isShown { Button("item") {} }
          if isShown { Button("other") {} }
        case .none: Optional<Text>.none
        case .group: Group { if isShown { Button("item") {} } }
        case .section: Section { if isShown { Button("item") {} } }
        case .noData: ForEach([Int](), id: \.self) { Text("\($0)") }
        case .conditionalData: ForEach([1, 2], id: \.self) { if isShown { Text("\($0)") } }
        case .erased: AnyView(EmptyView())
        case .ownView: OwnView(isShown: isShown)
        }
      }
    }

    private struct ContextMenus: View {
      let content: Content
      @State private var isShown = false

      var body: some View {
        VStack {
          Button("subject") { Log.add("pressed") }.contextMenu { Items.make(content, isShown) }
          Button("fill") { isShown = true }
        }
      }
    }

    private struct Menus: View {
      let content: Content
      @State private var isShown = false

      var body: some View {
        VStack {
          Menu("subject") { Items.make(content, isShown) }
          Button("fill") { isShown = true }
        }
      }
    }

    private func isFillable(_ content: Content) -> Bool { ![.none, .noData, .erased].contains(content) }

    @Test(arguments: Content.allCases, [Idiom.phone, .desktop])
    func `B20.33f a context menu in which there is nothing does not open`(_ content: Content, _ idiom: Idiom) async throws {
      let stage = await Stage(ContextMenus(content: content), idiom: idiom)
      try await stage.harness.secondaryTap("subject")
      await stage.rest()
      // What lies beneath can be used.
      try await stage.tap("subject")
      #expect(Log.take().contains("pressed"))
      guard isFillable(content) else { return }
      try await stage.tap("fill")
      try await stage.harness.secondaryTap("subject")
      await stage.rest()
      #expect(!stage.harness.isEnabled("subject"))
    }

    @Test(arguments: Content.allCases, [Idiom.phone, .desktop])
    func `B20.31c a menu in which there is nothing does not open`(_ content: Content, _ idiom: Idiom) async throws {
      let stage = await Stage(Menus(content: content), idiom: idiom)
      try await stage.tap("subject")
      try await stage.tap("fill")
      guard isFillable(content) else { return }
      try await stage.tap("subject")
      #expect(!stage.has("fill"))
    }

    private struct Absent: View {
      @State private var isThere = false

      var body: some View {
        VStack {
          Text("subject").contextMenu(isThere ? ContextMenu { Button("item") {} } : nil)
          Button("fill") { isThere = true }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B20.33 no context menu is none`(_ idiom: Idiom) async throws {
      let stage = await Stage(Absent(), idiom: idiom)
      try await stage.harness.secondaryTap("subject")
      await stage.rest()
      try await stage.tap("fill")
      try await stage.harness.secondaryTap("subject")
      await stage.rest()
      #expect(stage.has("item"))
    }

    private struct Swiped: View {
      let content: Content

      var body: some View {
        List {
          Text("subject").ax("subject").swipeActions { Items.make(content, false) }
            .swipeActions(edge: .leading) { Items.make(content, false) }
        }
      }
    }

    @Test(arguments: Content.allCases) func `B17.45 a row without buttons stays closed when it is swiped`(_ content: Content) async throws {
      let stage = await Stage(Swiped(content: content))
      let frame = try #require(stage.harness.frame(of: "subject"))
      for way in [-150.0, 150] {
        await stage.harness.drag(
          from: CGPoint(x: 195, y: frame.midY), to: CGPoint(x: 195 + way, y: frame.midY), duration: 0.3)
        await stage.rest()
        #expect(try #require(stage.harness.presented("subject", .x)).rounded() == frame.minX.rounded())
      }
    }

    // MARK: Primary actions

    private struct Primary: View {
      let isRow: Bool
      let isEmpty: Bool

      @ViewBuilder private var menu: some View {
        Menu("menu") {
          if !isEmpty { Button("item") { Log.add("item") } }
        } primaryAction: {
          Log.add("primary")
        }
      }

      var body: some View { if isRow { List { menu } } else { menu } }
    }

    @Test(arguments: [false, true]) func `B20.27ab a long press opens a menu, and does nothing else`(isRow: Bool) async throws {
      let stage = await Stage(Primary(isRow: isRow, isEmpty: false))
      try await stage.harness.hold("menu", for: 0.8)
      await stage.rest()
      #expect(Log.take() == [] && stage.has("item"))
      try await stage.tap("item")
      #expect(Log.take() == ["item"])
      try await stage.tap("menu")
      #expect(Log.take() == ["primary"] && !stage.has("item"))
    }

    @Test(arguments: [false, true]) func `B20.27 without items a long press is a press`(isRow: Bool) async throws {
      let stage = await Stage(Primary(isRow: isRow, isEmpty: true))
      try await stage.harness.hold("menu", for: 0.8)
      await stage.rest()
      #expect(Log.take() == ["primary"])
    }

    // MARK: Tabs

    private struct Tabs: View {
      let isPicker: Bool
      let isLabelled: Bool
      @State private var choice = 1

      @ViewBuilder private var page: some View {
        if isPicker {
          Picker("picker", selection: $choice) {
            Text("one").tag(1)
            Text("other").tag(2)
          }
        } else {
          Menu("menu") { Button("item") { Log.add("item") } }
        }
      }

      var body: some View {
        if isLabelled {
          TabView {
            Tab("first", systemImage: "star") { page }.accessibilityLabel("named").contextMenu { Button("entry") { Log.add("entry") } }
            Tab("second", systemImage: "star") { Text("two") }
          }
        } else {
          TabView {
            page.tabItem { Text("first") }
            Text("two").tabItem { Text("second") }
          }
        }
      }
    }

    @Test(arguments: [false, true], [Idiom.phone, .desktop])
    func `B20.01 a menu or a picker may be the content of a tab`(isPicker: Bool, idiom: Idiom) async throws {
      let stage = await Stage(Tabs(isPicker: isPicker, isLabelled: false), idiom: idiom)
      try await stage.tap("second")
      #expect(stage.shows("two"))
      try await stage.tap("first")
      try await stage.tap(!isPicker ? "menu" : stage.has("picker") ? "picker" : "one")
      try await stage.tap(isPicker ? "other" : "item")
      #expect(isPicker ? stage.shows("other") : Log.take() == ["item"])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.33 a tab with a name for assistive technology has its context menu`(_ idiom: Idiom) async throws {
      let stage = await Stage(Tabs(isPicker: false, isLabelled: true), idiom: idiom)
      try await stage.harness.secondaryTap("named")
      await stage.rest()
      try await stage.tap("entry")
      #expect(Log.take() == ["entry"])
    }

    // MARK: Rows

    private struct Rows: View {
      var body: some View {
        Menu("menu") {
          Button("button") {}.ax("button")
          Label("label", systemImage: "star").ax("label")
          Text("text").ax("text")
          HStack {
            Image(systemName: "star")
            Text("beside")
          }
          .ax("stack")
          Section("section") { Text("inside").ax("inside") }
          Button("last") {}.ax("last")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.25 texts and labels have the room of a row, in line with the items`(_ idiom: Idiom) async throws {
      let stage = await Stage(Rows(), idiom: idiom)
      try await stage.tap("menu")
      let title = try #require(stage.harness.elementFrame("text"))
      let item = try #require(stage.harness.frame(of: "button"))
      let last = try #require(stage.harness.frame(of: "last"))
      for name in ["label", "text", "stack", "inside"] {
        let frame = try #require(stage.harness.frame(of: name))
        #expect(abs(frame.minX - title.minX) < 0.01 && frame.minX > item.minX + 10, "\(name)")
        #expect(frame.maxX <= item.maxX - 10)
      }
      // Each row is as high as that of a button.
      let (label, text) = (try #require(stage.harness.frame(of: "label")), try #require(stage.harness.frame(of: "text")))
      #expect(abs(text.midY - label.midY - item.height) < 0.01 && abs(label.midY - item.midY - item.height) < 0.01)
      #expect(last.minY >= title.maxY)
    }
  }
}
