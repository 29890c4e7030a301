/// The kinds of one graph, keyed by rule type and name. The table uses open addressing over the addresses of both, because each new slot
/// requires a lookup.
@usableFromInline
struct KindTable {
  private struct Entry {
    var type: UInt
    var name: UInt
    var kind: UnsafeMutablePointer<Kind>?
  }

  private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: 64)
  /// One less than the number of entries, which is a power of two.
  private var mask = 63
  private var count = 0

  init() {
    entries.initialize(repeating: Entry(type: 0, name: 0, kind: nil), count: 64)
  }

  /// Returns the kind for the addresses of a type and a name; nil if the table doesn't contain it.
  func known(_ type: UInt, _ name: UInt) -> UnsafePointer<Kind>? {
    UnsafePointer(entries[place(of: type, name)].kind)
  }

  /// Adds the kind for addresses that aren't in the table yet.
  mutating func add(_ kind: Kind, _ type: UInt, _ name: UInt) -> UnsafePointer<Kind> {
    let made = UnsafeMutablePointer<Kind>.allocate(capacity: 1)
    made.initialize(to: kind)
    entries[place(of: type, name)] = Entry(type: type, name: name, kind: made)
    count += 1
    if count * 2 > mask { grow() }
    return UnsafePointer(made)
  }

  /// Returns the index of the pair's entry, or of the free entry for the pair.
  @inline(__always) private func place(of type: UInt, _ name: UInt) -> Int {
    var place = Int(truncatingIfNeeded: ((type >> 3) ^ (name &* 31)) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    while entries[place].kind != nil, entries[place].type != type || entries[place].name != name { place = (place &+ 1) & mask }
    return place
  }

  private mutating func grow() {
    let (old, oldMask) = (entries, mask)
    mask = mask * 2 + 1
    entries = .allocate(capacity: mask + 1)
    entries.initialize(repeating: Entry(type: 0, name: 0, kind: nil), count: mask + 1)
    for index in 0...oldMask where old[index].kind != nil { entries[place(of: old[index].type, old[index].name)] = old[index] }
    old.deallocate()
  }

  func deallocate() {
    for index in 0...mask {
      entries[index].kind?.deinitialize(count: 1)
      entries[index].kind?.deallocate()
    }
    entries.deallocate()
  }
}
