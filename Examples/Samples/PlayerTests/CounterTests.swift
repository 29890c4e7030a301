import RivuletTesting
import SwiftUI
import Testing

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button {
        count += 1
      } label: {
        Color.blue
      }.accessibilityLabel("Add")
    }
  }
}

@MainActor @Test func `a tap counts`() async throws {
  let harness = ViewHarness(CounterView(), textMeasurer: FixedAdvanceMeasurer())
  await harness.settle()
  harness.resetCounters()
  try await harness.tap("Add")
  #expect(harness.texts == ["1"])
  #expect(harness.counters.bodiesByType == ["CounterView": 1])
}
