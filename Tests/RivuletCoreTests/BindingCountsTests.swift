import RivuletCore
import RivuletGraph
import Testing

/// What a change costs by way of each kind of property: the bodies that read it, and nothing else.
@MainActor
struct BindingCountsTests {
  /// Hands a binding down so many times; the innermost view reads it and writes it.
  struct Chain: View {
    let depth: Int
    let remote: Remote
    @State private var isOn = false

    var body: some View { Link(depth: depth, remote: remote, isOn: $isOn) }
  }

  struct Link: View {
    let depth: Int
    let remote: Remote
    @Binding var isOn: Bool

    var body: some View {
      if depth > 1 { AnyView(Link(depth: depth - 1, remote: remote, isOn: $isOn)) } else { End(remote: remote, isOn: $isOn) }
    }
  }

  struct End: View {
    let remote: Remote
    @Binding var isOn: Bool

    var body: some View {
      let _ = remote.press = { isOn.toggle() }
      Box(name: isOn ? "on" : "off")
    }
  }

  struct Direct: View {
    let remote: Remote
    @State private var isOn = false

    var body: some View {
      let _ = remote.press = { isOn.toggle() }
      Box(name: isOn ? "on" : "off")
    }
  }

  private struct Cost: Equatable {
    var writes: Int
    var rules: Int
    var bodies: [String: Int]
    var slots: Int
    var edges: Int
  }

  private func cost(of root: some View, _ remote: Remote, presses: Int = 1) -> Cost {
    let test = TestTree(root)
    for _ in 0..<2 { test.turn { remote.press() } }
    test.tree.graph.resetCounters()
    test.tree.counters = CounterStore()
    test.turn { for _ in 0..<presses { remote.press() } }
    let graph = test.tree.graph.counters
    let bodies = test.tree.counters.frameCounters(rules: graph.rulesRun).bodiesByType
    return Cost(writes: graph.inputsWritten, rules: graph.rulesRun, bodies: bodies, slots: graph.slotsCreated, edges: graph.edgesCreated)
  }

  @Test(arguments: [1, 2, 3, 10])
  func `a write through bindings of any depth is one storage write and its readers`(depth: Int) {
    let remote = Remote()
    let direct = cost(of: Direct(remote: remote), remote)
    // The state, and the transaction of the update.
    #expect(direct == Cost(writes: 2, rules: 2, bodies: ["Direct": 1], slots: 0, edges: 0))
    var through = cost(of: Chain(depth: depth, remote: remote), remote)
    #expect(through.bodies == ["End": 1])
    through.bodies = direct.bodies
    #expect(through == direct)
  }

  @Test func `many writes of a turn are one storage write`() {
    let remote = Remote()
    let once = cost(of: Chain(depth: 3, remote: remote), remote)
    #expect(cost(of: Chain(depth: 3, remote: remote), remote, presses: 101).bodies == once.bodies)
    #expect(cost(of: Chain(depth: 3, remote: remote), remote, presses: 101).rules == once.rules)
  }

  /// Counts how often it is compared.
  private struct Counted: Equatable {
    final class Count { var comparisons = 0 }

    let name: String
    let count: Count

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.count.comparisons += 1
      return lhs.name == rhs.name
    }
  }

  private struct Parent: View {
    let remote: Remote
    let count: Counted.Count
    @State private var tick = 0

    var body: some View {
      let _ = remote.press = { tick += 1 }
      Column {
        Box(name: "\(tick)")
        Child(value: Counted(name: "same", count: count))
      }
    }
  }

  private struct Child: View {
    let value: Counted
    var body: some View { Box(name: value.name) }
  }

  @Test func `a child's input is compared once for each evaluation of its parent that changes something`() {
    let (remote, count) = (Remote(), Counted.Count())
    let test = TestTree(Parent(remote: remote, count: count))
    test.turn { remote.press() }
    count.comparisons = 0
    for _ in 0..<10 { test.turn { remote.press() } }
    #expect(count.comparisons == 10)
  }
}
