import Foundation
import RivuletApps
import RivuletCore
import RivuletElements
import RivuletLooks
import Testing

/// A stack whose children come, go, change places and change their sizes in one turn lies like one that was made with them.
@MainActor
struct ChangingStackTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var height: Double
  }

  private struct Rows: View {
    let items: [Item]
    let spacing: CGFloat?

    var body: some View {
      VStack(spacing: spacing) {
        ForEach(items) { item in
          let row = Color.red.frame(width: 10, height: item.height).padding(item.id % 3 == 0 ? 4 : 0).background(Color.blue)
          if item.id % 5 == 0 { row.alignmentGuide(HorizontalAlignment.center) { _ in 2 } } else { row }
        }
      }
      .fixedSize()
    }
  }

  /// Numbers that are the same in every run.
  private struct Numbers {
    var seed: UInt64 = 7

    mutating func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(count, 1)
    }
  }

  private static func changed(_ items: [Item], _ numbers: inout Numbers) -> [Item] {
    var next = items
    for index in next.indices where numbers.next(4) == 0 { next[index].height = Double(5 + numbers.next(30)) }
    for _ in 0...numbers.next(2) {
      switch numbers.next(5) {
      case 0 where !next.isEmpty: next.remove(at: numbers.next(next.count))
      case 1: next.insert(Item(id: numbers.next(100_000), height: 12), at: numbers.next(next.count + 1))
      case 2 where next.count > 1: next.swapAt(numbers.next(next.count), numbers.next(next.count))
      case 3 where next.count > 4: next.removeSubrange(1..<3)
      default: break
      }
    }
    return next
  }

  @Test(arguments: [nil, 3] as [CGFloat?]) func `random changes leave what a new stack has`(spacing: CGFloat?) {
    var numbers = Numbers()
    var items = (0..<8).map { Item(id: $0, height: 10) }
    let remote = Remote<[Item]>()
    let test = ViewTest(Changing(items, remote) { Rows(items: $0, spacing: spacing) })
    for _ in 0..<200 {
      items = Self.changed(items, &numbers)
      test.turn { remote.set(items) }
      let fresh = ViewTest(Changing(items, Remote()) { Rows(items: $0, spacing: spacing) })
      #expect(test.tree.layoutDump() == fresh.tree.layoutDump())
      #expect(test.picture == fresh.picture)
    }
  }

  @Test func `a view with a background moves as one drawing`() {
    let remote = Remote<[Item]>()
    let items = (0..<5).map { Item(id: $0, height: 10) }
    let test = ViewTest(Changing(items, remote) { Rows(items: $0, spacing: 0) })
    let before = test.tree.drawing.editCount
    test.turn { remote.set([items[0]] + items[2...]) }
    // The three behind the one that went, and what the stack and its surroundings change: not two for each.
    #expect(test.tree.drawing.editCount - before <= 5)
  }
}
