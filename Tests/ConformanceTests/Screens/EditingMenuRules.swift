import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The menu that the other button of the mouse opens in text (B20.33), and the commands of editing elsewhere.
  @MainActor
  struct EditingMenuRules {
    private struct Board: View {
      @State private var text = "one two three"
      @State private var note = "first line"
      @State private var secret = "pass word"
      @State private var isShown = false
      @State private var selection: Set<Int> = []

      var body: some View {
        VStack(alignment: .leading) {
          TextField("field", text: $text)
          SecureField("secret", text: $secret)
          TextEditor(text: $note).accessibilityIdentifier("editor").frame(height: 60)
          Text("plain words").font(.system(size: 20)).textSelection(.enabled).accessibilityIdentifier("plain")
          Text("menu words").textSelection(.enabled).accessibilityIdentifier("with menu")
          TextField("off", text: $text).disabled(true)
          List(0..<5, id: \.self, selection: $selection) { Text("row \($0)") }.frame(height: 160)
          Text("\(selection.count) rows").accessibilityIdentifier("count")
          Button("sheet") { isShown = true }
        }
        .frame(width: 400, alignment: .topLeading)
        .sheet(isPresented: $isShown) { TextField("inner", text: $text).frame(width: 200).padding() }
        .contextMenu { Button("outer") {} }
      }
    }

    private func mount(_ idiom: Idiom = .desktop) async -> Stage {
      await Stage(Board(), idiom: idiom, size: CGSize(width: 500, height: 600))
    }

    private func frame(_ name: String, _ stage: Stage) throws -> CGRect {
      try #require(stage.harness.frame(of: name) ?? stage.harness.elementFrame(name), "\(name)")
    }

    /// Presses at a share of the width of what bears a name.
    private func press(_ name: String, at share: Double, _ stage: Stage) async throws {
      let frame = try frame(name, stage)
      await stage.harness.secondaryTap(at: CGPoint(x: frame.minX + frame.width * share, y: frame.minY + min(frame.height / 2, 14)))
      await stage.rest()
    }

    @Test(arguments: [Idiom.desktop, .phone])
    func `the menu of a field selects the word under the pointer and copies it`(_ idiom: Idiom) async throws {
      let stage = await mount(idiom)
      try await press("field", at: 0.03, stage)
      #expect(stage.shows("Cut") && stage.shows("Copy") && stage.shows("Paste") && stage.shows("Select All") && !stage.shows("outer"))
      try await stage.harness.tap("Copy")
      await stage.rest()
      #expect(stage.harness.clipboard == "one" && !stage.shows("Copy"))
      #expect(stage.harness.focusedLabel == "field")
      try await press("field", at: 0.03, stage)
      try await stage.harness.tap("Select All")
      await stage.rest()
      // What is selected stays so under the pointer.
      try await press("field", at: 0.03, stage)
      try await stage.harness.tap("Cut")
      await stage.rest()
      #expect(stage.harness.clipboard == "one two three" && !stage.shows("one two three"))
      try await press("field", at: 0.5, stage)
      try await stage.harness.tap("Cut")
      #expect(stage.shows("Cut"))
      try await stage.harness.tap("Paste")
      await stage.rest()
      #expect(stage.shows("one two three") && !stage.shows("Paste"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `editors and fields of a sheet have it; a secret is not copied; a disabled field has that of the view around`() async throws
    {
      let stage = await mount()
      try await press("editor", at: 0.05, stage)
      try await stage.harness.tap("Copy")
      await stage.rest()
      #expect(stage.harness.clipboard == "first")
      try await press("secret", at: 0.02, stage)
      try await stage.harness.tap("Select All")
      await stage.rest()
      try await press("secret", at: 0.02, stage)
      try await stage.harness.tap("Copy")
      #expect(stage.shows("Copy") && stage.harness.clipboard == "first")
      await stage.harness.key(.escape)
      await stage.rest()
      try await press("off", at: 0.1, stage)
      #expect(stage.shows("outer") && !stage.shows("Paste"))
      await stage.harness.key(.escape)
      await stage.rest()
      try await stage.harness.tap("sheet")
      await stage.rest()
      try await press("inner", at: 0.05, stage)
      try await stage.harness.tap("Copy")
      await stage.rest()
      #expect(stage.harness.clipboard == "one" && stage.shows("one two three"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `text that can be selected is copied by its menu and by a key`() async throws {
      let stage = await mount()
      try await press("plain", at: 0.9, stage)
      #expect(!stage.shows("Cut") && !stage.shows("Paste") && stage.shows("Select All"))
      try await stage.harness.tap("Copy")
      await stage.rest()
      #expect(stage.harness.clipboard == "words")
      await stage.harness.key("a", modifiers: .control)
      await stage.harness.key("c", modifiers: .control)
      #expect(stage.harness.clipboard == "plain words")
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    private struct Commanded: App {
      var body: some Scene { WindowGroup("Main") { Board() } }
    }

    @Test func `the Edit menu copies selected text, and selects the rows of a list`() async throws {
      _ = Log.take()
      let app = AppHarness(Commanded())
      await app.settle()
      let window = app.windows[0]
      try await window.tap("field")
      try await window.tap("row 1")
      // A command that means nothing to the list leaves the focus there.
      try await app.choose("Edit", "Copy")
      try await app.choose("Edit", "Select All")
      #expect(window.text(of: "count") == "5 rows")
      try await window.tap("row 1")
      await window.key("a", modifiers: .control)
      #expect(window.text(of: "count") == "5 rows")
      let text = try #require(window.frame(of: "plain"))
      await window.tap(at: CGPoint(x: text.minX + 4, y: text.midY), count: 2)
      try await app.choose("Edit", "Cut")
      try await app.choose("Edit", "Copy")
      #expect(window.clipboard == "plain")
    }
  }
}
