/// A handle to a value in the graph: an input, the result of a rule, or a part of either.
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

  /// The up-to-date value. Reading it makes the running rule depend on it.
  @inlinable package var value: Value {
    @inline(__always) get { place(in: read()).pointee }
  }

  /// The up-to-date value. Reading it adds an edge that later runs keep even if they don't read the value again (B3.03).
  package var stickyValue: Value {
    checkIsLive()
    return place(in: slot.pointee.graph.readOnSlowPath(slot, isSticky: true)).pointee
  }

  /// The up-to-date value, read without recording an edge.
  package var untrackedValue: Value {
    slot.pointee.graph.untracked { value }
  }

  /// Calls `body` with the value in place.
  @inlinable package func withValue<T>(_ body: (borrowing Value) -> T) -> T {
    lend(place(in: read()), to: body)
  }

  /// Writes an input. Returns false if the new value is equal, if the input no longer exists, or (after reporting an issue) if the graph is
  /// being updated.
  @inlinable @discardableResult
  package func set(_ value: Value) -> Bool {
    guard acceptsWrite(), !isValue(equalTo: value) else { return false }
    replaceValue(with: value)
    return true
  }

  /// Returns a read-only handle to the part of the value at a byte offset. The part shares the slot and adds no cost.
  @inlinable @inline(__always) package func field<Part>(_ type: Part.Type, at byteOffset: Int) -> Attribute<Part> {
    Attribute<Part>(slot: slot, generation: generation, offset: offset + UInt32(byteOffset))
  }

  /// A handle to the start of the whole value, without its type. The caller must obtain the value's type elsewhere.
  @inlinable @inline(__always) package var start: Attribute<Void> { Attribute<Void>(slot: slot, generation: generation, offset: 0) }

  /// The byte offset of this part within the whole value.
  @inlinable @inline(__always) package var byteOffset: Int { Int(truncatingIfNeeded: offset) }

  /// Returns the result of calling `part` with the rule that computes the value, without recording an edge. The rule must be of the given
  /// type.
  @inlinable package func partOfRule<R: Rule, Part>(_ type: R.Type, _ part: (borrowing R) -> Part) -> Part where R.Value == Value {
    checkIsLive()
    assert(slot.pointee.kind.pointee.rule == type, "A part was asked of a rule that is no \(type).")
    return part(slot.rule(type).pointee)
  }

  /// Changes the rule that computes the value. The rule must be of the given type and must not have run yet.
  @inlinable package func changeRule<R: Rule>(_ type: R.Type, _ change: (inout R) -> Void) where R.Value == Value {
    checkIsLive()
    assert(slot.pointee.kind.pointee.rule == type, "A rule was to be changed that is no \(type).")
    assert(!hasRun, "A rule that has run was to be changed.")
    change(&slot.rule(type).pointee)
  }

  /// True if the rule has run or is running.
  @inlinable package var hasRun: Bool { slot.pointee.flags.isAny(of: .hasRun) }

  /// True if any rule has an edge to this attribute.
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
    if _slowPath(slot.pointee.generation != generation) { validateDeadRead() }
  }

  /// Ends the program, unless the running rule was freed during its run and is reading an attribute that was freed with it.
  @usableFromInline @inline(never) func validateDeadRead() {
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
  /// Writes an input. Returns false if nothing changed. An input that uses `==` is compared without an indirect call.
  @inlinable @discardableResult
  package func set(_ value: Value) -> Bool {
    guard acceptsWrite() else { return false }
    let isSame = slot.pointee.kind.pointee.isEquatableInput ? place(in: slot).pointee == value : isValue(equalTo: value)
    if isSame { return false }
    replaceValue(with: value)
    return true
  }
}
