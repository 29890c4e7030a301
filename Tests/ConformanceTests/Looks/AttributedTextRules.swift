import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Strings with attributes, resources and measurements in texts.
  @MainActor
  struct AttributedTextRules {
    private func dump(_ view: some View) async -> String {
      let harness = ViewHarness(view, size: CGSize(width: 300, height: 100))
      await harness.settle()
      return harness.displayListDump()
    }

    @Test func `Markdown in a string with attributes is shown by its marks`() async throws {
      let string = try AttributedString(markdown: "a **b** *c* `d` [e](https://a.b)")
      let plain = try AttributedString(markdown: "a b c d e")
      let (marked, unmarked) = (await dump(Text(string)), await dump(Text(plain)))
      #expect(marked != unmarked)
      let key = await dump(Text("a **b** *c* `d` [e](https://a.b)"))
      #expect(marked == key)
    }

    @Test func `a background lies behind its characters, and goes with them`() async {
      var string = AttributedString("one two")
      string[string.range(of: "two")!].backgroundColor = .yellow
      let colored = await dump(Text(string))
      let (fill, text) = (colored.range(of: "1 0.6038274 0 1")?.lowerBound, colored.range(of: "\"one two\"")?.lowerBound)
      #expect(fill != nil && text != nil && fill! < text!, "\(colored)")
      let plain = await dump(Text("one two"))
      #expect(!plain.contains("1 0.6038274 0 1"))
    }

    @Test func `a text without its background is drawn as any other`() async throws {
      struct Root: View {
        @State private var isMarked = true

        var body: some View {
          var string = AttributedString("word")
          if isMarked { string.backgroundColor = .yellow }
          return VStack {
            Text(string)
            Button("plain") { isMarked = false }
          }
        }
      }
      let harness = ViewHarness(Root(), size: CGSize(width: 300, height: 100))
      await harness.settle()
      #expect(harness.displayListDump().contains("1 0.6038274 0 1"))
      try await harness.tap("plain")
      #expect(!harness.displayListDump().contains("1 0.6038274 0 1") && harness.texts.contains("word"))
    }

    @Test func `resources and measurements are texts`() async {
      let harness = ViewHarness(
        VStack {
          Text(LocalizedStringResource("\(3) songs"))
          Text("with \(LocalizedStringResource("\(4) songs"))")
          Button(LocalizedStringResource("go")) {}
          Label(LocalizedStringResource("star"), systemImage: "star")
          Text(Measurement(value: 26.2, unit: UnitLength.miles), format: .measurement(width: .wide))
        })
      await harness.settle()
      #expect(harness.texts == ["3 songs", "with 4 songs", "go", "star", "26 miles"])
    }
  }
}
