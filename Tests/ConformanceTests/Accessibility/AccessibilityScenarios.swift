import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What assistive technology sees.
  @MainActor
  struct AccessibilityScenarios {
    /// The semantics without the layout frames at the ends of the lines.
    private func semantics<V: View>(_ view: V) async -> [String] {
      let harness = await mount(view)
      return harness.semanticsDump().split(separator: "\n").map { line in
        String(line.prefix(upTo: line.range(of: " (", options: .backwards)?.lowerBound ?? line.endIndex))
      }
    }

    @Test func `each control is one element with its label and value`() async {
      let lines = await semantics(
        VStack {
          Text("text")
          Button("button") {}
          Button {
          } label: {
            HStack {
              Text("first")
              Text("second")
            }
          }
          Toggle("toggle", isOn: .constant(true))
          Slider(value: .constant(3), in: 0...4) { Text("slider") }
          Label("label", systemImage: "star")
        })
      #expect(
        lines == [
          "text \"text\"", "button \"button\"", "button \"first, second\"", "toggle \"toggle\" value=\"1\"",
          "slider \"slider\" value=\"75%\"", "text \"label\"",
        ])
    }

    @Test func `modifiers speak for the element inside, the outermost last`() async {
      let lines = await semantics(
        VStack {
          Button("x") {}.accessibilityLabel("inner").accessibilityLabel("outer").accessibilityIdentifier("id")
          Button("y") {}.accessibilityValue(Text("value")).padding().accessibilityIdentifier("outside")
          Button("z") {}.disabled(true)
        })
      #expect(
        lines == ["button \"outer\" id=id", "button \"y\" value=\"value\" id=outside", "button \"z\" disabled"])
    }

    @Test func `what is hidden is not there`() async {
      let lines = await semantics(
        VStack {
          Text("shown")
          Text("hidden").accessibilityHidden(true)
          VStack { Text("inside") }.accessibilityHidden(true)
          Text("again").accessibilityHidden(true).accessibilityHidden(false)
        })
      #expect(lines == ["text \"shown\"", "text \"again\""])
    }

    @Test func `elements are combined, contained or ignored`() async {
      let pair = HStack {
        Text("a")
        Text("b")
      }
      #expect(await semantics(pair.accessibilityElement(children: .combine)) == ["group \"a, b\""])
      #expect(await semantics(pair.accessibilityElement(children: .contain)) == ["group", "  text \"a\"", "  text \"b\""])
      #expect(await semantics(pair.accessibilityElement().accessibilityLabel("pair")) == ["group \"pair\""])
    }

    @Test func `traits add and take away`() async {
      #expect(await semantics(Text("title").accessibilityAddTraits(.isHeader)) == ["text \"title\" header"])
      #expect(await semantics(Text("tap").accessibilityAddTraits([.isButton, .isSelected])) == ["button \"tap\" selected"])
      #expect(
        await semantics(Text("x").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)) == ["text \"x\""])
      #expect(
        await semantics(
          Text("x").accessibilityAddTraits(.isHeader).padding().accessibilityRemoveTraits(.isHeader)) == ["text \"x\""])
    }

    @Test func `a label gives a shape a meaning`() async {
      #expect(await semantics(Circle().accessibilityLabel("dot")) == ["group \"dot\""])
      #expect(await semantics(Circle()) == [])
    }

    @Test func `a list and its rows are elements, and a row says its place among all rows`() async {
      let lines = await semantics(
        List {
          Section("head") { ForEach(0..<100, id: \.self) { Text("row \($0)") } }
          Section { Text("last") }
        })
      #expect(lines.first == "list")
      #expect(lines.contains("  text \"head\" header"))
      #expect(Array(lines.dropFirst(2).prefix(4)) == ["  row 1 of 101", "    text \"row 0\"", "  row 2 of 101", "    text \"row 1\""])
    }

    private struct Following: View {
      @State private var n = 0
      var body: some View {
        Button("go") { n += 1 }.accessibilityLabel("label \(n)").accessibilityValue("\(n)")
      }
    }

    @Test func `labels follow the state`() async throws {
      let harness = await mount(Following())
      try await harness.tap("label 0")
      #expect(harness.semanticsDump().hasPrefix("button \"label 1\" value=\"1\""))
    }

    @Test func `traits are a set`() {
      var traits: AccessibilityTraits = [.isButton]
      #expect(traits.insert(.isHeader).inserted)
      #expect(!traits.insert(.isHeader).inserted)
      #expect(traits.contains([.isButton, .isHeader]))
      #expect(traits.remove(.isButton) == .isButton)
      #expect(traits.remove(.isButton) == nil)
      #expect(traits == .isHeader)
      #expect(AccessibilityTraits().isEmpty)
    }
  }
}
