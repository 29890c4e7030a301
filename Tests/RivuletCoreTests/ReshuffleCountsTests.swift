import RivuletCore
import RivuletGraph
import Testing

/// A list of any length that is put into another order keeps its rows.
@MainActor
struct ReshuffleCountsTests {
  final class Order {
    var set: ([Int]) -> Void = { _ in }
  }

  struct Row: View {
    let id: Int
    @State private var first: Int

    init(id: Int) {
      self.id = id
      _first = State(initialValue: id)
    }

    var body: some View { Box(name: "\(id) \(first)") }
  }

  struct Rows: View {
    let order: Order
    @State var ids: [Int]

    var body: some View {
      let _ = order.set = { ids = $0 }
      Column {
        ForEach(ids, id: \.self) { Row(id: $0) }
      }
    }
  }

  /// Debug builds check the whole graph after each turn.
  #if DEBUG
  private static let count = 2_000
  #else
  private static let count = 100_000
  #endif

  private static func shuffled() -> [Int] {
    var random = Xorshift(seed: 0x9E37_79B9_7F4A_7C15)
    return (0..<count).shuffled(using: &random)
  }

  @Test func `a ForEach of 100,000 elements that is reshuffled evaluates no row, and each keeps its state`() {
    let order = Order()
    let test = TestTree(Rows(order: order, ids: Array(0..<Self.count)))
    let ids = Self.shuffled()
    test.tree.graph.resetCounters()
    test.tree.counters = CounterStore()
    test.turn { order.set(ids) }
    let graph = test.tree.graph.counters
    let counters = test.tree.counters.frameCounters(rules: graph.rulesRun)
    #expect(test.names == ids.map { "\($0) \($0)" }.joined(separator: " "))
    #expect(counters.bodiesByType == ["Rows": 1])
    #expect(counters.rules <= Self.count + 10)
    #expect(counters.measures <= Self.count + 10)
    #expect(graph.slotsCreated == 0 && graph.slotsFreed == 0)
  }
}
