import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Where state lives and when it ends.
  @MainActor
  struct StructureRules {
    private struct Optional: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          if isShown { Counter(t: "n") }
        }
      }
    }

    @Test func `B4.01 B4.02 B4.05 what is removed loses its state`() async throws {
      let harness = await mount(Optional())
      try await harness.tap("n0")
      #expect(harness.texts.contains("n1"))
      try await harness.tap("toggle")
      try await harness.tap("toggle")
      #expect(harness.texts.contains("n0"))
    }

    private enum Mode {
      case a(Int)
      case b
    }

    private struct Cases: View {
      @State private var mode = Mode.a(1)
      var body: some View {
        VStack {
          Button("payload") { mode = .a(2) }
          Button("other") { mode = .b }
          Button("back") { mode = .a(3) }
          switch mode {
          case .a(let value):
            Text("payload \(value)")
            Counter(t: "n")
          case .b: Counter(t: "n")
          }
        }
      }
    }

    @Test func `B4.04 another payload keeps the state of a case, another case does not`() async throws {
      let harness = await mount(Cases())
      try await harness.tap("n0")
      try await harness.tap("payload")
      #expect(harness.texts.contains("n1") && harness.texts.contains("payload 2"))
      try await harness.tap("other")
      #expect(harness.texts.contains("n0"))
      try await harness.tap("back")
      #expect(harness.texts.contains("n0"))
    }

    private struct Row: Identifiable { let id: Int }

    private struct Pairs: View {
      @State private var rows = [Row(id: 1), Row(id: 2)]
      var body: some View {
        VStack {
          Button("reverse") { rows.reverse() }
          ForEach(rows) { row in
            Counter(t: "a\(row.id)-")
            Counter(t: "b\(row.id)-")
          }
        }
      }
    }

    @Test func `B4.13 two views of a row share its id and are apart by place`() async throws {
      let harness = await mount(Pairs())
      try await harness.tap("b1-0")
      try await harness.tap("reverse")
      #expect(harness.texts.dropFirst() == ["a2-0", "b2-0", "a1-0", "b1-1"])
    }

    private struct Moving: View {
      @State private var isLeft = true
      var body: some View {
        VStack {
          Button("move") { isLeft.toggle() }
          HStack { if isLeft { Counter(t: "n") } }
          HStack { if !isLeft { Counter(t: "n") } }
        }
      }
    }

    @Test func `B4.16 another parent is another identity`() async throws {
      let harness = await mount(Moving())
      try await harness.tap("n0")
      try await harness.tap("move")
      #expect(harness.texts.contains("n0"))
    }

    private struct Spare: View {
      @StateObject private var model: Model
      init() { _model = StateObject(wrappedValue: Model()) }
      var body: some View { Text("x") }
    }

    private final class Model: ObservableObject {
      init() { MainActor.assumeIsolated { Log.add("made") } }
    }

    private struct Wasteful: View {
      @State private var n = 0
      var body: some View {
        let _ = (Spare(), Spare())
        VStack {
          Spare()
          Button("go") { n += 1 }
          Text("\(n)")
        }
      }
    }

    @Test func `B4.19 B3.25 views that are made and never inserted own nothing`() async throws {
      let harness = await mount(Wasteful())
      #expect(Log.take() == ["made"])
      try await harness.tap("go")
      #expect(Log.take() == [])
    }
  }
}
