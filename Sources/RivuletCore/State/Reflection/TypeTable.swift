/// A cache keyed by type. The cache is a hash table with open addressing over type addresses, because lookups are frequent while the
/// structure is built.
///
/// Invariant: at most half of the slots are occupied, so lookups end quickly.
struct TypeTable<Found>: ~Copyable {
  private struct Place {
    /// The type's address; 0 if the slot is free.
    var type: UInt
    var found: Found?

    static var foundOffset: Int { MemoryLayout<UInt>.stride }
  }

  private var places = Self.makePlaces(64)
  private var mask = 63
  private var count = 0

  deinit {
    places.deinitialize(count: mask + 1)
    places.deallocate()
  }

  /// The cached value for the type; nil if no value is cached.
  subscript(type: any Any.Type) -> Found? {
    @inline(__always) get { places[place(of: Self.address(of: type))].found }
    set {
      guard let newValue else { return }
      set(newValue, at: Self.address(of: type))
    }
  }

  private mutating func set(_ found: Found, at address: UInt) {
    let place = place(of: address)
    if places[place].type == 0 { count += 1 }
    places[place] = Place(type: address, found: found)
    if count * 2 > mask { grow() }
  }

  /// Returns the type's slot, or the slot in which the type would be inserted.
  @inline(__always) private func place(of address: UInt) -> Int {
    var place = Int(truncatingIfNeeded: ((address >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while places[place].type != address, places[place].type != 0 { place = (place &+ 1) & mask }
    return place
  }

  private mutating func grow() {
    let (old, oldCount) = (places, mask + 1)
    mask = oldCount * 2 - 1
    places = Self.makePlaces(oldCount * 2)
    for index in 0..<oldCount where old[index].type != 0 { places[place(of: old[index].type)] = old[index] }
    old.deinitialize(count: oldCount)
    old.deallocate()
  }

  private static func makePlaces(_ count: Int) -> UnsafeMutablePointer<Place> {
    let places = UnsafeMutablePointer<Place>.allocate(capacity: count)
    places.initialize(repeating: Place(type: 0, found: nil), count: count)
    return places
  }

  @inline(__always) private static func address(of type: any Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }
}

extension TypeTable where Found: AnyObject {
  /// Calls `body` with the cached object for the type, without retaining the object, which stays in the table. Returns nil if no object is
  /// cached.
  @inline(__always) func lend<Result>(_ type: any Any.Type, _ body: (Found) -> Result) -> Result? {
    // Read as an address, because reading an object reference retains the object.
    let address = UnsafeRawPointer(places + place(of: Self.address(of: type))) + Place.foundOffset
    guard let found = address.load(as: UnsafeRawPointer?.self) else { return nil }
    return Unmanaged<Found>.fromOpaque(found)._withUnsafeGuaranteedRef(body)
  }
}
