/// A part of what a rule holds that somebody else sets, and then makes the rule run again.
///
/// Cheaper than a source of its own: no slot, no edge. It fits where one rule makes others and tells each something, always before they run. What
/// the rule computes is not known to be out of date until the one that renews it runs: a read before that gets the value of the last flush.
@usableFromInline
package struct RulePart<Part> {
  @usableFromInline let rule: AttributeID
  @usableFromInline let place: ValuePlace<Part>

  @usableFromInline init(rule: AttributeID, place: ValuePlace<Part>) {
    self.rule = rule
    self.place = place
  }

  /// Sets it to a copy, unless it is the same bit by bit; what the rule computes changes when it is renewed. The rule must not run now; nothing
  /// happens if it is gone.
  @inlinable @inline(__always) package func set(copying part: ValuePlace<Part>) {
    guard rule.isLive, !haveEqualBytes(place.pointer, part.pointer, count: MemoryLayout<Part>.size) else { return }
    place.pointer.pointee = part.copy
  }

  /// Reads from lines of memory that setting it and a run need. To be called for many parts in a row, before the first is set: lines that are
  /// far away then come together, rather than one after the other between steps that wait for each other.
  @inlinable @inline(__always) package func fetch() -> FetchedMemory {
    guard rule.isLive else { return FetchedMemory() }
    let (first, last) = rule.slot.block
    return FetchedMemory(UInt32(rule.slot.pointee.lane) ^ UInt32(first.load(as: UInt8.self)) ^ UInt32(last.load(as: UInt8.self)))
  }

  /// Creation number of the rule that holds it.
  @inlinable @inline(__always) package var sequence: UInt32 { rule.sequence }

  /// Makes the rule run again: at once if another rule runs now, at the end of the update if it runs itself, and otherwise in its lane.
  @inlinable @inline(__always) package func renew() {
    if rule.isLive { rule.slot.pointee.graph.renew(rule) }
  }
}

/// What was read of memory that is wanted in the cache. It means nothing, but with `keep` the compiler may not leave out the reading.
@frozen @usableFromInline
package struct FetchedMemory {
  @usableFromInline var bits: UInt32

  @inlinable init(_ bits: UInt32) {
    self.bits = bits
  }

  /// Nothing was read yet.
  @inlinable package init() {
    bits = 0
  }

  @inlinable @inline(__always) package static func += (memory: inout FetchedMemory, more: FetchedMemory) { memory.bits ^= more.bits }

  /// Says that it was wanted.
  @_optimize(none) package func keep() {}
}

extension Attribute {
  /// A stored property of the rule that computes the value, which must be of the type.
  package func part<R: Rule, Part>(of type: R.Type, _ property: (inout R) -> ValuePlace<Part>) -> RulePart<Part> where R.Value == Value {
    checkIsLive()
    assert(slot.pointee.kind.pointee.rule == type, "A part was asked of a rule that is no \(type).")
    return RulePart(rule: id, place: property(&slot.rule(type).pointee))
  }
}
