import RivuletCore
import Testing

/// Rows of lists that change in any way, repeated ids included: a row with an id that stays keeps its state, and one that comes gets a new one.
@MainActor
struct RowOrderTests {
  final class Order {
    var set: ([Int]) -> Void = { _ in }
    /// How many rows have got a state.
    var births = 0

    func nextBirth() -> Int {
      births += 1
      return births
    }
  }

  struct Row: View {
    let id: Int
    let order: Order
    @State private var birth = 0

    var body: some View { Box(name: "\(id)/\(birth)").onAppear { birth = order.nextBirth() } }
  }

  struct Rows: View {
    let order: Order
    @State var ids: [Int] = []

    var body: some View {
      let _ = order.set = { ids = $0 }
      Column {
        ForEach(ids, id: \.self) { Row(id: $0, order: order) }
      }
    }
  }

  struct Key: Hashable {
    let id: Int
    let occurrence: Int
  }

  /// The keys of a list: an id, and how many equal ones come before it.
  private static func keys(_ ids: [Int]) -> [Key] {
    var seen: [Int: Int] = [:]
    return ids.map { id in
      seen[id, default: 0] += 1
      return Key(id: id, occurrence: seen[id, default: 0])
    }
  }

  /// A list that differs from `ids` in one of the ways that lists do.
  private static func changed(_ ids: [Int], _ repeats: Bool, _ random: inout Xorshift) -> [Int] {
    var next = ids
    func fresh() -> Int {
      repeats && random.index(3) == 0 ? ids.randomElement(using: &random) ?? 1 : random.index(1_000) * 1_000 + random.index(1_000)
    }
    switch random.index(8) {
    case 0: next.append(fresh())
    case 1: next.insert(fresh(), at: random.index(next.count + 1))
    case 2 where !next.isEmpty: next.remove(at: random.index(next.count))
    case 3 where !next.isEmpty: next[random.index(next.count)] = fresh()
    case 4: next.shuffle(using: &random)
    case 5:
      for _ in 0..<random.index(4) where next.count > 1 { next.swapAt(random.index(next.count), random.index(next.count)) }
    case 6 where next.count > 2: next = Array(next.dropFirst(random.index(next.count))) + next.prefix(random.index(next.count))
    default: next = (0..<random.index(40)).map { _ in fresh() }
    }
    return repeats || Set(next).count == next.count ? next : ids
  }

  @Test(arguments: [false, true]) func `rows keep their state however a list changes`(repeats: Bool) {
    let order = Order()
    let test = TestTree(Rows(order: order))
    var random = Xorshift(seed: repeats ? 5 : 7)
    var births: [Key: Int] = [:]
    var ids: [Int] = []
    for _ in 0..<400 {
      ids = Self.changed(ids, repeats, &random)
      let before = order.births
      test.turn { order.set(ids) }
      test.turn()
      let keys = Self.keys(ids)
      let shown = test.names.split(separator: " ").map(String.init)
      #expect(shown.map { $0.prefix { $0 != "/" } } == ids.map { "\($0)"[...] })
      var next: [Key: Int] = [:]
      for (key, name) in zip(keys, shown) { next[key] = Int(name.drop { $0 != "/" }.dropFirst()) }
      for (key, birth) in next {
        #expect(births[key].map { $0 == birth } ?? (birth > before), "\(key) in \(ids)")
      }
      births = next
    }
    #expect(order.births > 400)
  }

  /// A list that does not lie in one piece.
  private struct Backwards: View {
    let order: Order
    @State var ids = [3, 2, 1]

    var body: some View {
      let _ = order.set = { ids = $0 }
      Column {
        ForEach(ids.reversed(), id: \.self) { Row(id: $0, order: order) }
      }
    }
  }

  @Test func `rows of data that lie scattered follow them too`() {
    let order = Order()
    let test = TestTree(Backwards(order: order))
    test.turn()
    #expect(test.names == "1/1 2/2 3/3")
    test.turn { order.set([1, 2, 4, 3]) }
    test.turn()
    #expect(test.names == "3/3 4/4 2/2 1/1")
  }
}
