import RivuletTesting
import SwiftUI
import Testing

/// What a new value of the environment does among many views of which one reads it.
@MainActor
struct EnvironmentCountsTests {
  private final class Remote {
    var write: (Int) -> Void = { _ in }
  }

  private struct Top: View {
    let count: Int
    let remote: Remote
    @State private var level = 0

    var body: some View {
      Many(count: count).environment(\.level, level).onAppear { remote.write = { level = $0 } }
    }
  }

  private struct Many: View {
    let count: Int

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { index in
          Plain(index: index)
        }
        Reader()
      }
      .fixedSize()
    }
  }

  private struct Plain: View {
    let index: Int
    var body: some View { Text(verbatim: "\(index)") }
  }

  private struct Reader: View {
    @Environment(\.level) private var level
    var body: some View { Text(verbatim: "level \(level)") }
  }

  private func counts(among count: Int) async -> Counts {
    let remote = Remote()
    let harness = ViewHarness(Top(count: count, remote: remote))
    await harness.settle()
    let counts = Counts(of: harness) {
      remote.write(1)
      harness.runTurn()
    }
    #expect(harness.counters.bodiesByType == ["Top": 1, "Reader": 1])
    return counts
  }

  @Test func `one reader among many is evaluated, laid out and drawn, and the others are not`() async {
    let counts = [await counts(among: 50), await counts(among: 100), await counts(among: 200)]
    for number in ["bodies", "measures", "placements", "drawingEdits"] { Counts.expect(number, of: counts, toGrow: .none) }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}
