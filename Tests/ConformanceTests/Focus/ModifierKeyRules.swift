import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Keys such as shift that are held (documentation).
  @MainActor
  struct ModifierKeyRules {
    private func name(_ keys: EventModifiers) -> String {
      let all: [(EventModifiers, String)] = [(.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command")]
      return all.filter { keys.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    @Test func `a view hears which keys are held, as far as they count`() async {
      let harness = await mount(
        VStack {
          Text("all").onModifierKeysChanged { Log.add("all \(name($0))>\(name($1))") }
          Text("one").onModifierKeysChanged(mask: .option) { Log.add("option \(name($0))>\(name($1))") }
        })
      #expect(Log.take() == [])
      await harness.holdModifiers(.shift)
      #expect(Log.take() == ["all >shift"])
      await harness.holdModifiers([.shift, .option])
      #expect(Log.take() == ["all shift>shift+option", "option >option"])
      await harness.holdModifiers([.shift, .option])
      #expect(Log.take() == [])
      await harness.holdModifiers([])
      #expect(Log.take() == ["all shift+option>", "option option>"])
    }

    @Test func `a view that appears while keys are held is told, unless it does not want to be`() async throws {
      struct Root: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Button("show") { isOn.toggle() }
            if isOn {
              Text("a").onModifierKeysChanged { _, new in Log.add("told \(new == .command)") }
              Text("b").onModifierKeysChanged(initial: false) { _, _ in Log.add("never") }
            }
          }
        }
      }
      let harness = await mount(Root())
      await harness.holdModifiers(.command)
      try await harness.tap("show")
      #expect(Log.take() == ["told true"])
      try await harness.tap("show")
      await harness.holdModifiers([])
      #expect(Log.take() == [])
    }

    @Test func `another view stands in while its keys are held`() async {
      let harness = await mount(Text("Close").modifierKeyAlternate(.option) { _ in Text("Close All") })
      #expect(harness.texts == ["Close"])
      await harness.holdModifiers(.option)
      #expect(harness.texts == ["Close All"])
      await harness.holdModifiers(.shift)
      #expect(harness.texts == ["Close"])
    }
  }
}
