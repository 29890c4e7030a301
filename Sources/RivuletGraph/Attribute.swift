/// A handle to a value of the graph: an input, what a rule computed, or a part of either.
@frozen @usableFromInline
package struct Attribute<Value>: Hashable {
  @usableFromInline let slot: UnsafeMutablePointer<Slot>
  @usableFromInline let generation: UInt32
  @usableFromInline let offset: UInt32

  @inlinable @inline(__always) init(slot: UnsafeMutablePointer<Slot>, generation: UInt32, offset: UInt32) {
    self.slot = slot
    self.generation = generation
    self.offset = offset
  }

  @inlinable package var id: AttributeID { AttributeID(slot: slot, generation: generation) }

  /// The value, up to date; a rule that runs now depends on it from here on.
  @inlinable package var value: Value {
    @inline(__always) get { place(in: read()).pointee }
  }

  /// As `value`, by an edge that later runs keep even if they do not read it again (B3.03).
  package var stickyValue: Value {
    checkIsLive()
    return place(in: slot.pointee.graph.readAtLength(slot, isSticky: true)).pointee
  }

  /// The value, up to date, without an edge.
  package var untrackedValue: Value {
    slot.pointee.graph.untracked { value }
  }

  /// Reads the value in place.
  @inlinable package func withValue<T>(_ body: (borrowing Value) -> T) -> T {
    lend(place(in: read()), to: body)
  }

  /// Gives an input another value; false if it is equal, if the input is gone, or while the graph is being updated (reported).
  @inlinable @discardableResult
  package func set(_ value: Value) -> Bool {
    guard acceptsWrite(), !isValue(equalTo: value) else { return false }
    replaceValue(with: value)
    return true
  }

  /// A part of the value, some bytes into it, to be read only: the same slot, and no cost.
  @inlinable @inline(__always) package func field<Part>(_ type: Part.Type, at byteOffset: Int) -> Attribute<Part> {
    Attribute<Part>(slot: slot, generation: generation, offset: offset + UInt32(byteOffset))
  }

  /// The value as a whole of which this is a part, for those who know by other means what it holds.
  @inlinable @inline(__always) package var start: Attribute<Void> { Attribute<Void>(slot: slot, generation: generation, offset: 0) }

  /// How far into the whole this part lies, in bytes.
  @inlinable @inline(__always) package var byteOffset: Int { Int(truncatingIfNeeded: offset) }

  /// What `part` takes out of the rule that computes the value, without an edge; the rule must be of the type.
  @inlinable package func partOfRule<R: Rule, Part>(_ type: R.Type, _ part: (borrowing R) -> Part) -> Part where R.Value == Value {
    checkIsLive()
    assert(slot.pointee.kind.pointee.rule == type, "A part was asked of a rule that is no \(type).")
    return part(slot.rule(type).pointee)
  }

  /// Changes the rule that computes the value, which must be of the type and not have run yet.
  @inlinable package func changeRule<R: Rule>(_ type: R.Type, _ change: (inout R) -> Void) where R.Value == Value {
    checkIsLive()
    assert(slot.pointee.kind.pointee.rule == type, "A rule was to be changed that is no \(type).")
    assert(!hasRun, "A rule that has run was to be changed.")
    change(&slot.rule(type).pointee)
  }

  /// Whether its rule has run, or runs.
  @inlinable package var hasRun: Bool { slot.pointee.flags.isAny(of: .hasRun) }

  /// Whether some rule has an edge to it.
  package var wasRead: Bool { slot.pointee.generation == generation && slot.pointee.firstDependent != nil }

  @inlinable @inline(__always) func read() -> SlotPointer {
    checkIsLive()
    return slot.pointee.graph.read(slot)
  }

  @inlinable @inline(__always) func place(in source: SlotPointer) -> UnsafeMutablePointer<Value> {
    (source.pointee.value + Int(truncatingIfNeeded: offset)).assumingMemoryBound(to: Value.self)
  }

  @inlinable @inline(__always) func acceptsWrite() -> Bool {
    guard slot.pointee.generation == generation else { return false }
    if slot.pointee.flags.isAny(of: .isInput), offset == 0, slot.pointee.kind.pointee.valueType == Value.self,
      !slot.pointee.graph.pointee.isBusy
    {
      return true
    }
    slot.pointee.graph.refuseWrite(to: slot, of: Value.self, offset: offset)
    return false
  }

  @inlinable func isValue(equalTo value: Value) -> Bool {
    withUnsafePointer(to: value) { slot.pointee.kind.pointee.rule.isValue(in: slot, equalTo: UnsafeRawPointer($0)) }
  }

  @inlinable @inline(__always) func replaceValue(with value: Value) {
    place(in: slot).pointee = value
    slot.pointee.graph.inputChanged(slot)
  }

  @inlinable @inline(__always) func checkIsLive() {
    if _slowPath(slot.pointee.generation != generation) { admitDead() }
  }

  /// Ends the program, except for a rule that was freed in its run and reads what was freed with it.
  @usableFromInline @inline(never) func admitDead() {
    let flags = slot.pointee.flags
    if slot.pointee.generation == generation &+ 1, flags.isSuperset(of: [.isDead, .hasValue]),
      let running = slot.pointee.graph.pointee.running, running.pointee.flags.isAny(of: .isDead)
    {
      return
    }
    fatalError(
      "An attribute of \(Value.self) was read after its subgraph was freed. Keep handles no longer than what they belong to.")
  }
}

extension Attribute where Value: Equatable {
  /// As for any value; an input that compares by `==` does so without a detour.
  @inlinable @discardableResult
  package func set(_ value: Value) -> Bool {
    guard acceptsWrite() else { return false }
    let isSame = slot.pointee.kind.pointee.isEquatableInput ? place(in: slot).pointee == value : isValue(equalTo: value)
    if isSame { return false }
    replaceValue(with: value)
    return true
  }
}
