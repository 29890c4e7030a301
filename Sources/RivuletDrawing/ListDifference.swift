/// Where two lists of objects differ: behind a common beginning and before a common end; if both are of one length and few places differ, just
/// at these. Keeps its storage between uses.
@usableFromInline package struct ListDifference {
  /// Lists of one length that differ at more places than this count as different all the way.
  @usableFromInline static var mostExchanges: Int { 16 }

  /// The part of the former list that is not in the common beginning and end.
  @usableFromInline package internal(set) var old = 0..<0
  /// The part of the new list that is not.
  @usableFromInline package internal(set) var new = 0..<0
  /// The places that differ, if both parts are of one length and these are few.
  @usableFromInline package internal(set) var exchanged: [Int] = []
  /// Whether the lists differ at the exchanged places alone.
  @usableFromInline package internal(set) var isExchange = false

  /// Nothing was compared yet.
  @inlinable package init() {}

  /// Whether both lists are the same.
  @inlinable package var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// Compares two lists, a few instructions a place; what they hold is not looked at.
  @inlinable @inline(__always) package mutating func find<Object: AnyObject>(from former: [Object], to next: [Object]) {
    find(from: former.count, to: next.count) { former[$0] === next[$1] }
  }

  /// The same for lists of these lengths, of which `isSame` compares a place of the former one with one of the new one.
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
      guard exchanged.count < Self.mostExchanges else {
        isExchange = false
        return
      }
      exchanged.append(place)
    }
  }

  /// Calls `body` with each place of the former list whose object may be elsewhere now.
  @inlinable @inline(__always) package func forEachFormerPlace(_ body: (Int) -> Void) {
    if isExchange { exchanged.forEach(body) } else { old.forEach(body) }
  }

  /// Calls `body` with each place of the new list that had another object, and none of the kept ones.
  @inlinable @inline(__always) package func forEachNewPlace(_ body: (Int) -> Void) {
    if isExchange { exchanged.forEach(body) } else { new.forEach(body) }
  }

  /// How many differing places of the new list come before this one, which is one of them.
  package func rank(of place: Int) -> Int {
    isExchange ? exchanged.firstIndex(of: place) ?? exchanged.count : place - new.lowerBound
  }

  /// The same between lists that have `share` objects for each one of these.
  package func scaled(by share: Int) -> ListDifference {
    if share == 1 { return self }
    var scaled = ListDifference()
    scaled.old = (old.lowerBound * share)..<(old.upperBound * share)
    scaled.new = (new.lowerBound * share)..<(new.upperBound * share)
    scaled.isExchange = isExchange
    scaled.exchanged = exchanged.flatMap { ($0 * share)..<(($0 + 1) * share) }
    return scaled
  }

  /// Makes `list`, which is the former one, the new one, of whose places `element` tells the differing ones. What stays where it is, is not touched.
  @inlinable @inline(__always) package func apply<Object: AnyObject>(to list: inout [Object], _ element: (Int) -> Object) {
    if isExchange {
      for place in exchanged { list[place] = element(place) }
    } else {
      list.replaceSubrange(old, with: new.map(element))
    }
  }
}
