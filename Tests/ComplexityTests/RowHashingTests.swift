import RivuletTesting
import Observation
import SwiftUI
import Testing

/// Which ids are hashed when rows come, go or change places: those, and none of the rows that stay.
@MainActor
struct RowHashingTests {
  /// Counts how often it is hashed.
  struct ID: Hashable {
    let number: Int
    nonisolated(unsafe) static var hashes = 0

    init(_ number: Int) { self.number = number }

    static func == (left: ID, right: ID) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      Self.hashes += 1
      hasher.combine(number)
    }
  }

  struct Table: View {
    let store: Store

    var body: some View {
      VStack(spacing: 0) { ForEach(store.ids, id: \.self) { Text(verbatim: "\($0.number)") } }
    }
  }

  @Observable final class Store {
    var ids: [ID]
    init(count: Int) { ids = (0..<count).map { ID($0) } }
  }

  enum Change: CaseIterable {
    case swap, removal, removalOfMany, insertion, insertionOfMany, rotation

    func apply(to ids: inout [ID]) {
      switch self {
      case .swap: ids.swapAt(1, ids.count - 2)
      case .removal: ids.remove(at: 3)
      case .removalOfMany: ids.removeSubrange(3..<8)
      case .insertion: ids.insert(ID(-1), at: 3)
      case .insertionOfMany: ids.insert(contentsOf: (1...5).map { ID(-$0) }, at: 3)
      case .rotation: ids = ids.suffix(5) + ids.dropLast(5)
      }
    }
  }

  private func hashes(_ change: Change, count: Int) -> Int {
    let store = Store(count: count)
    let harness = ViewHarness(Table(store: store), size: CGSize(width: 100, height: 20_000))
    harness.runTurn()
    ID.hashes = 0
    change.apply(to: &store.ids)
    harness.runTurn()
    let hashes = ID.hashes
    #expect(harness.texts == store.ids.map { "\($0.number)" })
    return hashes
  }

  /// Taking an id out of a hash table hashes a few neighbours too.
  @Test(arguments: Change.allCases)
  func `a change hashes the ids of few rows`(change: Change) {
    #expect(hashes(change, count: 400) < 100)
  }
}
