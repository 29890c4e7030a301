import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Finding and replacing in text editors (documentation of `findNavigator`).
  @MainActor
  struct FindRules {
    private struct Root: View {
      @State private var text = "The cat and the hat.\nThe end."
      @State private var isFinding = false
      var allowsFinding = true
      var allowsReplacing = true
      var body: some View {
        VStack {
          TextEditor(text: $text).aid("editor").frame(height: 300)
            .findDisabled(!allowsFinding).replaceDisabled(!allowsReplacing).findNavigator(isPresented: $isFinding)
          Text(text.replacingOccurrences(of: "\n", with: "/")).aid("copy")
          Text("finding \(isFinding)")
          Button("find") { isFinding = true }
        }
      }
    }

    @Test func `control and F finds what is typed, whatever its case`() async throws {
      let harness = await mounted(Root(), .desktop)
      await harness.moveFocus()
      await harness.key("f", modifiers: .control)
      await harness.advance(by: 1)
      #expect(harness.texts.contains("finding true"))
      #expect(harness.focusedLabel == "Find")
      for key in ["t", "h", "e"] as [KeyEquivalent] { await harness.key(key) }
      #expect(harness.texts.contains("1 of 3"))
      await harness.key(.return)
      #expect(harness.texts.contains("2 of 3"))
      await harness.key("g", modifiers: .control)
      #expect(harness.texts.contains("3 of 3"))
      await harness.key("g", modifiers: .control)
      #expect(harness.texts.contains("1 of 3"))
      await harness.key("g", modifiers: [.control, .shift])
      #expect(harness.texts.contains("3 of 3"))
      await harness.key(.escape)
      await harness.advance(by: 1)
      #expect(harness.texts.contains("finding false"))
      // What was found is selected, and is written over.
      await harness.key("x")
      #expect(harness.text(of: "copy") == "The cat and the hat./x end.")
    }

    @Test func `what is found is replaced one by one, or all at once and undone at once`() async throws {
      let harness = await mounted(Root(), .desktop)
      try await harness.tap("find")
      await harness.advance(by: 1)
      try await harness.type("the", into: "Find")
      try await harness.type("a", into: "Replace With")
      try await harness.tap("Replace")
      #expect(harness.text(of: "copy") == "a cat and the hat./The end.")
      try await harness.tap("All")
      #expect(harness.text(of: "copy") == "a cat and a hat./a end.")
      #expect(harness.texts.contains("Not found"))
      try await harness.tap("Done")
      await harness.key("z", modifiers: .control)
      #expect(harness.text(of: "copy") == "a cat and the hat./The end.")
    }

    @Test func `what is not allowed is not there`() async throws {
      let harness = await mounted(Root(allowsFinding: false), .desktop)
      try await harness.tap("find")
      await harness.advance(by: 1)
      #expect(harness.role(of: "Find") == nil)
      let fixed = await mounted(Root(allowsReplacing: false), .desktop)
      try await fixed.tap("find")
      await fixed.advance(by: 1)
      #expect(fixed.role(of: "Find") == "textField")
      #expect(fixed.role(of: "Replace With") == nil)
    }

    @Test func `an editor can be searched without the app doing anything`() async throws {
      struct Plain: View {
        @State private var text = "one two one"
        var body: some View { TextEditor(text: $text).aid("editor") }
      }
      let harness = await mounted(Plain(), .desktop)
      await harness.moveFocus()
      await harness.key("f", modifiers: .control)
      await harness.advance(by: 1)
      try await harness.type("one", into: "Find")
      #expect(harness.texts.contains("1 of 2"))
      #expect(harness.runtimeIssues == [])
    }
  }
}
