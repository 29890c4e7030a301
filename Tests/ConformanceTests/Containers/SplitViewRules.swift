import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Panes with lines between them that people move, buttons that rename, and modifiers that become others.
  @MainActor
  struct SplitViewRules {
    private func widths(_ harness: ViewHarness, _ names: [String]) -> [Int] {
      names.map { Int((harness.frame(of: $0)?.width ?? -1).rounded()) }
    }

    @Test func `panes share the room, and a drag of the line between two moves it`() async {
      let view = HSplitView {
        Color.red.accessibilityIdentifier("a")
        Color.blue.frame(minWidth: 80).accessibilityIdentifier("b")
      }
      let harness = await mount(view, size: CGSize(width: 401, height: 100))
      #expect(widths(harness, ["a", "b"]) == [200, 200])
      await harness.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 260, y: 50), duration: 0.2)
      #expect(widths(harness, ["a", "b"]) == [260, 140])
      await harness.drag(from: CGPoint(x: 260, y: 50), to: CGPoint(x: 390, y: 50), duration: 0.2)
      #expect(widths(harness, ["a", "b"]) == [320, 80])
      harness.resize(to: CGSize(width: 201, height: 100))
      await harness.settle()
      #expect(widths(harness, ["a", "b"]) == [120, 80])
    }

    @Test func `panes below each other keep their heights within their limits`() async {
      let view = VSplitView {
        Color.red.frame(maxHeight: 50).accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b")
        Color.green.frame(height: 30).accessibilityIdentifier("c")
      }
      let harness = await mount(view, size: CGSize(width: 100, height: 302))
      #expect(["a", "b", "c"].map { Int((harness.frame(of: $0)?.height ?? -1).rounded()) } == [50, 220, 30])
    }

    @Test func `one pane fills a split view, and none is nothing`() async {
      let one = await mount(HSplitView { Color.red.accessibilityIdentifier("a") }, size: CGSize(width: 100, height: 50))
      #expect(one.frame(of: "a")?.width == 100)
      let none = await mount(HSplitView {}, size: CGSize(width: 100, height: 50))
      #expect(none.texts == [])
    }

    @Test func `a rename button does what is around it says, and nothing where nothing does`() async throws {
      struct Root: View {
        @State private var name = "old"
        @FocusState private var isNaming: Bool
        var body: some View {
          VStack {
            Text(name)
            RenameButton().renameAction { name = "new" }
            RenameButton().accessibilityIdentifier("off")
            TextField("field", text: $name).focused($isNaming)
            RenameButton().renameAction($isNaming).accessibilityIdentifier("field button")
          }
        }
      }
      let harness = await mount(Root())
      #expect(!harness.isEnabled("off"))
      try await harness.tap("Rename")
      #expect(harness.texts.contains("new"))
      try await harness.tap("field button")
      #expect(harness.focusedLabel == "field")
    }

    private struct Framed: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Caption(text: environment.layoutDirection == .rightToLeft ? "left" : "right")
      }

      private struct Caption: ViewModifier {
        let text: String
        func body(content: Content) -> some View {
          VStack {
            content
            Text(text)
          }
        }
      }
    }

    @Test func `a modifier becomes another one by its environment, also when that changes`() async throws {
      struct Root: View {
        @State private var isMirrored = false
        var body: some View {
          VStack {
            Text("content").modifier(Framed()).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            Button("turn") { isMirrored.toggle() }
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.texts == ["content", "right", "turn"])
      try await harness.tap("turn")
      #expect(harness.texts == ["content", "left", "turn"])
    }
  }
}
