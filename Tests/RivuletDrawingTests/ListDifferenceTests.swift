import RivuletDrawing
import Testing

@Suite struct ListDifferenceTests {
  private final class Item {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  private static func difference(_ old: [Item], _ new: [Item]) -> ListDifference {
    var difference = ListDifference()
    difference.find(from: old, to: new)
    return difference
  }

  private let items = (0..<100).map(Item.init)

  @Test func `equal lists do not differ`() {
    #expect(Self.difference(items, items).isEmpty)
    #expect(Self.difference([], []).isEmpty)
  }

  @Test func `what comes or goes lies between a common beginning and a common end`() {
    let gone = Self.difference(items, Array(items[..<40] + items[43...]))
    #expect(gone.old == 40..<43 && gone.new == 40..<40 && !gone.isExchange)
    let came = Self.difference(items, items[..<40] + [Item(100)] + items[40...])
    #expect(came.old == 40..<40 && came.new == 40..<41 && !came.isExchange)
    let added = Self.difference(items, items + [Item(100)])
    #expect(added.old == 100..<100 && added.new == 100..<101)
  }

  @Test func `of lists of one length only the few differing places are told`() {
    var next = items
    next.swapAt(1, 98)
    next[50] = Item(100)
    let difference = Self.difference(items, next)
    #expect(difference.isExchange && difference.exchanged == [1, 50, 98])
    #expect(difference.exchanged.map(difference.rank) == [0, 1, 2])
    #expect(!Self.difference(items, items.reversed()).isExchange)
  }

  @Test(arguments: 1...3) func `a difference makes the new list of the former one, for each share of objects`(share: Int) {
    var random = SplitMix(seed: UInt64(share))
    var list = items
    for _ in 0..<300 {
      var next = list
      switch random.index(4) {
      case 0: next.insert(Item(0), at: random.index(next.count + 1))
      case 1 where !next.isEmpty: next.remove(at: random.index(next.count))
      case 2 where next.count > 1: for _ in 0..<random.index(12) { next.swapAt(random.index(next.count), random.index(next.count)) }
      default: next.shuffle(using: &random)
      }
      func parts(_ list: [Item]) -> [Item] { list.flatMap { Array(repeating: $0, count: share) } }
      let difference = Self.difference(list, next).scaled(by: share)
      var applied = parts(list)
      difference.apply(to: &applied) { parts(next)[$0] }
      #expect(applied.map(ObjectIdentifier.init) == parts(next).map(ObjectIdentifier.init))
      var ranks: [Int] = []
      difference.forEachNewPlace { ranks.append(difference.rank(of: $0)) }
      #expect(ranks == Array(ranks.indices))
      list = next
    }
  }
}
