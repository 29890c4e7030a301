import RivuletTesting
import SwiftUI
import Testing

/// What a new value of the environment does among many views of which one reads it.
@MainActor
struct EnvironmentCountsTests {
  private final class Remote {
    var write: (Int) -> Void = { _ in }
  }

  private struct Top<Content: View>: View {
    let content: (Int) -> Content
    let remote: Remote
    @State private var level = 0

    var body: some View {
      content(level).onAppear { remote.write = { level = $0 } }
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

  /// Many texts, images and buttons in places of their own that change other keys, and one reader.
  private struct Busy: View {
    let count: Int

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { index in
          HStack {
            Text(verbatim: "\(index)").bold()
            Image(systemName: "star").foregroundStyle(.secondary)
            Button("Go") {}.disabled(index % 2 == 0)
            OtherReader().environment(\.other, index)
          }
          .font(.headline)
        }
        Reader()
      }
      .fixedSize()
    }
  }

  private struct OtherReader: View {
    @Environment(\.other) private var other
    var body: some View { Text(verbatim: "other \(other)") }
  }

  private func counts<Content: View>(_ content: @escaping (Int) -> Content) async -> Counts {
    let remote = Remote()
    let harness = ViewHarness(Top(content: content, remote: remote))
    await harness.settle()
    let counts = Counts(of: harness) {
      remote.write(1)
      harness.runTurn()
    }
    #expect(counts.bodies == 2)
    #expect(harness.counters.bodiesByType["Reader"] == 1)
    return counts
  }

  @Test func `one reader among many is evaluated, laid out and drawn, and the others are not`() async {
    var counts: [Counts] = []
    for count in [50, 100, 200] { counts.append(await self.counts { Many(count: count).environment(\.level, $0) }) }
    for number in ["bodies", "rules", "measures", "placements", "drawingEdits"] { Counts.expect(number, of: counts, toGrow: .none) }
    #expect(counts[0].rules == 7)
  }

  @Test func `places that change other keys are not concerned`() async {
    var counts: [Counts] = []
    for count in [10, 20, 40] { counts.append(await self.counts { Busy(count: count).environment(\.level, $0) }) }
    for number in ["bodies", "rules", "measures", "placements", "drawingEdits"] { Counts.expect(number, of: counts, toGrow: .none) }
    #expect(counts[0].rules == 7)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
  @Entry fileprivate var other = 0
}
