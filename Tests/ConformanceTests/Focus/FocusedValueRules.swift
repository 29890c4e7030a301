import Observation
import RivuletTesting
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var count: Binding<Int>?
}

extension Conformance {
  /// What the view with the focus hands to others (documentation).
  @MainActor
  struct FocusedValueRules {
    private struct Reader: View {
      @FocusedValue(\.title) private var title
      var body: some View {
        let _ = Log.add("reader")
        Text(title ?? "nothing").focusable(false)
      }
    }

    /// Sends what a button would do, without taking the focus.
    private static let commands = PassthroughSubject<String, Never>()

    private struct Desk: View {
      @State private var name = "first"
      @State private var isShown = true
      var body: some View {
        Reader()
        VStack {
          if isShown { Button("one") {}.focusedValue(\.title, name) }
          Button("two") {}
          Button("optional") {}.focusedValue(\.title, nil)
        }
        .focusedValue(\.title, "desk")
        Button("outside") {}
          .onReceive(commands) { if $0 == "hide" { isShown = false } else { name += "!" } }
      }
    }

    @Test func `a focused value is that of the view nearest to the focus`() async throws {
      let harness = await mount(Desk())
      #expect(harness.texts.first == "nothing")
      await harness.moveFocus()
      #expect(harness.texts.first == "first")
      await harness.moveFocus()
      #expect(harness.texts.first == "desk")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "optional")
      #expect(harness.texts.first == "desk")
      await harness.moveFocus()
      #expect(harness.texts.first == "nothing")
    }

    @Test func `a focused value that changes evaluates its readers, and no others`() async throws {
      let harness = await mount(Desk())
      await harness.moveFocus()
      _ = Log.take()
      await harness.moveFocus()
      #expect(Log.take() == ["reader"])
      await harness.moveFocus()
      #expect(Log.take() == [])
      await harness.moveFocus(backwards: true)
      await harness.moveFocus(backwards: true)
      #expect(harness.texts.first == "first")
      await harness.turn { Self.commands.send("change") }
      #expect(harness.texts.first == "first!")
      await harness.turn { Self.commands.send("hide") }
      #expect(harness.texts.first == "nothing")
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Scene: View {
      @State private var isShown = true
      var body: some View {
        Reader()
        if isShown { Text("in scene").focusedSceneValue(\.title, "scene") }
        Button("mine") {}.focusedValue(\.title, "mine")
        Button("toggle") { isShown.toggle() }
      }
    }

    @Test func `a value of the scene holds wherever the focus is, and that of a view goes before it`() async throws {
      let harness = await mount(Scene())
      #expect(harness.texts.first == "scene")
      await harness.moveFocus()
      #expect(harness.texts.first == "mine")
      await harness.moveFocus()
      #expect(harness.texts.first == "scene")
      try await harness.tap("toggle")
      #expect(harness.texts.first == "nothing")
      try await harness.tap("toggle")
      #expect(harness.texts.first == "scene")
    }

    private struct Document: View {
      @State private var count = 1
      var body: some View {
        Button("document \(count)") {}.focusedValue(\.count, $count)
      }
    }

    private struct Commands: View {
      @FocusedBinding(\.count) private var count
      var body: some View {
        Text(count.map(String.init) ?? "none")
          .onReceive(commands) { command in
            switch command {
            case "raise": count? += 1
            case "clear": count = nil
            default: $count.wrappedValue = 10
            }
          }
      }
    }

    @Test func `a focused binding writes to the state of the view with the focus`() async throws {
      let harness = await mount(
        VStack {
          Commands()
          Document()
        })
      #expect(harness.texts.first == "none")
      await harness.turn { Self.commands.send("raise") }
      #expect(harness.texts.first == "none")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "document 1")
      #expect(harness.texts.first == "1")
      await harness.turn { Self.commands.send("raise") }
      #expect(harness.texts == ["2", "document 2"])
      await harness.turn { Self.commands.send("clear") }
      #expect(harness.texts == ["2", "document 2"])
      await harness.turn { Self.commands.send("child") }
      #expect(harness.texts == ["10", "document 10"])
    }

    private final class Model: ObservableObject {
      @Published var name = "model"
      init() {}
    }

    private struct ObjectReader: View {
      @FocusedObject private var model: Model?
      var body: some View {
        let _ = Log.add("object")
        Text(model?.name ?? "no object")
        if let binding = $model?.name { Button("rename") { binding.wrappedValue = "renamed" } }
      }
    }

    @Test func `a focused object is followed, and gives bindings`() async throws {
      let model = Model()
      let harness = await mount(
        VStack {
          ObjectReader()
          Button("holder") {}
        }
        .focusedSceneObject(model))
      #expect(harness.texts.first == "model")
      _ = Log.take()
      await harness.turn { model.name = "changed" }
      #expect(harness.texts.first == "changed")
      #expect(Log.take() == ["object"])
      try await harness.tap("rename")
      #expect(model.name == "renamed")
      #expect(harness.texts.first == "renamed")
    }

    @Observable fileprivate final class Sheet {
      var name = "sheet"
    }

    private struct SheetReader: View {
      @FocusedValue(Sheet.self) private var sheet
      var body: some View { Text(sheet?.name ?? "no sheet").focusable(false) }
    }

    @Test func `an observable object is found by its type`() async throws {
      let sheet = Sheet()
      let harness = await mount(
        VStack {
          SheetReader()
          Button("holder") {}.focusedValue(sheet)
        })
      #expect(harness.texts.first == "no sheet")
      await harness.moveFocus()
      #expect(harness.texts.first == "sheet")
      await harness.turn { sheet.name = "paper" }
      #expect(harness.texts.first == "paper")
    }
  }
}
