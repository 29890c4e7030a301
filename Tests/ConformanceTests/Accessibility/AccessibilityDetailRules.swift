import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What assistive technology is told besides label and value, and what it can do.
  @MainActor
  struct AccessibilityDetailRules {
    private func semantics<V: View>(_ view: V) async -> [String] {
      let harness = await mount(view)
      return harness.semanticsDump().split(separator: "\n").map { line in
        String(line.prefix(upTo: line.range(of: " (", options: .backwards)?.lowerBound ?? line.endIndex))
      }
    }

    @Test func `headings, further names, facts and rotors are said of an element`() async {
      let lines = await semantics(
        VStack {
          Text("Title").accessibilityHeading(.h2)
          Button("Play") {}.accessibilityInputLabels(["Start", "Go"])
          Text("Flight").accessibilityCustomContent("Gate", "B7").accessibilityCustomContent("Seat", "12A", importance: .high)
          Text("List").accessibilityRotor("Places") {
            AccessibilityRotorEntry("Oslo", id: 1)
            ForEach(["Rome", "Paris"], id: \.self) { AccessibilityRotorEntry($0, id: $0) }
          }
        })
      #expect(
        lines == [
          "text \"Title\" header heading=2", "button \"Play\" called=Start|Go", "text \"Flight\" more=\"Gate: B7\" more=\"Seat: 12A\"",
          "text \"List\" rotor=\"Places: Oslo, Rome, Paris\"",
        ])
    }

    @Test func `siblings with a higher priority are read first`() async {
      let lines = await semantics(
        VStack {
          Text("one")
          Text("two").accessibilitySortPriority(1)
          Text("three").accessibilitySortPriority(2).padding()
        })
      #expect(lines == ["text \"three\"", "text \"two\"", "text \"one\""])
    }

    @Test func `assistive technology runs actions by kind and by name`() async {
      struct Root: View {
        @State private var log = ""
        var body: some View {
          VStack {
            Text(log).accessibilityIdentifier("log")
            Text("card")
              .accessibilityAction { log += "tap " }
              .accessibilityAction(.escape) { log += "leave " }
              .accessibilityAction(named: "Archive") { log += "archive " }
            Button("plain") { log += "plain " }
            Text("off").accessibilityAction { log += "never" }.disabled(true)
          }
        }
      }
      let harness = await mount(Root())
      for action in ["activate", "escape", "Archive"] { #expect(await harness.performAction(action, on: "card")) }
      #expect(await harness.performAction("activate", on: "plain"))
      #expect(await !harness.performAction("Delete", on: "card"))
      #expect(harness.text(of: "log") == "tap leave archive plain ")
    }

    @Test func `assistive technology steps and zooms what the app lets it`() async {
      struct Root: View {
        @State private var level = 3
        @State private var zoom = 1
        var body: some View {
          VStack {
            Text("\(level) \(zoom)").accessibilityIdentifier("value")
            Circle().accessibilityLabel("dial")
              .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
              .accessibilityZoomAction { zoom *= $0.direction == .zoomIn ? 2 : 1 }
            Stepper("stepper", value: $level, in: 0...9)
          }
        }
      }
      let harness = await mount(Root())
      #expect(await harness.performAction("increment", on: "dial"))
      #expect(await harness.performAction("increment", on: "dial"))
      #expect(await harness.performAction("decrement", on: "dial"))
      #expect(await harness.performAction("zoomIn", on: "dial"))
      #expect(harness.text(of: "value") == "4 2")
    }

    @Test func `buttons in accessibilityActions are actions of the view, and are not seen`() async {
      struct Root: View {
        @State private var log = ""
        var body: some View {
          Text("message" + log).accessibilityIdentifier("row").accessibilityActions {
            Button("Reply") { log += " replied" }
            Button("Forward") { log += " forwarded" }
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.semanticsDump().contains("text \"message\" id=row action=\"Reply\" action=\"Forward\""))
      #expect(harness.semanticsDump().split(separator: "\n").count == 1)
      #expect(await harness.performAction("Forward", on: "row"))
      #expect(harness.text(of: "row")?.hasPrefix("message forwarded") == true)
    }

    @Test func `a representation takes the place of a view for assistive technology and can be operated`() async {
      struct Root: View {
        @State private var isOn = false
        var body: some View {
          Text(isOn ? "lit" : "dark").accessibilityRepresentation { Toggle("Lamp", isOn: $isOn) }
        }
      }
      let harness = await mount(Root())
      #expect(harness.role(of: "Lamp") == "toggle")
      #expect(harness.role(of: "dark") == nil)
      #expect(await harness.performAction("activate", on: "Lamp"))
      #expect(harness.texts.contains("lit"))
    }

    @Test func `a view shows elements of another one to assistive technology as its children`() async {
      let lines = await semantics(
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
          .accessibilityChildren {
            Text("first bar")
            Text("second bar")
          }
          .accessibilityLabel("chart"))
      #expect(lines == ["group \"chart\"", "  text \"first bar\"", "  text \"second bar\""])
    }

    @Test func `a state says where the focus of assistive technology shall go`() async throws {
      struct Root: View {
        enum Field { case name, mail }
        @AccessibilityFocusState private var field: Field?
        @AccessibilityFocusState private var isThere: Bool
        var body: some View {
          VStack {
            Text("name").accessibilityFocused($field, equals: .name)
            Text("mail").accessibilityFocused($field, equals: .mail)
            Text("one").accessibilityFocused($isThere)
            Button("go") { field = .mail }
          }
        }
      }
      let harness = await mount(Root())
      #expect(!harness.semanticsDump().contains("focused"))
      try await harness.tap("go")
      #expect(harness.semanticsDump().contains("text \"mail\" focused"))
    }

    @Test func `words that are not to be said are not`() async {
      let lines = await semantics(
        VStack {
          Text("a").accessibilityLabel("A", isEnabled: false).accessibilityHint("h", isEnabled: true)
          Text("b").accessibilityLabel("B", isEnabled: true).accessibilityHidden(true, isEnabled: false)
        })
      #expect(lines == ["text \"a\"", "text \"B\""])
    }
  }
}
