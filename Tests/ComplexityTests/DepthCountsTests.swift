import RivuletTesting
import SwiftUI
import Testing

/// What a write at the bottom of a deep tree does.
@MainActor
struct DepthCountsTests {
  private final class Remote {
    var write: (String) -> Void = { _ in }
  }

  private struct Deep: View {
    let depth: Int
    let remote: Remote

    var body: some View {
      VStack {
        if depth == 0 { Bottom(remote: remote) } else { Deep(depth: depth - 1, remote: remote) }
      }
    }
  }

  private struct Bottom: View {
    let remote: Remote
    @State private var text = "on"

    var body: some View {
      Text(verbatim: text).onAppear { remote.write = { text = $0 } }
    }
  }

  private func counts(depth: Int, writing text: String) async -> Counts {
    let remote = Remote()
    let harness = ViewHarness(Deep(depth: depth, remote: remote))
    await harness.settle()
    return Counts(of: harness) {
      remote.write(text)
      harness.runTurn()
    }
  }

  @Test(arguments: [10, 100, 1_000])
  func `a text of the same size costs the same at any depth`(depth: Int) async {
    let counts = await counts(depth: depth, writing: "no")
    #expect(counts.bodies == 1)
    #expect(counts.rules == 3)
    #expect(counts.measures == 1)
    #expect(counts.placements == 1)
    #expect(counts.drawingEdits == 1)
  }

  @Test(arguments: [10, 100, 1_000])
  func `a text of another size is measured and placed once at each level`(depth: Int) async {
    let counts = await counts(depth: depth, writing: "another")
    #expect(counts.bodies == 1)
    #expect(counts.rules == 3)
    #expect(counts.measures <= 3 * (depth + 4))
    #expect(counts.placements <= depth + 4)
    #expect(counts.drawingEdits <= depth + 4)
  }
}
