import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.48: the focus of the keyboard as a state.
  @MainActor
  struct FocusStateRules {
    private enum Field: Hashable { case first, second, missing }

    private struct Form: View {
      @FocusState private var field: Field?
      @State private var isSecondShown = true
      @State private var isSecondEnabled = true
      var body: some View {
        let _ = Log.add("\(String(describing: field))")
        VStack {
          Button("one") {}.focused($field, equals: .first)
          if isSecondShown { Button("two") {}.focused($field, equals: .second).disabled(!isSecondEnabled) }
          Button("other") {}
          Text(field == .first ? "at first" : field == .second ? "at second" : field == nil ? "nowhere" : "missing").focusable(false)
          Group {
            Button("to second") { field = .second }
            Button("to missing") { field = .missing }
            Button("away") { field = nil }
            Button("hide") { isSecondShown = false }
            Button("disable") { isSecondEnabled = false }
          }
        }
      }
    }

    @Test func `B3.48 the state follows the focus`() async throws {
      let harness = await mount(Form())
      #expect(harness.texts.contains("nowhere"))
      await harness.moveFocus()
      #expect(harness.focusedLabel == "one")
      #expect(harness.texts.contains("at first"))
      await harness.moveFocus()
      #expect(harness.texts.contains("at second"))
      await harness.moveFocus()
      #expect(harness.focusedLabel == "other")
      #expect(harness.texts.contains("nowhere"))
      await harness.moveFocus(backwards: true)
      #expect(harness.texts.contains("at second"))
    }

    @Test func `B3.48 writing the state moves the focus, in the same frame`() async throws {
      let harness = await mount(Form())
      harness.resetCounters()
      try await harness.tap("to second")
      #expect(harness.focusedLabel == "two")
      #expect(harness.texts.contains("at second"))
      try await harness.tap("away")
      #expect(harness.focusedLabel == nil)
      #expect(harness.texts.contains("nowhere"))
    }

    @Test func `B3.48 a value that no view has goes back to where the focus is`() async throws {
      let harness = await mount(Form())
      try await harness.tap("to missing")
      #expect(harness.texts.contains("nowhere"))
      #expect(harness.focusedLabel == nil)
    }

    @Test func `B3.48 the state is reset when the view with the focus leaves`() async throws {
      let harness = await mount(Hiding())
      try await harness.tap("focus")
      #expect(harness.texts.contains("inside"))
      await harness.advance(by: 2)
      #expect(harness.focusedLabel == nil)
      #expect(harness.texts.contains("outside"))
    }

    private struct Hiding: View {
      @FocusState private var isInside: Bool
      @State private var isShown = true
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        VStack {
          if isShown { Button("field") {}.focused($isInside) }
          Text(isInside ? "inside" : "outside")
          Button("focus") { isInside = true }
        }
        .onReceive(timer) { _ in isShown = false }
      }
    }

    private struct Late: View {
      @FocusState private var isInside: Bool
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("show") {
            isShown = true
            isInside = true
          }
          if isShown { Button("field") {}.focused($isInside) }
          Text(isInside ? "inside" : "outside")
        }
      }
    }

    @Test func `a view that appears in the same turn gets the focus`() async throws {
      let harness = await mount(Late())
      try await harness.tap("show")
      #expect(harness.focusedLabel == "field")
      #expect(harness.texts.contains("inside"))
    }

    private struct Child: View {
      @FocusState.Binding var field: Field?
      var body: some View { Button("child") {}.focused($field, equals: .second) }
    }

    private struct Parent: View {
      @FocusState private var field: Field?
      @FocusState private var isAnywhere: Bool
      var body: some View {
        VStack {
          Child(field: $field)
          Button("sibling") {}.focused($field, equals: .first)
        }
        .focused($isAnywhere)
        Text("\(String(describing: field)) \(isAnywhere)" as String)
        Button("outside") {}
      }
    }

    @Test func `a view may have several focus values, and hand a binding down`() async {
      let harness = await mount(Parent())
      await harness.moveFocus()
      #expect(harness.texts.contains { $0.hasSuffix("second) true") })
      await harness.moveFocus()
      #expect(harness.texts.contains { $0.hasSuffix("first) true") })
      await harness.moveFocus()
      #expect(harness.texts.contains("nil false"))
    }

    private struct Repeated: View {
      @FocusState private var field: Field?
      var body: some View {
        Button("one") {}.focused($field, equals: .first)
        Button("two") {}.focused($field, equals: .first)
        Button("go") { field = .first }
      }
    }

    @Test func `B11.14 of two views with one value the first wins, and it is reported`() async throws {
      let harness = await mount(Repeated())
      try await harness.tap("go")
      #expect(harness.focusedLabel == "one")
      #expect(harness.runtimeIssues.map(\.kind) == [.repeatedFocusValue])
    }

    private struct Defaulted: View {
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          Button("one") {}.focused($field, equals: .first)
          Button("two") {}.focused($field, equals: .second)
        }
        .defaultFocus($field, .second)
      }
    }

    @Test func `a default focus is taken when the view appears`() async {
      #expect(await mount(Defaulted()).focusedLabel == "two")
    }

    @Test func `a view that is made focusable is a stop`() async {
      let harness = await mount(
        VStack {
          Text("plain")
          Text("stop").focusable()
        })
      await harness.moveFocus()
      #expect(harness.focusedLabel == "stop")
    }

    private struct Early: View {
      @FocusState private var isInside: Bool
      let binding: Bool
      init() {
        binding = false
        _ = $isInside
      }
      var body: some View { Text("x") }
    }

    @Test func `B11.14 a focus state that is used before its view is installed is reported`() async {
      struct Root: View {
        var body: some View { Early() }
      }
      let harness = await mount(Root())
      #expect(harness.runtimeIssues.map(\.kind) == [.uninstalledAccess])
    }

    private struct Inside: View {
      let name: String
      @Environment(\.isFocused) private var isFocused
      var body: some View {
        let _ = Log.add("\(name) \(isFocused)")
        Text("\(name) \(isFocused ? "focused" : "-")")
      }
    }

    private struct Looking: ButtonStyle {
      @Environment(\.isFocused) private var isFocused
      func makeBody(configuration: Configuration) -> some View { Text(isFocused ? "style focused" : "style -") }
    }

    private struct Places: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Inside(name: "a").focusable()
          VStack {
            Inside(name: "b").focusable()
          }
          .focusable()
          Button("c") { isShown = false }.buttonStyle(Looking())
          if isShown { Inside(name: "d").focusable() }
          Inside(name: "e")
        }
      }
    }

    @Test func `the environment tells what is inside a focusable view whether that has the focus, and evaluates nobody else`() async throws
    {
      let harness = await mount(Places())
      _ = Log.take()
      await harness.moveFocus()
      #expect(Log.take() == ["a true"])
      // The outer of two nested views comes first; its inside belongs to the inner one.
      await harness.moveFocus()
      #expect(Log.take() == ["a false"])
      await harness.moveFocus()
      #expect(Log.take() == ["b true"])
      await harness.moveFocus()
      #expect(Log.take() == ["b false"] && harness.texts.contains("style focused"))
      await harness.moveFocus()
      #expect(Log.take() == ["d true"] && harness.texts.contains("style -"))
      try await harness.tap("style -")
      #expect(harness.texts == ["a -", "b -", "style -", "e -"])
    }
  }
}
