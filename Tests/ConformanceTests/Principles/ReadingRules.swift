import RivuletTesting
import SwiftUI
import Testing

/// Invariant 13: reading makes nothing.
@MainActor @Suite struct ReadingRules {
  private struct Row: View {
    let number: Int
    @State private var isMarked = false

    var body: some View {
      HStack {
        Text("row \(number)")
        if number.isMultiple(of: 3) { Image(systemName: "star") }
        Button("mark \(number)") { isMarked.toggle() }
      }
      .background { GeometryReader { proxy in Color.gray.opacity(proxy.size.width > 0 ? 0.1 : 0) } }
      .accessibilityIdentifier("r\(number)")
    }
  }

  private struct Rows: View {
    var body: some View { VStack { ForEach(0..<300, id: \.self) { Row(number: $0) } } }
  }

  @Test func `reading texts, frames, meanings, drawings, pixels and the graph makes nothing and evaluates nothing`() async throws {
    let harness = ViewHarness(Rows(), size: CGSize(width: 300, height: 400))
    await harness.settle()
    await harness.settle()
    let size = harness.treeSize
    harness.resetCounters()
    #expect(!harness.texts.isEmpty)
    for number in [0, 150, 299] { #expect(harness.frame(of: "r\(number)") != nil) }
    #expect(harness.text(of: "r299") != nil)
    #expect(harness.semanticsDump().contains("row 299"))
    #expect(!harness.displayListDump().isEmpty)
    #expect(!harness.graphDump().isEmpty)
    #expect(harness.presented("r150", .y) != nil)
    _ = try harness.png()
    _ = harness.paintDamage()
    #expect(harness.focusedLabel == nil)
    #expect(harness.treeSize == size)
    #expect(harness.counters == FrameCounters())
    #expect(!harness.runTurn())
  }
}
