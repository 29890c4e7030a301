/// The rows of a `ForEach` by the hashes of their ids, whatever type these are of: to look that type's dictionary up would cost more than to
/// find a row in it.
struct RowsByHash {
  /// A hash that need not be hashed again; only its bits are mixed, for ids that bring hashes of their own.
  private struct Key: Hashable {
    let hash: Int

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    func _rawHashValue(seed: Int) -> Int { Int(bitPattern: (UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15).byteSwapped) }
  }

  private var firstRows: [Key: AnyForEachRow] = [:]

  /// The rows whose ids have this hash: the first, from which `nextOfHash` leads to the others.
  subscript(hash: Int) -> AnyForEachRow? { firstRows[Key(hash: hash)] }

  mutating func insert(_ row: AnyForEachRow) {
    if let former = firstRows.updateValue(row, forKey: Key(hash: row.hash)) { row.nextOfHash = former }
  }

  mutating func remove(_ row: AnyForEachRow) {
    guard let first = firstRows[Key(hash: row.hash)] else { return }
    if first === row {
      firstRows[Key(hash: row.hash)] = row.nextOfHash
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
