import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Values of the environment that apps read now and then (documentation).
  @MainActor
  struct FurtherValueRules {
    private struct Activity: View {
      @Environment(\.appearsActive) private var appearsActive
      @Environment(\.controlActiveState) private var state

      var body: some View { Text("\(appearsActive ? "active" : "not active") \(state)") }
    }

    @Test func `views look active but while another window is in front, unless the app says so`() async {
      #expect(await mount(Activity()).texts == ["active key"])
      #expect(await mount(Activity().environment(\.appearsActive, false)).texts == ["not active inactive"])
      #expect(await mount(Activity().environment(\.controlActiveState, .active)).texts == ["active active"])
    }

    private struct TwoWindows: App {
      var body: some Scene {
        WindowGroup("One") { OpeningActivity() }
        Window("Two", id: "two") { Activity() }
      }
    }

    private struct OpeningActivity: View {
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        Button("open") { openWindow(id: "two") }
        Activity()
      }
    }

    @Test func `of several windows at the start only the one in front looks active`() async {
      struct Two: App {
        var body: some Scene {
          WindowGroup("One") { Activity() }
          Window("Two", id: "two") { Activity() }.defaultLaunchBehavior(.presented)
        }
      }
      let app = AppHarness(Two(), idiom: .desktop)
      await app.settle()
      let texts = app.windows.flatMap(\.texts)
      #expect(texts.filter { $0 == "active key" }.count == 1 && texts.count == app.windows.count, "\(texts)")
    }

    @Test func `views look active in the window that people use`() async throws {
      let app = AppHarness(TwoWindows(), idiom: .desktop)
      await app.settle()
      #expect(app.window("One")?.texts.contains("active key") == true)
      try await app.windows.first?.tap("open")
      #expect(app.window("One")?.texts.contains("not active inactive") == true)
      #expect(app.window("Two")?.texts.contains("active key") == true)
      await app.bringToFront("One")
      #expect(app.window("One")?.texts.contains("active key") == true)
      #expect(app.window("Two")?.texts.contains("not active inactive") == true)
    }

    @Test func `a font is resolved as text in its place is drawn`() async {
      struct Sizes: View {
        @Environment(\.fontResolutionContext) private var context
        let font: Font
        var body: some View {
          let font = font.resolve(in: context)
          Text(
            "\(Int(font.pointSize)) \(font.weight == .bold) \(font.isBold) \(font.isItalic) \(font.isMonospaced) \(font.leading == .tight)")
        }
      }
      #expect(await mount(Sizes(font: .body)).texts == ["17 false false false false false"])
      #expect(await mount(Sizes(font: .body).dynamicTypeSize(.xxxLarge)).texts == ["23 false false false false false"])
      #expect(await mount(Sizes(font: .system(size: 30).bold().italic().leading(.tight))).texts == ["30 true true true false true"])
      #expect(
        await mount(Sizes(font: .system(size: 12, design: .monospaced)).fontWeight(.heavy)).texts == ["12 false true false true false"])
    }

    @Test func `announcements reach the screen reader`() async throws {
      let harness = await mount(
        Button("tell") {
          AccessibilityNotification.Announcement("3 new messages").post()
          AccessibilityNotification.PageScrolled(AttributedString("page 2")).post()
          AccessibilityNotification.ScreenChanged().post()
          AccessibilityNotification.LayoutChanged("list").post()
        })
      try await harness.tap("tell")
      #expect(harness.announcements == ["3 new messages", "page 2", "list"])
    }

    @Test func `colours of Core Graphics keep their components`() {
      let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      #expect(color.components.map { $0.map { ($0 * 100).rounded() } } == [100, 50, 0, 25] && color.numberOfComponents == 4)
      #expect(Color(cgColor: color).cgColor == color && Color.primary.cgColor == nil && color.copy(alpha: 1)?.alpha == 1)
      #expect(UIColor(cgColor: color).cgColor == color && NSColor(cgColor: .white)?.cgColor == .white)
      #expect(CGColor(gray: 0, alpha: 1) == .black && Set([CGColor.clear, CGColor(gray: 0, alpha: 0)]).count == 1)
    }

    @Test func `a link to help runs its action or opens its address`() async throws {
      let harness = await mount(
        VStack {
          HelpLink { Log.add("help") }.aid("action")
          HelpLink(destination: URL(string: "https://example.org/help")!).aid("address")
        })
      #expect(harness.role(of: "Help") == "button")
      try await harness.tap("action")
      #expect(Log.take() == ["help"])
      try await harness.tap("address")
      #expect(harness.openedURLs.map(\.absoluteString) == ["https://example.org/help"])
    }
  }
}
