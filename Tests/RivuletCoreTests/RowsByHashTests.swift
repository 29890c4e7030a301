import RivuletGraph
import Testing

@testable import RivuletCore

/// Rows are found by the hashes of their ids, also where several ids have one.
@MainActor
@Suite struct RowsByHashTests {
  private typealias Row = ForEachRow<Void, String>

  private func ids(_ rows: RowsByHash, _ hash: Int) -> [String] {
    var ids: [String] = []
    var next = rows[hash]
    while let row = next {
      ids.append((row as! Row).id)
      next = row.nextOfHash
    }
    return ids
  }

  @Test(arguments: ["a", "b", "c"]) func `a row that goes leaves the others of its hash`(_ gone: String) {
    var rows = RowsByHash()
    let made = ["a", "b", "c", "other"].map { Row(id: $0, hash: $0 == "other" ? 2 : 1, occurrence: 0) }
    for row in made { rows.insert(row) }
    #expect(ids(rows, 1) == ["c", "b", "a"])
    for row in made where row.id == gone { rows.remove(row) }
    #expect(ids(rows, 1) == ["c", "b", "a"].filter { $0 != gone })
    #expect(ids(rows, 2) == ["other"])
    // It is not known any more.
    for row in made where row.id == gone { rows.remove(row) }
    #expect(ids(rows, 1).count == 2)
    for row in made { rows.remove(row) }
    #expect(ids(rows, 1).isEmpty && ids(rows, 2).isEmpty)
  }

  @Test func `a hundred thousand rows with one hash are let go`() {
    var rows = RowsByHash()
    for number in 0..<100_000 { rows.insert(Row(id: "\(number)", hash: 1, occurrence: 0)) }
    weak let first = rows[1]
    rows.removeAll()
    #expect(first == nil)
  }
}
