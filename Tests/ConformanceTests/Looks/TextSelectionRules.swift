import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Text that is selected and copied without being edited.
  @MainActor
  struct TextSelectionRules {
    private struct Root: View {
      @State private var pasted = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("one two three").font(.system(size: 20)).textSelection(.enabled).accessibilityIdentifier("t")
          TextField("field", text: $pasted)
          Text("pasted: \(pasted)")
        }
      }
    }

    private func harness() async -> (ViewHarness, CGRect) {
      let harness = ViewHarness(Root(), size: CGSize(width: 300, height: 200), idiom: .desktop)
      await harness.settle()
      return (harness, harness.frame(of: "t") ?? .zero)
    }

    private func paste(_ harness: ViewHarness) async throws -> String? {
      try await harness.tap("field")
      await harness.key("v", modifiers: .control)
      return harness.texts.last
    }

    @Test func `a drag selects characters, which are copied`() async throws {
      let (harness, text) = await harness()
      await harness.drag(
        from: CGPoint(x: text.minX + 41, y: text.midY), to: CGPoint(x: text.minX + 72, y: text.midY), duration: 0.2)
      await harness.key("c", modifiers: .control)
      #expect(try await paste(harness) == "pasted: two")
    }

    @Test func `two clicks select a word, three all, and a press beside it nothing`() async throws {
      let (harness, text) = await harness()
      let plain = harness.displayListDump()
      await harness.tap(at: CGPoint(x: text.minX + 55, y: text.midY), count: 2)
      #expect(harness.displayListDump() != plain)
      await harness.key("c", modifiers: .control)
      #expect(try await paste(harness) == "pasted: two")
      #expect(!harness.displayListDump().contains("40 0 m"))
    }

    @Test func `text that may not be selected is not`() async {
      let harness = ViewHarness(Text("word").font(.system(size: 20)), size: CGSize(width: 100, height: 100), idiom: .desktop)
      await harness.settle()
      let plain = harness.displayListDump()
      await harness.drag(from: CGPoint(x: 35, y: 50), to: CGPoint(x: 65, y: 50), duration: 0.2)
      #expect(harness.displayListDump() == plain)
    }
  }
}
