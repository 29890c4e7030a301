import RivuletTesting
import SwiftUI
import Testing

/// What a window of another size does.
@MainActor
struct ResizeCountsTests {
  private func counts<Content: View>(_ view: Content) async -> Counts {
    let harness = ViewHarness(view, size: CGSize(width: 800, height: 600))
    await harness.settle()
    return Counts(of: harness) {
      harness.resize(to: CGSize(width: 700, height: 500))
      harness.runTurn()
    }
  }

  private struct Stretching: View {
    let count: Int
    var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } } }
  }

  private struct Rigid: View {
    let count: Int
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } }.frame(width: 100, height: 100)
    }
  }

  @Test func `views that fill the window are placed once each, and no body is evaluated`() async {
    let counts = [await counts(Stretching(count: 50)), await counts(Stretching(count: 100)), await counts(Stretching(count: 200))]
    for number in ["measures", "placements", "drawingEdits"] { Counts.expect(number, of: counts, toGrow: .linear) }
    for (index, count) in counts.enumerated() {
      #expect(count.bodies == 0)
      #expect(count.rules == 0)
      #expect(count.placements <= 50 << index + 3)
    }
  }

  @Test func `views of a fixed size are moved as a whole`() async {
    let counts = [await counts(Rigid(count: 50)), await counts(Rigid(count: 100)), await counts(Rigid(count: 200))]
    for number in ["measures", "placements", "drawingEdits"] { Counts.expect(number, of: counts, toGrow: .none) }
    for count in counts { #expect(count.bodies == 0 && count.rules == 0) }
  }
}
