import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Numbers that grow with the text.
  @MainActor
  struct ScaledMetricRules {
    private struct Icon: View {
      @ScaledMetric private var side = 17.0
      @ScaledMetric(relativeTo: .caption) private var gap: CGFloat = 6
      var body: some View {
        let _ = Log.add("body")
        Text("\(side) \(gap)")
      }
    }

    private struct Sizes: View {
      @State private var size = DynamicTypeSize.large
      var body: some View {
        VStack {
          Icon().dynamicTypeSize(size)
          Button("larger") { size = .accessibility1 }
        }
      }
    }

    @Test func `a scaled number follows the style that it is relative to`() async throws {
      let harness = await mount(Sizes())
      #expect(harness.texts.first == "17.000000 6.000000")
      try await harness.tap("larger")
      #expect(harness.texts.first == "28.000000 11.000000")
      #expect(Log.take() == ["body", "body"])
    }
  }
}
