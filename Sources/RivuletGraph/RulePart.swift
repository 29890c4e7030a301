/// A part of what a rule holds that somebody else sets, and then makes the rule run again.
///
/// Cheaper than a source of its own: no slot, no edge. It fits where one rule makes others and tells each something, always before they run. What
/// the rule computes is not known to be out of date until the one that renews it has run: a read before that gets the value of the last flush.
@usableFromInline
package struct RulePart<Part> {
  @usableFromInline let rule: AttributeID
  @usableFromInline let place: RulePlace<Part>

  @usableFromInline init(rule: AttributeID, place: RulePlace<Part>) {
    self.rule = rule
    self.place = place
  }

  /// Sets it; what the rule computes changes when it is renewed. The rule must not run now; nothing happens if it is gone.
  @inlinable @inline(__always) package func set(_ part: consuming Part) {
    if rule.isLive { place.pointer.pointee = part }
  }

  /// Reads from each line of memory that setting it and a run need. To be called for many parts in a row, before the first is set: lines that are
  /// far away then come together, rather than one after the other between steps that wait for each other.
  @inlinable @inline(__always) package func fetch() -> FetchedMemory {
    guard rule.isLive, MemoryLayout<Part>.size > 0 else { return FetchedMemory() }
    return FetchedMemory(UInt32(rule.slot.pointee.lane) ^ UInt32(UnsafeRawPointer(place.pointer).load(as: UInt8.self)))
  }

  /// Makes the rule run again: in an update at its end, and as often as one likes.
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

/// Where a stored property of a rule lies, for as long as the rule is in the graph.
@frozen @usableFromInline
package struct RulePlace<Part> {
  @usableFromInline let pointer: UnsafeMutablePointer<Part>

  /// The place of a property, of a rule in the graph.
  @inlinable @inline(__always) package init(of property: inout Part) {
    pointer = Self.pointer(to: &property)
  }

  @inlinable @inline(__always)
  static func pointer(to property: UnsafeMutablePointer<Part>) -> UnsafeMutablePointer<Part> { property }

  /// Hands the property to `use` where it lies.
  @inlinable @inline(__always) package func lend<Result>(to use: (borrowing Part) -> Result) -> Result {
    RivuletGraph.lend(pointer, to: use)
  }
}

/// Takes the value for one that can't be copied, because it would be copied otherwise.
@usableFromInline @inline(never)
func lend<Value: ~Copyable, Result>(_ place: UnsafeMutablePointer<Value>, to use: (borrowing Value) -> Result) -> Result {
  use(place.pointee)
}

extension Attribute {
  /// A stored property of the rule that computes the value, which must be of the type.
  package func part<R: Rule, Part>(of type: R.Type, _ property: (inout R) -> RulePlace<Part>) -> RulePart<Part> where R.Value == Value {
    checkIsLive()
    assert(slot.pointee.kind.pointee.rule == type, "A part was asked of a rule that is no \(type).")
    return RulePart(rule: id, place: property(&slot.rule(type).pointee))
  }
}
