/// A part of a rule that another rule sets before rerunning the rule.
///
/// This is cheaper than a separate source, because it needs no slot and no edge. It's suitable if one rule creates others and always sets a
/// value for each of them before they run. The rule isn't marked out of date until it's renewed, so an earlier read returns the value from
/// the last flush.
@usableFromInline
package struct RulePart<Part> {
  @usableFromInline let rule: AttributeID
  @usableFromInline let place: ValuePlace<Part>

  @usableFromInline init(rule: AttributeID, place: ValuePlace<Part>) {
    self.rule = rule
    self.place = place
  }

  /// Sets the part to a copy, unless the values are bitwise equal. The rule's result changes when the rule is renewed. The rule must not be
  /// running. Has no effect if the rule no longer exists.
  @inlinable @inline(__always) package func set(copying part: ValuePlace<Part>) {
    guard rule.isLive, !haveEqualBytes(place.pointer, part.pointer, count: MemoryLayout<Part>.size) else { return }
    place.pointer.pointee = part.copy
  }

  /// Prefetches cache lines that `set` and a run need. Call this method for many parts in succession before setting the first part. Distant
  /// cache lines then load in parallel, rather than sequentially between dependent steps.
  @inlinable @inline(__always) package func fetch() -> FetchedMemory {
    guard rule.isLive else { return FetchedMemory() }
    let (first, last) = rule.slot.block
    return FetchedMemory(UInt32(rule.slot.pointee.lane) ^ UInt32(first.load(as: UInt8.self)) ^ UInt32(last.load(as: UInt8.self)))
  }

  /// The creation number of the rule that contains the part.
  @inlinable @inline(__always) package var sequence: UInt32 { rule.sequence }

  /// Reruns the rule. The rule runs immediately if another rule is running, at the end of the update if the rule itself is running, and in
  /// its lane otherwise.
  @inlinable @inline(__always) package func renew() {
    if rule.isLive { rule.slot.pointee.graph.renew(rule) }
  }
}

/// The result of reads that bring memory into the cache. The bits have no meaning, but `keep` prevents the compiler from removing the
/// reads.
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
  /// Returns a part of the rule that computes the value. The rule must be of the given type.
  package func part<R: Rule, Part>(of type: R.Type, _ property: (inout R) -> ValuePlace<Part>) -> RulePart<Part> where R.Value == Value {
    checkIsLive()
    assert(slot.pointee.kind.pointee.rule == type, "A part was asked of a rule that is no \(type).")
    return RulePart(rule: id, place: property(&slot.rule(type).pointee))
  }
}
