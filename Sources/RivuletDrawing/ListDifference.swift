/// The positions at which two lists of objects differ. These are the ranges between a common prefix and suffix, or only the differing
/// positions if the lists have equal lengths and few positions differ. The storage is reused.
@usableFromInline package struct ListDifference {
  /// The maximum number of differing positions that are stored individually.
  @usableFromInline static var maximumExchangeCount: Int { 16 }

  /// The range in the old list, without the common prefix and suffix.
  @usableFromInline package internal(set) var old = 0..<0
  /// The range in the new list, without the common prefix and suffix.
  @usableFromInline package internal(set) var new = 0..<0
  /// The differing positions, if both ranges have equal lengths and few positions differ.
  @usableFromInline package internal(set) var exchanged: [Int] = []
  /// True if the lists differ only at the exchanged positions.
  @usableFromInline package internal(set) var isExchange = false

  /// Creates a difference between equal lists.
  @inlinable package init() {}

  /// True if the lists are equal.
  @inlinable package var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// Compares two lists by identity, with only a few instructions per position.
  @inlinable @inline(__always) package mutating func find<Object: AnyObject>(from former: [Object], to next: [Object]) {
    find(from: former.count, to: next.count) { former[$0] === next[$1] }
  }

  /// Compares two lists of the given lengths. `isSame` compares a position in the old list with a position in the new list.
  @inlinable @inline(__always) package mutating func find(from former: Int, to next: Int, _ isSame: (Int, Int) -> Bool) {
    var head = 0
    let shorter = min(former, next)
    while head < shorter, isSame(head, head) { head += 1 }
    var tail = 0
    while tail < shorter - head, isSame(former - 1 - tail, next - 1 - tail) { tail += 1 }
    old = head..<(former - tail)
    new = head..<(next - tail)
    exchanged.removeAll(keepingCapacity: true)
    isExchange = old.count == new.count
    guard isExchange else { return }
    for place in old where !isSame(place, place) {
      guard exchanged.count < Self.maximumExchangeCount else {
        isExchange = false
        return
      }
      exchanged.append(place)
    }
  }

  /// Calls `body` with each position in the old list whose object may no longer be there.
  @inlinable @inline(__always) package func forEachFormerPlace(_ body: (Int) -> Void) {
    if isExchange { exchanged.forEach(body) } else { old.forEach(body) }
  }

  /// Calls `body` with each position in the new list whose object is different.
  @inlinable @inline(__always) package func forEachNewPlace(_ body: (Int) -> Void) {
    if isExchange { exchanged.forEach(body) } else { new.forEach(body) }
  }

  /// Returns the number of differing positions in the new list before `place`, which must be one of them.
  package func rank(of place: Int) -> Int {
    isExchange ? exchanged.firstIndex(of: place) ?? exchanged.count : place - new.lowerBound
  }

  /// Returns the corresponding difference between lists that contain `share` objects for each object in these lists.
  package func scaled(by share: Int) -> ListDifference {
    if share == 1 { return self }
    var scaled = ListDifference()
    scaled.old = (old.lowerBound * share)..<(old.upperBound * share)
    scaled.new = (new.lowerBound * share)..<(new.upperBound * share)
    scaled.isExchange = isExchange
    scaled.exchanged = exchanged.flatMap { ($0 * share)..<(($0 + 1) * share) }
    return scaled
  }

  /// Converts `list` from the old list to the new list. `element` returns the objects for differing positions. Other positions are not
  /// accessed.
  @inlinable @inline(__always) package func apply<Object: AnyObject>(to list: inout [Object], _ element: (Int) -> Object) {
    if isExchange {
      for place in exchanged { list[place] = element(place) }
    } else {
      list.replaceSubrange(old, with: new.map(element))
    }
  }
}
