import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What app code does with properties outside of views, and with data in lists.
  @MainActor
  struct PatternRules {
    final class Settings: ObservableObject {
      @Published var unit = "m"
      init() {}
    }

    @Observable final class Person {
      var first = "Ada"
      var last = "L"
      var full: String {
        get { "\(first) \(last)" }
        set {
          let parts = newValue.split(separator: " ")
          first = String(parts.first ?? "")
          last = String(parts.last ?? "")
        }
      }
    }

    private struct Badge: ViewModifier {
      @State private var count = 0
      @Environment(\.isEnabled) private var isEnabled
      @EnvironmentObject private var settings: Settings
      @Binding var total: Int
      func body(content: Content) -> some View {
        let _ = Log.add("modifier")
        content
        Text(verbatim: "\(count) \(total) \(settings.unit) \(isEnabled)")
        Button("count") {
          count += 1
          total += 10
        }
      }
    }

    private struct Badged: View {
      @State private var total = 0
      @State private var isDisabled = false
      var body: some View {
        Text("content").modifier(Badge(total: $total)).disabled(isDisabled)
        Button("disable") { isDisabled = true }
      }
    }

    @Test func `a modifier has state, environment, objects and bindings as a view has`() async throws {
      let settings = Settings()
      let harness = await mount(Badged().environmentObject(settings))
      #expect(harness.texts == ["content", "0 0 m true", "count", "disable"])
      try await harness.tap("count")
      await harness.turn { settings.unit = "ft" }
      #expect(harness.texts[1] == "1 10 ft true")
      _ = Log.take()
      try await harness.tap("disable")
      #expect(harness.texts[1] == "1 10 ft false")
      #expect(Log.take() == ["modifier"])
    }

    private struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      @EnvironmentObject private var settings: Settings
      @State private var presses = 0
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(verbatim: "\(settings.unit) \(isEnabled) \(presses)")
          .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { presses += 1 } }
      }
    }

    private struct Styled: View {
      @State private var isDisabled = false
      var body: some View {
        Button("disable") { isDisabled = true }.buttonStyle(Loud()).disabled(isDisabled)
      }
    }

    @Test func `a style has state, environment and objects too`() async throws {
      let settings = Settings()
      let harness = await mount(VStack { Styled() }.environmentObject(settings))
      #expect(harness.texts == ["disable", "m true 0"])
      await harness.turn { settings.unit = "ft" }
      #expect(harness.texts == ["disable", "ft true 0"])
      try await harness.tap("disable")
      #expect(harness.texts == ["disable", "ft false 1"])
    }

    @propertyWrapper private struct Doubled: DynamicProperty {
      @State private var unit = "m"
      @State private var number = 1
      private var shown = ""

      var wrappedValue: String { shown }
      var projectedValue: Binding<Int> { $number }

      mutating func update() { shown = "\(number * 2)\(unit)" }

      func change() { unit = "ft" }
    }

    private struct Wrapping: View {
      @Doubled private var text
      var body: some View {
        let _ = Log.add(text)
        Button(text) { $text.wrappedValue += 1 }
        Button("change") { _text.change() }
      }
    }

    @Test func `a wrapper of one's own is made of others`() async throws {
      let harness = await mount(Wrapping())
      try await harness.tap("2m")
      try await harness.tap("change")
      #expect(Log.take() == ["2m", "4m", "4ft"])
    }

    private struct Naming: View {
      @Bindable var person: Person
      var body: some View {
        Text(person.full)
        Rename(name: $person.full)
      }

      struct Rename: View {
        @Binding var name: String
        var body: some View { Button("rename") { name = "Grace H" } }
      }
    }

    @Test func `a binding to a computed property of an observable object writes what it is computed from`() async throws {
      let person = Person()
      let harness = await mount(Naming(person: person))
      try await harness.tap("rename")
      #expect(harness.texts == ["Grace H", "rename"])
      await harness.turn { person.last = "M" }
      #expect(harness.texts == ["Grace M", "rename"])
    }

    private struct Tables: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in Text(verbatim: "\(index)\(name)") }
        ForEach(names.indices, id: \.self) { index in Counter(t: names[index]) }
        ForEach(Array(names.enumerated()), id: \.element) { item in
          ForEach(0..<item.offset + 1, id: \.self) { Text(verbatim: "\(item.element)\($0)") }
        }
        Button("swap") { names.swapAt(0, 2) }
        Button("drop") { names.removeLast() }
      }
    }

    @Test func `rows by index, by pair, by element and in rows follow their data`() async throws {
      let harness = await mount(Tables())
      try await harness.tap("a0")
      #expect(harness.texts == ["0a", "1b", "2c", "a1", "b0", "c0", "a0", "b0", "b1", "c0", "c1", "c2", "swap", "drop"])
      try await harness.tap("swap")
      #expect(harness.texts == ["0c", "1b", "2a", "c1", "b0", "a0", "c0", "b0", "b1", "a0", "a1", "a2", "swap", "drop"])
      try await harness.tap("drop")
      #expect(harness.texts == ["0c", "1b", "c1", "b0", "c0", "b0", "b1", "swap", "drop"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    private enum Load: Equatable {
      case idle, loading
      case done(String)
      case failed(code: Int)
    }

    private struct Loading: View {
      @State private var load = Load.idle
      @State private var attempt = 0
      var body: some View {
        switch load {
        case .idle: Text("idle")
        case .loading: Text("loading")
        case .done(let text) where text.isEmpty: Text("empty")
        case .done(let text): Text(text)
        case .failed(code: let code): Text(verbatim: "failed \(code)")
        }
        if case .failed(let code) = load, code > 1 { Text("badly") }
        Button("load") { attempt += 1 }
          .task(id: attempt) {
            guard attempt > 0 else { return }
            load = .loading
            await Task.yield()
            load = attempt == 1 ? .done("text") : attempt == 2 ? .done("") : .failed(code: attempt)
          }
      }
    }

    @Test func `a view shows the phases of work that is begun again`() async throws {
      let harness = await mount(Loading())
      #expect(harness.texts == ["idle", "load"])
      for texts in [["text", "load"], ["empty", "load"], ["failed 3", "badly", "load"]] {
        try await harness.tap("load")
        try await harness.wait(timeout: .seconds(10)) { harness.texts == texts }
      }
    }
  }
}
