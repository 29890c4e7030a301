/// A part of a rule that another rule sets before it makes the rule run again.
///
/// This is cheaper than a separate source: it needs no slot and no edge. It is suitable where one rule creates others and always gives each
/// of them a value before they run. The rule is not marked out of date until it is renewed, so an earlier read returns the value of the
/// last flush.
@usableFromInline
package struct RulePart<Part> {
  @usableFromInline let rule: AttributeID
  @usableFromInline let place: ValuePlace<Part>

  @usableFromInline init(rule: AttributeID, place: ValuePlace<Part>) {
    self.rule = rule
    self.place = place
  }

  /// Sets the part to a copy, unless it is equal bit for bit. The result of the rule changes when the rule is renewed. The rule must not be
  /// running. Does nothing if the rule no longer exists.
  @inlinable @inline(__always) package func set(copying part: ValuePlace<Part>) {
    guard rule.isLive, !haveEqualBytes(place.pointer, part.pointer, count: MemoryLayout<Part>.size) else { return }
    place.pointer.pointee = part.copy
  }

  /// Reads from cache lines that `set` and a run need. Call this for many parts in a row, before setting the first: distant lines then load
  /// together, rather than one after another between dependent steps.
  @inlinable @inline(__always) package func fetch() -> FetchedMemory {
    guard rule.isLive else { return FetchedMemory() }
    let (first, last) = rule.slot.block
    return FetchedMemory(UInt32(rule.slot.pointee.lane) ^ UInt32(first.load(as: UInt8.self)) ^ UInt32(last.load(as: UInt8.self)))
  }

  /// The creation number of the rule that holds the part.
  @inlinable @inline(__always) package var sequence: UInt32 { rule.sequence }

  /// Reruns the rule: immediately if another rule is running, at the end of the update if it is running itself, and otherwise in its lane.
  @inlinable @inline(__always) package func renew() {
    if rule.isLive { rule.slot.pointee.graph.renew(rule) }
  }
}

/// The bits read from memory that should be in the cache. They have no meaning, but `keep` stops the compiler from removing the reads.
@frozen @usableFromInline
package struct FetchedMemory {
  @usableFromInline var bits: UInt32

  @inlinable init(_ bits: UInt32) {
    self.bits = bits
  }

  /// Creates a value without any reads.
  @inlinable package init() {
    bits = 0
  }

  @inlinable @inline(__always) package static func += (memory: inout FetchedMemory, more: FetchedMemory) { memory.bits ^= more.bits }

  /// Marks the reads as used.
  @_optimize(none) package func keep() {}
}

extension Attribute {
  /// Returns a stored property of the rule that computes the value. The rule must be of the given type.
  package func part<R: Rule, Part>(of type: R.Type, _ property: (inout R) -> ValuePlace<Part>) -> RulePart<Part> where R.Value == Value {
    checkIsLive()
    assert(slot.pointee.kind.pointee.rule == type, "A part was asked of a rule that is no \(type).")
    return RulePart(rule: id, place: property(&slot.rule(type).pointee))
  }
}
