import Testing

@testable import RivuletCore

/// Rows are found by the hashes of their ids, also where several ids have one.
@MainActor
@Suite struct RowsByHashTests {
  private typealias Row = ForEachRow<Void, Int>

  private let test = TestTree(EmptyView())

  private func make(_ id: Int, hash: Int) -> Row { Row(id: id, hash: hash, occurrence: 0, inside: test.tree.rootScope, at: 0) }

  private func find(_ id: Int, hash: Int, in rows: RowsByHash) -> AnyForEachRow? { rows.first(hash) { ($0 as? Row)?.id == id } }

  @Test(arguments: 0..<3) func `a row that goes leaves the others of its hash`(_ gone: Int) {
    var rows = RowsByHash()
    let made = (0..<4).map { make($0, hash: $0 == 3 ? 2 : 1) }
    for row in made { rows.insert(row) }
    for row in made { #expect(find(row.id, hash: row.hash, in: rows) === row) }
    // Twice: it is not known any more.
    for _ in 0..<2 {
      rows.remove(made[gone])
      for row in made { #expect(find(row.id, hash: row.hash, in: rows) === (row.id == gone ? nil : row)) }
    }
    for row in made { rows.remove(row) }
    for row in made { #expect(find(row.id, hash: row.hash, in: rows) == nil) }
  }

  @Test func `an id is looked for among the rows of its hash alone`() {
    var rows = RowsByHash()
    for id in 0..<100 { rows.insert(make(id, hash: id)) }
    var asked: [Int] = []
    _ = rows.first(40) { row in
      asked.append(row.hash)
      return false
    }
    #expect(asked == [40])
  }

  /// Rows that come and go, beside a dictionary.
  @Test(arguments: [1, 7, 64, Int.max]) func `rows come and go in any order`(_ hashes: Int) {
    var random = Xorshift(seed: 5)
    var (rows, known): (RowsByHash, [Int: Row]) = (RowsByHash(), [:])
    let made = (0..<200).map { make($0, hash: $0 % hashes &* 0x5851_F42D_4C95_7F2D) }
    for step in 0..<2_000 {
      let row = made[Int.random(in: 0..<200, using: &random)]
      if known.removeValue(forKey: row.id) != nil {
        rows.remove(row)
      } else {
        known[row.id] = row
        rows.insert(row)
      }
      guard step % 100 == 0 else { continue }
      for row in made { #expect(find(row.id, hash: row.hash, in: rows) === known[row.id]) }
    }
  }

  @Test func `a thousand rows with one hash are let go`() {
    var rows = RowsByHash()
    weak var first: Row?
    do {
      let made = (0..<1_000).map { make($0, hash: 1) }
      for row in made { rows.insert(row) }
      first = made[0]
      rows.removeAll()
      for row in made { row.remove() }
    }
    test.turn()
    #expect(first == nil)
  }
}
