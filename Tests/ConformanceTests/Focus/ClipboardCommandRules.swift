import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The commands to copy, cut and paste for views that are no text fields (documentation).
  @MainActor
  struct ClipboardCommandRules {
    private struct Words: View {
      @State private var words = ["Alpha", "Beta", "Gamma"]
      @State private var selection: Set<String> = ["Alpha", "Gamma"]
      @State private var text = "field"

      var body: some View {
        VStack {
          List(words, id: \.self, selection: $selection) { Text($0) }
            .copyable(words.filter(selection.contains))
            .cuttable(for: String.self) {
              defer { words.removeAll(where: selection.contains) }
              return words.filter(selection.contains)
            }
            .pasteDestination(for: String.self) {
              words += $0
            } validator: {
              $0.filter { $0 != "never" }
            }
          TextField("text", text: $text)
        }
      }
    }

    private func open(_ view: some View) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: CGSize(width: 600, height: 400), idiom: .desktop)
      await harness.settle()
      return harness
    }

    @Test func `what is copied, cut and pasted belongs to the view with the focus`() async throws {
      let harness = await open(Words())
      try await harness.tap("Beta")
      await harness.key("c", modifiers: .command)
      try await harness.wait(timeout: .seconds(60)) { harness.clipboard == "Beta" }
      await harness.key("x", modifiers: .control)
      try await harness.wait(timeout: .seconds(60)) { !harness.texts.contains("Beta") }
      harness.clipboard = "Delta"
      await harness.key("v", modifiers: .command)
      try await harness.wait(timeout: .seconds(60)) { harness.texts.contains("Delta") }
      harness.clipboard = "never"
      await harness.key("v", modifiers: .command)
      await harness.settle()
      #expect(!harness.texts.contains("never"))
    }

    @Test func `text that has the focus is copied before anything around it`() async throws {
      let harness = await open(Words())
      try await harness.tap("text")
      await harness.key("a", modifiers: .command)
      await harness.key("c", modifiers: .command)
      #expect(harness.clipboard == "field")
    }

    @Test func `providers come and go in the types that the app names`() async throws {
      let harness = await open(
        VStack {
          Text("left").focusable()
            .onCopyCommand { [NSItemProvider(object: "one" as NSString), NSItemProvider(object: NSURL(string: "https://a.b")!)] }
            .onCutCommand(perform: nil)
            .onPasteCommand(of: [.url]) { Log.add("\($0.count) addresses") }
          Text("right").focusable()
            .onPasteCommand(of: [.plainText], validator: { $0.isEmpty ? nil : $0.count }) { Log.add("\($0) texts") }
        })
      await harness.moveFocus()
      await harness.key("c", modifiers: .command)
      try await harness.wait(timeout: .seconds(60)) { harness.clipboard == "one\nhttps://a.b" }
      await harness.key("x", modifiers: .command)
      harness.clipboard = "plain words"
      await harness.key("v", modifiers: .command)
      #expect(Log.take() == [])
      harness.clipboard = "https://example.org"
      await harness.key("v", modifiers: .command)
      #expect(Log.take() == ["1 addresses"])
      await harness.moveFocus()
      await harness.key("v", modifiers: .command)
      #expect(Log.take() == ["1 texts"])
    }

    @Test func `the commands of the app's menu reach a view that copies`() async throws {
      struct Copying: App {
        var body: some Scene {
          WindowGroup("Main") { Text("content").copyable(["of the view"]) }
        }
      }
      let app = AppHarness(Copying())
      await app.settle()
      try await app.choose("Edit", "Copy")
      let main = app.windows[0]
      try await main.wait(timeout: .seconds(60)) { main.clipboard == "of the view" }
    }
  }
}
