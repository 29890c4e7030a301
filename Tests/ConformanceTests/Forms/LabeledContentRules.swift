import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Labeled content, boxes, links and buttons that repeat.
  @MainActor
  struct LabeledContentRules {
    @Test func `B21.86e in a free place the value follows its label`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mounted(
          LabeledContent {
            Color.red.frame(width: 50, height: 20).aid("value")
          } label: {
            Color.blue.frame(width: 30, height: 20).aid("label")
          }
          .aid("row"), idiom)
        let label = try #require(harness.frame(of: "label")), value = try #require(harness.frame(of: "value"))
        #expect(value.minX == label.maxX + 8)
        #expect(harness.frame(of: "row")?.width == 88)
      }
    }

    @Test func `B21.86f values are strings, and whatever a format makes strings of`() async {
      let harness = await mounted(
        VStack {
          LabeledContent("a", value: "x")
          LabeledContent("b", value: 1234, format: .number)
          LabeledContent("c") { Text("y") }
        })
      #expect(harness.texts == ["a", "x", "b", "1,234", "c", "y"])
    }

    private struct Colon: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(":")
          configuration.content
        }
      }
    }

    @Test func `B21.86 a style puts both together`() async {
      let harness = await mounted(LabeledContent("a", value: "x").labeledContentStyle(Colon()))
      #expect(harness.texts == ["a", ":", "x"])
    }

    @Test func `B21.87abc a box is its content and its insets, below its label on desktops`() async throws {
      let box = GroupBox { Color.red.frame(width: 100, height: 40).aid("content") }.aid("box")
      #expect(await mounted(box, .desktop).frame(of: "box")?.size == CGSize(width: 110, height: 50))
      #expect(await mounted(box).frame(of: "box")?.size == CGSize(width: 132, height: 72))
      let labeled = GroupBox {
        Color.red.frame(width: 100, height: 40).aid("content")
      } label: {
        Color.blue.frame(width: 20, height: 10).aid("label")
      }
      let desktop = await mounted(labeled, .desktop)
      let label = try #require(desktop.frame(of: "label")), content = try #require(desktop.frame(of: "content"))
      #expect(content.minY == label.maxY + 3 + 5)
      #expect(label.minX == content.minX - 5 + 10)
      let phone = await mounted(GroupBox("Title") { Text("inside") })
      #expect(phone.texts == ["Title", "inside"])
      #expect(phone.semanticsDump().contains("text \"Title\" header"))
    }

    private struct Plain: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }

    @Test func `B21.87 a style of an app's own makes the box`() async {
      let harness = await mounted(GroupBox("Title") { Text("inside") }.groupBoxStyle(Plain()))
      #expect(harness.texts == ["inside", "Title"])
    }

    @Test func `S388 B21.17abc B21.91a a link opens its address by the action around it`() async throws {
      let harness = await mounted(
        VStack {
          Link("web", destination: URL(string: "https://example.org/a")!)
          Link("mine", destination: URL(string: "app:x")!)
            .environment(
              \.openURL,
              OpenURLAction { url in
                Log.add(url.absoluteString)
                return .handled
              })
        })
      try await harness.tap("web")
      #expect(harness.openedURLs.map(\.absoluteString) == ["https://example.org/a"])
      #expect(Log.take() == [])
      try await harness.tap("mine")
      #expect(Log.take() == ["app:x"])
      #expect(harness.openedURLs.count == 1)
      #expect(harness.role(of: "web") == "link")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "web")
      await harness.key(.space)
      #expect(harness.openedURLs.count == 2)
    }

    @Test func `B21.14ab a button that repeats acts when it is pressed, and again until it is released`() async throws {
      let button = Button("go") { Log.add("go") }
      let harness = await mounted(
        VStack {
          button.buttonRepeatBehavior(.enabled)
          Button("once") { Log.add("once") }
        })
      try await harness.hold("go", for: 0.95)
      #expect(Log.take() == Array(repeating: "go", count: 6))
      await harness.advance(by: 2)
      #expect(Log.take() == [])
      try await harness.tap("go")
      #expect(Log.take() == ["go"])
      try await harness.hold("once", for: 0.95)
      #expect(Log.take() == ["once"])
    }

    @Test func `B21.14 a button that is disabled while it repeats stops`() async throws {
      struct Root: View {
        @State private var count = 0
        var body: some View {
          Button("go") {
            count += 1
            Log.add("\(count)")
          }
          .buttonRepeatBehavior(.enabled).disabled(count == 3)
        }
      }
      let harness = await mounted(Root())
      try await harness.hold("go", for: 3)
      #expect(Log.take() == ["1", "2", "3"])
    }
  }
}
