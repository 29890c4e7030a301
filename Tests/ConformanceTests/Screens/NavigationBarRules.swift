import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Titles, bars and ways back (B18.40–B18.48, B18.62, B18.63).
  @MainActor
  struct NavigationBarRules {
    @Test func `B18.40b a title is a text, a key, a string, or a binding to one`() async throws {
      struct Bound: View {
        @State private var title = "bound"

        var body: some View {
          NavigationStack { Button("change") { title = "changed" }.navigationTitle($title) }
        }
      }
      let string = "a string"
      #expect(await Stage(NavigationStack { Color.red.navigationTitle(Text("a text")) }).shows("a text"))
      #expect(await Stage(NavigationStack { Color.red.navigationTitle("a key") }).shows("a key"))
      #expect(await Stage(NavigationStack { Color.red.navigationTitle(string) }).shows("a string"))
      let stage = await Stage(Bound())
      #expect(stage.shows("bound"))
      try await stage.tap("change")
      #expect(stage.shows("changed") && !stage.shows("bound"))
    }

    @Test func `B18.41b on desktops the subtitle stands under the title`() async throws {
      let stage = await Stage(
        NavigationStack { Color.red.navigationTitle("Harbour").navigationSubtitle("low tide") }, idiom: .desktop)
      let (title, subtitle) = (
        try #require(stage.harness.elementFrame("Harbour")), try #require(stage.harness.elementFrame("low tide"))
      )
      #expect(subtitle.minY >= title.maxY - 1 && subtitle.minX == title.minX)
    }

    private struct Modes: View {
      let mode: NavigationBarItem.TitleDisplayMode

      var body: some View {
        NavigationStack {
          NavigationLink("go") { Color.red.ax("up").navigationTitle("Up") }
            .navigationTitle("Root").navigationBarTitleDisplayMode(mode)
        }
      }
    }

    @Test(arguments: [(NavigationBarItem.TitleDisplayMode.automatic, 116.5), (.large, 116.5), (.inline, 64)])
    func `B18.42c a pushed screen takes the mode of the screen below it`(_ mode: NavigationBarItem.TitleDisplayMode, _ top: CGFloat)
      async throws
    {
      let stage = await Stage(Modes(mode: mode))
      try await stage.tap("go")
      #expect(stage.harness.frame(of: "up")?.minY == top)
    }

    @Test func `B18.42f display modes have no effect on desktops`() async throws {
      var dumps: Set<String> = []
      for mode in [NavigationBarItem.TitleDisplayMode.automatic, .large, .inline] {
        let stage = await Stage(Modes(mode: mode), idiom: .desktop)
        dumps.insert(stage.harness.displayListDump())
        try await stage.tap("go")
        #expect(stage.harness.frame(of: "up") == CGRect(x: 0, y: 0, width: 800, height: 600))
      }
      #expect(dumps.count == 1)
    }

    @Test func `B18.46d without a back button the path is written as ever`() async throws {
      struct Root: View {
        @State private var path = [1]

        var body: some View {
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { _ in Button("home") { path = [] }.navigationBarBackButtonHidden() }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(!stage.has("BackButton"))
      try await stage.tap("home")
      #expect(stage.shows("root") && !stage.shows("home"))
    }

    enum Container: CaseIterable { case stack, view, split }

    private struct Named: View {
      let container: Container
      let isOld: Bool
      let isHidden: Bool

      private var content: some View { Color.red.ax("content") }

      @ViewBuilder private var screen: some View {
        if isOld {
          content.navigationBarTitle("Title").navigationBarItems(leading: Button("lead") {}, trailing: Button("trail") {})
            .navigationBarHidden(isHidden)
        } else {
          content.navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("lead") {} }
              ToolbarItem(placement: .topBarTrailing) { Button("trail") {} }
            }
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
        }
      }

      var body: some View {
        switch container {
        case .stack: NavigationStack { screen }
        case .view: NavigationView { screen }.navigationViewStyle(.stack)
        case .split:
          NavigationSplitView {
            screen
          } detail: {
            Text("detail")
          }
        }
      }
    }

    @Test(arguments: Container.allCases, [false, true])
    func `B18.47bcde B18.48b names of 2019 look like the new ones in every container`(_ container: Container, _ isHidden: Bool) async {
      let old = await Stage(Named(container: container, isOld: true, isHidden: isHidden))
      let new = await Stage(Named(container: container, isOld: false, isHidden: isHidden))
      #expect(old.shows("Title") != isHidden && old.has("lead") != isHidden && old.has("trail") != isHidden)
      #expect((old.harness.frame(of: "content")?.minY == 0) == isHidden)
      #expect(old.harness.displayListDump() == new.harness.displayListDump())
    }

    private struct Pushed: View {
      var body: some View {
        NavigationStack {
          NavigationLink("go") { Color.red.navigationTitle("Up").navigationBarTitleDisplayMode(.inline) }.navigationTitle("Root")
        }
      }
    }

    @Test func `B18.62bdf a desktop has the chevron at the leading end of the bar, and Control-[ goes back, Escape does not`() async throws
    {
      let stage = await Stage(Pushed(), idiom: .desktop)
      try await stage.tap("go")
      let dump = stage.harness.semanticsDump()
      let (back, title) = (
        try #require(stage.harness.elementFrame("Root"), "\(dump)"), try #require(stage.harness.elementFrame("Up"))
      )
      #expect(back.minX < 20 && back.maxX <= title.minX && title.minX < 200)
      #expect(abs(back.midY - title.midY) < 2)
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(stage.shows("Up"))
      await stage.harness.key("[", modifiers: .control)
      await stage.rest()
      #expect(stage.has("go") && !stage.shows("Up"))
    }

    @Test func `B18.62gh a phone has a centred title beside the back button, and a swipe begins within 30 points`() async throws {
      let stage = await Stage(Pushed())
      #expect(try #require(stage.harness.elementFrame("Root")).minX < 30)
      try await stage.tap("go")
      #expect(try #require(stage.harness.elementFrame("Up")).midX == 195)
      let back = try #require(stage.harness.frame(of: "BackButton"))
      #expect(back.minX < 30 && back.maxY <= 64)
      await stage.harness.drag(from: CGPoint(x: 32, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
      await stage.rest()
      #expect(stage.shows("Up"))
      await stage.harness.drag(from: CGPoint(x: 28, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
      await stage.rest()
      #expect(stage.has("go") && !stage.shows("Up"))
    }

    @Test func `B18.63f a sheet that is dragged away goes back into its source`() async throws {
      struct Root: View {
        @Namespace private var space
        @State private var on = true

        var body: some View {
          VStack {
            Color.blue.frame(width: 80, height: 80).matchedTransitionSource(id: 1, in: space).ax("source")
            Spacer()
          }
          .sheet(isPresented: $on) { Color.green.ax("sheet").navigationTransition(.zoom(sourceID: 1, in: space)) }
        }
      }
      let stage = await Stage(Root())
      await stage.rest()
      #expect(stage.harness.presented("sheet", .scale) == 1)
      await stage.harness.down(at: CGPoint(x: 195, y: 100))
      await stage.harness.move(to: CGPoint(x: 195, y: 600), duration: 0.5)
      #expect(try #require(stage.harness.presented("sheet", .scale)) < 0.9)
      await stage.harness.move(to: CGPoint(x: 195, y: 800), duration: 0.1)
      await stage.harness.up()
      await stage.rest()
      #expect(stage.harness.frame(of: "sheet") == nil)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.63h documents of screens are accepted, and change nothing`(_ idiom: Idiom) async {
      func dump(_ content: some View) async -> String {
        await Stage(NavigationStack { content.navigationTitle("Title") }, idiom: idiom).harness.displayListDump()
      }
      let plain = await dump(Text("a"))
      #expect(await dump(Text("a").navigationDocument(URL(fileURLWithPath: "/tmp/a"))) == plain)
      #expect(await dump(Text("a").navigationDocument("text")) == plain)
      #expect(await dump(Text("a").navigationDocument("text", preview: SharePreview("preview"))) == plain)
    }
  }
}
