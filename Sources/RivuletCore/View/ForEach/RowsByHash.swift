/// The rows of a `ForEach` by the hashes of their ids, whatever type these are of: to look that type's dictionary up would cost more than to
/// find a row in it.
struct RowsByHash {
  private var firstRows: [Int: AnyForEachRow] = [:]

  /// The rows whose ids have this hash: the first, from which `nextOfHash` leads to the others.
  subscript(hash: Int) -> AnyForEachRow? { firstRows[hash] }

  mutating func insert(_ row: AnyForEachRow) {
    if let former = firstRows.updateValue(row, forKey: row.hash) { row.nextOfHash = former }
  }

  mutating func remove(_ row: AnyForEachRow) {
    guard let first = firstRows[row.hash] else { return }
    if first === row {
      firstRows[row.hash] = row.nextOfHash
    } else {
      var before = first
      while let next = before.nextOfHash, next !== row { before = next }
      before.nextOfHash = row.nextOfHash
    }
    row.nextOfHash = nil
  }

  mutating func removeAll() {
    firstRows.removeAll()
  }
}
