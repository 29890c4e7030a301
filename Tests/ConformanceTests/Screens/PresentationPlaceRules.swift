import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Keys of dialogs, inspectors, dialogs for files, and wishes of presented content (B19.35–B19.49).
  @MainActor
  struct PresentationPlaceRules {
    private struct Asking: View {
      let titles: [String]
      @State private var on = false

      var body: some View {
        Button("ask") { on = true }
          .alert("Title", isPresented: $on) {
            ForEach(titles, id: \.self) { title in
              Button(title, role: title.hasPrefix("cancel") ? .cancel : title.hasPrefix("delete") ? .destructive : nil) { Log.add(title) }
            }
          }
      }
    }

    @Test(arguments: [
      (["cancel", "go"], "cancel"), (["go", "cancel"], "cancel"), (["only"], "only"), (["delete"], "delete"), (["go", "on"], nil),
      (["delete", "cancel a"], "cancel a"),
    ])
    func `B19.31c B19.35abcd Escape is the cancel of an alert, its only action, or nothing`(titles: [String], chosen: String?) async throws
    {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Asking(titles: titles), idiom: idiom)
        try await stage.tap("ask")
        await stage.harness.tap(at: CGPoint(x: 4, y: 4))
        await stage.rest()
        #expect(stage.shows("Title"))
        await stage.harness.key(.escape)
        await stage.rest()
        #expect(Log.take() == [chosen].compactMap { $0 })
        #expect(stage.shows("Title") == (chosen == nil))
      }
    }

    private struct Choosing: View {
      let hasCancel: Bool
      @State private var on = false

      var body: some View {
        Button("ask") { on = true }
          .actionSheet(isPresented: $on) {
            ActionSheet(
              title: Text("Title"), message: Text("Message"),
              buttons: (hasCancel ? [.cancel(Text("Stop")) { Log.add("stop") }] : [])
                + [.default(Text("Copy")) { Log.add("copy") }, .destructive(Text("Erase")) { Log.add("erase") }])
          }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.40abc the cancel of an action sheet stands last, and is added where there is none`(idiom: Idiom) async throws {
      for (hasCancel, title) in [(true, "Stop"), (false, "Cancel")] {
        let stage = await Stage(Choosing(hasCancel: hasCancel), idiom: idiom)
        try await stage.tap("ask")
        #expect(stage.shows("Message") && stage.shows("Copy") && stage.shows("Erase") && stage.shows(title))
        #expect(stage.shows("Cancel") == !hasCancel)
        if idiom == .phone {
          #expect(stage.harness.texts.filter { ["Copy", "Erase", title].contains($0) } == ["Copy", "Erase", title])
        }
        await stage.harness.key(.escape)
        await stage.rest()
        #expect(Log.take() == (hasCancel ? ["stop"] : []))
        #expect(!stage.shows("Copy"))
        try await stage.tap("ask")
        try await stage.tap("Erase")
        #expect(Log.take() == ["erase"] && !stage.shows("Copy"))
      }
    }

    private struct Inspected: View {
      var width: CGFloat?
      var isFlexible = false
      @State private var on = true

      var body: some View {
        VStack {
          Color.red.ax("content")
          Button("toggle") { on.toggle() }
          Text("on \(on)")
        }
        .inspector(isPresented: $on) {
          if isFlexible {
            details.inspectorColumnWidth(min: 150, ideal: 200, max: 300)
          } else if let width {
            details.inspectorColumnWidth(width)
          } else {
            details
          }
        }
      }

      private var details: some View {
        VStack {
          Color.blue.ax("details")
          NamedTally(name: "t")
          Closer(name: "close")
        }
      }
    }

    @Test(arguments: [(Idiom.phone, CGSize(width: 1000, height: 700)), (.desktop, CGSize(width: 800, height: 600))])
    func `B19.45aceg an inspector is a column as wide as it says, and a hidden one is gone`(idiom: Idiom, size: CGSize) async throws {
      let usual = await Stage(Inspected(), idiom: idiom, size: size)
      await usual.rest()
      #expect(usual.harness.frame(of: "details")?.width == 225)
      #expect(usual.harness.frame(of: "details")?.maxX == size.width)
      #expect(abs((usual.harness.frame(of: "content")?.width ?? 0) - (size.width - 226)) < 1)
      try await usual.tap("t0")
      try await usual.tap("toggle")
      #expect(usual.harness.frame(of: "details") == nil)
      #expect(usual.harness.frame(of: "content")?.width == size.width)
      try await usual.tap("toggle")
      #expect(usual.shows("t0"))
      let fixed = await Stage(Inspected(width: 300), idiom: idiom, size: size)
      await fixed.rest()
      #expect(fixed.harness.frame(of: "details")?.width == 300)
    }

    @Test func `B19.45df the edge of an inspector is dragged within its limits, and shut`() async throws {
      let stage = await Stage(Inspected(isFlexible: true), idiom: .desktop)
      await stage.rest()
      #expect(stage.harness.frame(of: "details")?.width == 200)
      await stage.harness.drag(from: CGPoint(x: 599, y: 200), to: CGPoint(x: 549, y: 200), duration: 0.2)
      #expect(stage.harness.frame(of: "details")?.width == 250)
      await stage.harness.drag(from: CGPoint(x: 549, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.2)
      #expect(stage.harness.frame(of: "details")?.width == 300)
      await stage.harness.drag(from: CGPoint(x: 499, y: 200), to: CGPoint(x: 780, y: 200), duration: 0.2)
      #expect(stage.shows("on false") && stage.harness.frame(of: "details") == nil)
      try await stage.tap("toggle")
      #expect(stage.harness.frame(of: "details")?.width == 200)
    }

    @Test func `B19.45b where there is no room an inspector is a sheet`() async throws {
      let stage = await Stage(Inspected())
      await stage.rest()
      #expect(stage.harness.frame(of: "content")?.width == 390)
      #expect(stage.harness.frame(of: "details")?.width == 390)
      try await stage.tap("close")
      #expect(stage.shows("on false"))
    }

    private struct Files: View {
      @State private var on = false
      @State private var saves = false
      @State private var nothing = false
      var document: Note?

      var body: some View {
        VStack {
          Button("open") { on = true }
          Button("save") { saves = true }
          Button("other") { Log.add("other") }.keyboardShortcut("k")
        }
        .fileImporter(isPresented: $on, allowedContentTypes: [.json]) { result in
          Log.add("\(on) \((try? result.get())?.lastPathComponent ?? "failure")")
        }
        .fileExporter(isPresented: $saves, document: document, contentType: .plainText) { _ in Log.add("saved") }
      }
    }

    struct Note: FileDocument {
      static let readableContentTypes: [UTType] = [.plainText]

      init() {}
      init(configuration: ReadConfiguration) throws {}
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
    }

    @Test func `B19.46bcef the binding is false when files are handed over, and after a cancel nothing is`() async throws {
      let stage = await Stage(Files(), idiom: .desktop)
      try await stage.tap("open")
      await stage.harness.answerFileDialog(.success([URL(fileURLWithPath: "/tmp/a.json"), URL(fileURLWithPath: "/tmp/b.json")]))
      #expect(Log.take() == ["false a.json"])
      try await stage.tap("open")
      await stage.harness.answerFileDialog(.failure(CocoaError(.fileReadNoPermission)))
      #expect(Log.take() == ["false failure"])
      try await stage.tap("open")
      await stage.harness.answerFileDialog(nil)
      #expect(Log.take() == [])
      try await stage.tap("save")
      await stage.harness.answerFileDialog(.success([URL(fileURLWithPath: "/tmp/c.txt")]))
      #expect(Log.take() == [])
    }

    @Test func `B19.47a the window takes no input while a dialog for files is open`() async throws {
      let stage = await Stage(Files(), idiom: .desktop)
      try await stage.tap("open")
      try await stage.tap("other")
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == [])
      await stage.harness.answerFileDialog(nil)
      try await stage.tap("other")
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["other", "other"])
    }

    private struct Scheme: View {
      let name: String
      @Environment(\.colorScheme) private var scheme

      var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }

    private struct Wishing: View {
      let style: PresentationLifeRules.Style
      @State private var on = true
      @State private var hasWish = true

      var body: some View {
        let base = VStack {
          Scheme(name: "base")
          Button("again") { on = true }
        }
        switch style {
        case .sheet: base.sheet(isPresented: $on) { content }
        case .cover: base.fullScreenCover(isPresented: $on) { content }
        case .popover: base.popover(isPresented: $on) { content }
        }
      }

      private var content: some View {
        VStack {
          Scheme(name: "above")
          if hasWish { Text("wish").preferredColorScheme(.dark) }
          Button("drop") { hasWish = false }
          Closer(name: "close")
        }
      }
    }

    @Test(arguments: PresentationLifeRules.Style.allCases, [Idiom.phone, .desktop])
    func `B19.48ab a wish is for the presentation around`(style: PresentationLifeRules.Style, idiom: Idiom) async throws {
      let stage = await Stage(Wishing(style: style), idiom: idiom)
      await stage.rest()
      #expect(stage.shows("above dark"))
      if style != .cover { #expect(stage.shows("base light")) }
      try await stage.tap("drop")
      #expect(stage.shows("above light"))
      try await stage.tap("close")
      #expect(stage.shows("base light"))
    }

    @Test func `B19.48cde an outer modifier replaces an inner one, of several beside each other the first counts, nil is no wish`() async {
      #expect(await Stage(Scheme(name: "a").preferredColorScheme(.light).preferredColorScheme(.dark)).shows("a dark"))
      #expect(await Stage(Scheme(name: "a").preferredColorScheme(.dark).preferredColorScheme(nil)).shows("a dark"))
      let beside = VStack {
        Scheme(name: "a").preferredColorScheme(nil)
        Text("b").preferredColorScheme(.dark)
        Text("c").preferredColorScheme(.light)
      }
      #expect(await Stage(beside).shows("a dark"))
    }

    @Test func `B19.48 a screen wishes for those that are pushed above it, which may wish something else`() async throws {
      let stage = await Stage(
        NavigationStack {
          VStack {
            Scheme(name: "root")
            NavigationLink("go") {
              VStack {
                Scheme(name: "up")
                NavigationLink("on") { Scheme(name: "top").preferredColorScheme(.light) }
              }
            }
          }
          .preferredColorScheme(.dark)
        })
      #expect(stage.shows("root dark"))
      try await stage.tap("go")
      #expect(stage.shows("up dark"))
      try await stage.tap("on")
      #expect(stage.shows("top light"))
      try await stage.tap("BackButton")
      #expect(stage.shows("up dark"))
    }

    @Test func `B19.48 a screen that is gone and a tab that is not selected wish nothing`() async throws {
      let stack = await Stage(
        NavigationStack {
          VStack {
            Scheme(name: "root")
            NavigationLink("go") { Scheme(name: "up").preferredColorScheme(.dark) }
          }
        })
      #expect(stack.shows("root light"))
      try await stack.tap("go")
      #expect(stack.shows("up dark"))
      try await stack.tap("BackButton")
      #expect(stack.shows("root light"))
      let tabs = await Stage(
        TabView {
          Scheme(name: "one").tabItem { Text("One") }
          Scheme(name: "two").preferredColorScheme(.dark).tabItem { Text("Two") }
        })
      #expect(tabs.shows("one light"))
      try await tabs.tap("Two")
      #expect(tabs.shows("two dark"))
      try await tabs.tap("One")
      #expect(tabs.shows("one light"))
    }

    @Test func `B19.49ab a ground and a corner of a sheet are drawn, wishes about the device change nothing`() async {
      func dump(_ content: some View) async -> String {
        let stage = await Stage(Text("base").sheet(isPresented: .constant(true)) { content })
        await stage.rest()
        return stage.harness.displayListDump()
      }
      let plain = await dump(Text("in"))
      #expect(await dump(Text("in").presentationBackground(.red)) != plain)
      #expect(await dump(Text("in").presentationBackground { Color.blue }) != plain)
      #expect(await dump(Text("in").presentationCornerRadius(30)) != plain)
      #expect(await dump(Text("in").presentationCornerRadius(nil)) == plain)
      #expect(
        await dump(Text("in").statusBarHidden().persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)) == plain)
      #expect(await dump(Text("in").statusBar(hidden: true)) == plain)
    }
  }
}
