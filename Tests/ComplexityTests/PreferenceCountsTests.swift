import RivuletTesting
import SwiftUI
import Testing

/// What a new preference of one view does among many that give one.
@MainActor
struct PreferenceCountsTests {
  private final class Remote {
    var write: (Int) -> Void = { _ in }
    var sums: [Int] = []
  }

  private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Giver: View {
    let index: Int
    let remote: Remote
    @State private var value = 1

    var body: some View {
      Text(verbatim: "giver").preference(key: Sum.self, value: value)
        .onAppear { if index == 3 { remote.write = { value = $0 } } }
    }
  }

  private struct Many: View {
    let count: Int
    let remote: Remote

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Giver(index: $0, remote: remote) }
      }
      .onPreferenceChange(Sum.self) { remote.sums.append($0) }
    }
  }

  private func counts(among count: Int) async -> Counts {
    let remote = Remote()
    let harness = ViewHarness(Many(count: count, remote: remote))
    await harness.settle()
    remote.sums = []
    let counts = Counts(of: harness) {
      remote.write(5)
      harness.runTurn()
    }
    #expect(remote.sums == [count + 4])
    return counts
  }

  @Test func `one new preference among many runs as many rules as alone, and lays out and draws nothing`() async {
    let counts = [await counts(among: 50), await counts(among: 100), await counts(among: 200)]
    for number in ["bodies", "rules"] { Counts.expect(number, of: counts, toGrow: .none) }
    #expect(counts[0].bodies == 1)
    for count in counts {
      #expect(count.measures == 0)
      #expect(count.placements == 0)
      #expect(count.drawingEdits == 0)
    }
  }
}
