/// The kinds of one graph, by type of rule and name: open addressing over the addresses of both, because each new slot asks.
struct KindTable {
  private struct Entry {
    var type: UInt
    var name: UInt
    var kind: UnsafeMutablePointer<Kind>?
  }

  private var entries = [Entry](repeating: Entry(type: 0, name: 0, kind: nil), count: 64)
  private var count = 0

  mutating func kind<R: Rule>(of type: R.Type, name: StaticString? = nil) -> UnsafePointer<Kind> {
    let typeAddress = UInt(bitPattern: ObjectIdentifier(type))
    let nameAddress = name.map { UInt(bitPattern: $0.utf8Start) } ?? 0
    let place = place(of: typeAddress, nameAddress)
    if let known = entries[place].kind { return UnsafePointer(known) }
    let made = UnsafeMutablePointer<Kind>.allocate(capacity: 1)
    made.initialize(to: Kind(type, name: name))
    entries[place] = Entry(type: typeAddress, name: nameAddress, kind: made)
    count += 1
    if count * 2 > entries.count { grow() }
    return UnsafePointer(made)
  }

  /// Where the pair stands, or where it would.
  private func place(of type: UInt, _ name: UInt) -> Int {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: ((type >> 3) ^ (name &* 31)) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    while entries[place].kind != nil, entries[place].type != type || entries[place].name != name { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(type: 0, name: 0, kind: nil), count: old.count * 2)
    for entry in old where entry.kind != nil { entries[place(of: entry.type, entry.name)] = entry }
  }

  func deallocate() {
    for entry in entries {
      entry.kind?.deinitialize(count: 1)
      entry.kind?.deallocate()
    }
  }
}
