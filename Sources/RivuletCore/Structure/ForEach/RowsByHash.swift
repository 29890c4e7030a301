/// The rows of a `ForEach`, keyed by the hashes of their ids and independent of the id type. Looking up a dictionary type would cost more
/// than finding a row in the dictionary.
///
/// The table uses open addressing. A row is stored in the slot for its hash or in a later slot, with no free slot in between.
@MainActor
struct RowsByHash {
  private struct Entry {
    var hash = 0
    var row: AnyForEachRow?
  }

  private var entries: [Entry] = []
  private var count = 0
  /// One less than the number of entries, which is a power of two.
  private var mask: Int { entries.count - 1 }

  /// Returns the first row with this hash for which `isWanted` returns true; nil if no row matches.
  @inline(__always) func first(_ hash: Int, where isWanted: (AnyForEachRow) -> Bool) -> AnyForEachRow? {
    if entries.isEmpty { return nil }
    let entries = entries.span
    var place = place(of: hash)
    while let row = entries[place].row {
      if entries[place].hash == hash, isWanted(row) { return row }
      place = (place + 1) & mask
    }
    return nil
  }

  mutating func insert(_ row: AnyForEachRow) {
    if count * 2 >= entries.count { reserve(count * 2) }
    put(row, row.hash)
    count += 1
  }

  /// Reserves space for at least the given number of rows.
  mutating func reserve(_ wanted: Int) {
    var size = max(8, entries.count)
    while size < wanted * 2 { size *= 2 }
    if size == entries.count { return }
    let former = entries
    entries = Array(repeating: Entry(), count: size)
    for entry in former {
      if let row = entry.row { put(row, entry.hash) }
    }
  }

  /// Removes a row. Has no effect if the row isn't in the table.
  mutating func remove(_ row: AnyForEachRow) {
    if entries.isEmpty { return }
    var free = place(of: row.hash)
    while entries[free].row !== row {
      if entries[free].row == nil { return }
      free = (free + 1) & mask
    }
    // Move entries that lookups could no longer reach past the free slot into that slot.
    var next = (free + 1) & mask
    while entries[next].row != nil {
      let distance = (next - place(of: entries[next].hash)) & mask
      if distance >= (next - free) & mask {
        entries[free] = entries[next]
        free = next
      }
      next = (next + 1) & mask
    }
    entries[free] = Entry()
    count -= 1
  }

  mutating func removeAll() { (entries, count) = ([], 0) }

  private mutating func put(_ row: AnyForEachRow, _ hash: Int) {
    var place = place(of: hash)
    while entries[place].row != nil { place = (place + 1) & mask }
    entries[place].hash = hash
    entries[place].row = row
  }

  /// Returns the slot for a hash. The bits are mixed, because ids may define weak hash functions.
  @inline(__always) private func place(of hash: Int) -> Int {
    Int(truncatingIfNeeded: (UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }
}
