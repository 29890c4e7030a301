import RivuletTesting
import SwiftUI
import Testing

private struct Number: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

extension Conformance {
  /// B5.24, B11.03, B11.10: changes that cause themselves, and changes at the wrong time.
  @MainActor
  struct LoopRules {
    private struct Preferring: View {
      @State private var n = 0
      var body: some View {
        Text("\(n)").preference(key: Number.self, value: n).onPreferenceChange(Number.self) { n = $0 + 1 }
      }
    }

    private struct Widening: View {
      @State private var width = 10.0
      var body: some View {
        Text("\(width)").frame(width: width).onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
      }
    }

    private struct Alternating: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Text("\(a) \(b)").onAppear { a = 1 }.onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }
      }
    }

    private func issue<V: View>(of view: V) async -> RuntimeIssue? {
      let harness = await mount(view)
      #expect(harness.runtimeIssues.count == 1)
      return harness.runtimeIssues.first
    }

    @Test func `B8.15 B11.10 preferences, geometry and actions that feed each other are stopped, and named`() async {
      for (issue, name) in [
        (await issue(of: Preferring()), "onPreferenceChange(Number.self)"), (await issue(of: Widening()), "onGeometryChange(for: Double)"),
        (await issue(of: Alternating()), "onChange(of: Int)"),
      ] {
        #expect(issue?.kind == .updatedTooOften && issue?.typeName == name && issue?.message.contains("multiple times per frame") == true)
      }
    }

    private struct Early: View {
      @AppStorage("LoopRules.early") private var stored = 0
      @FocusState private var isFocused: Bool
      @State private var form = (name: "a", age: 1)
      @Binding var bound: Int
      var body: some View {
        stored = 3
        isFocused = true
        form.age = 2
        bound = 4
        return Text("\(stored) \(isFocused) \(form.age) \(bound)")
      }
    }

    private struct Owner: View {
      @State private var n = 0
      var body: some View { Early(bound: $n) }
    }

    @Test func `B11.03 every sort of state that is written in a body stays, and each write is reported with the view`() async {
      let harness = await mount(Owner())
      #expect(harness.texts == ["0 false 1 0"])
      #expect(harness.runtimeIssues.map(\.kind) == Array(repeating: .stateModifiedDuringUpdate, count: 4))
      #expect(harness.runtimeIssues.prefix(3).allSatisfy { $0.typeName == "Early" })
      #expect(harness.runtimeIssues.last?.typeName == "Owner")
    }
  }
}
