import RivuletCore
import RivuletGraph
import Testing

/// A write that one leaf reads costs the same in a small tree and in a large one.
@MainActor
struct LeafUpdateCountsTests {
  struct Flip: View {
    let remote: Remote
    @State private var isOn = false

    var body: some View {
      let _ = remote.press = { isOn.toggle() }
      Box(name: isOn ? "on" : "off")
    }
  }

  struct Flat: View {
    let count: Int
    let remote: Remote

    var body: some View {
      Column {
        Flip(remote: remote)
        ForEach(Array(0..<count), id: \.self) { Box(name: "\($0)") }
      }
    }
  }

  /// Ten children at each level, the flipping leaf at the bottom.
  struct Nest: View {
    let depth: Int
    let remote: Remote

    var body: some View {
      Column {
        if depth == 0 { Flip(remote: remote) } else { AnyView(Nest(depth: depth - 1, remote: remote)) }
        ForEach(0..<9, id: \.self) { index in
          if depth == 0 { Box(name: "\(index)") } else { AnyView(Filler(depth: depth - 1)) }
        }
      }
    }
  }

  struct Filler: View {
    let depth: Int

    var body: some View {
      Column {
        ForEach(0..<10, id: \.self) { index in
          if depth == 0 { Box(name: "\(index)") } else { AnyView(Filler(depth: depth - 1)) }
        }
      }
    }
  }

  private func counters(_ root: some View, _ remote: Remote) -> FrameCounters {
    let test = TestTree(root)
    test.turn { remote.press() }
    test.tree.graph.resetCounters()
    test.tree.counters = CounterStore()
    test.services.drain(test.tree)
    test.turn { remote.press() }
    return test.tree.counters.frameCounters(rules: test.tree.graph.counters.rulesRun)
  }

  /// The largest tree takes most of a minute with the internal checks of debug builds.
  #if DEBUG
  nonisolated static let counts = [100, 1_000, 10_000]
  #else
  nonisolated static let counts = [100, 1_000, 10_000, 100_000]
  #endif

  @Test(arguments: counts)
  func `a flat tree of any size runs one body, two rules and places one leaf`(count: Int) {
    let remote = Remote()
    let counters = counters(Flat(count: count, remote: remote), remote)
    #expect(counters.bodies == 1)
    #expect(counters.bodiesByType == ["Flip": 1])
    #expect(counters.rules == 2)
    #expect(counters.measures == 1)
    #expect(counters.placements == 1)
    #expect(counters.drawingEdits == 1)
  }

  @Test(arguments: [1, 2, 3])
  func `a nest of any depth runs one body, two rules and places one leaf`(depth: Int) {
    let remote = Remote()
    let counters = counters(Nest(depth: depth, remote: remote), remote)
    #expect(counters.bodies == 1)
    #expect(counters.rules == 2)
    // The leaf was asked for its least and for its placed size.
    #expect(counters.measures == 2)
    #expect(counters.placements == 1)
    #expect(counters.drawingEdits == 1)
  }
}
