import RivuletTesting
import SwiftUI
import Testing

@Observable private final class Amount: @unchecked Sendable {
  var n = 0
}

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@propertyWrapper private struct Doubled: DynamicProperty {
  let amount: Amount
  private var value = 0

  init(_ amount: Amount) { self.amount = amount }

  var wrappedValue: Int { value }

  mutating func update() { value = amount.n * 2 }
}

extension Conformance {
  /// Observable properties that closures read which are called outside of bodies.
  @MainActor
  struct ObservedClosureRules {
    private struct LineLimit: View {
      @Environment(\.lineLimit) private var lineLimit

      var body: some View { Text("\(lineLimit ?? 0)") }
    }

    private struct Transformed: View {
      let amount: Amount

      var body: some View { LineLimit().transformEnvironment(\.lineLimit) { $0 = amount.n } }
    }

    private struct Preferred: View {
      let amount: Amount

      var body: some View {
        Color.clear.preference(key: Sum.self, value: 1).transformPreference(Sum.self) { $0 += amount.n - 1 }
          .overlayPreferenceValue(Sum.self) { Text("\($0)") }
      }
    }

    private struct Anchored: View {
      let amount: Amount

      var body: some View {
        Color.clear.anchorPreference(key: Sum.self, value: .bounds) { _ in amount.n }
          .overlayPreferenceValue(Sum.self) { Text("\($0)") }
      }
    }

    private struct Wrapped: View {
      @Doubled var value: Int

      init(_ amount: Amount) { _value = Doubled(amount) }

      var body: some View { Text("\(value)") }
    }

    private func shown<Root: View>(_ root: Root, _ amount: Amount) async -> [String] {
      let harness = ViewHarness(root)
      await harness.settle()
      var texts: [String] = []
      for n in [3, 4] {
        await harness.turn { amount.n = n }
        texts += harness.texts
      }
      return texts
    }

    @Test func `B3.33 a closure that changes the environment follows what it reads`() async {
      let amount = Amount()
      #expect(await shown(Transformed(amount: amount), amount) == ["3", "4"])
    }

    @Test func `B3.33 closures that make preferences follow what they read`() async {
      let amount = Amount()
      #expect(await shown(Preferred(amount: amount), amount) == ["3", "4"])
      #expect(await shown(Anchored(amount: amount), amount) == ["3", "4"])
    }

    @Test func `B3.46 a property of an app follows what its update reads`() async {
      let amount = Amount()
      #expect(await shown(Wrapped(amount), amount) == ["6", "8"])
    }
  }
}
