/// What was found out about types, by type: open addressing over their addresses, because structure asks for it again and again.
///
/// Invariant: at most half of the places are taken, so that a look-up ends soon.
struct TypeTable<Found> {
  private var places = ContiguousArray<(type: UInt, found: Found)?>(repeating: nil, count: 64)
  private var count = 0

  /// What is known of the type; nil if it was not set yet.
  subscript(type: any Any.Type) -> Found? {
    @inline(__always) get { places[place(of: Self.address(of: type))]?.found }
    set {
      guard let newValue else { return }
      set(newValue, at: Self.address(of: type))
    }
  }

  private mutating func set(_ found: Found, at address: UInt) {
    let place = place(of: address)
    if places[place] == nil { count += 1 }
    places[place] = (address, found)
    if count * 2 > places.count { grow() }
  }

  /// Where the type stands, or where it would.
  @inline(__always) private func place(of address: UInt) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: ((address >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while let taken = places[place]?.type, taken != address { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = places
    places = ContiguousArray(repeating: nil, count: old.count * 2)
    for case let (address, found)? in old { places[place(of: address)] = (address, found) }
  }

  @inline(__always) private static func address(of type: any Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }
}
