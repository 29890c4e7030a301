/// Handles changes to, and reads of, part of a value. A rule that reads only part of a slot isn't affected by changes elsewhere in the
/// value.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Narrows the running rule's edge for its last read of the source to part of the value. An out-of-order read remains a read of the whole
  /// value.
  @usableFromInline func narrowRead(of source: SlotPointer, to part: ByteSpan) {
    let cursor = pointee.cursor
    if cursor.pointee.source == source, cursor != source.head { cursor.edge.pointee.part = part }
  }

  /// Marks the dependents of a slot after a change to only part of its value.
  @inline(never) func partChanged(_ slot: SlotPointer, _ now: UInt64) {
    let changed = pointee.changedPart
    let before = slot.pointee.changedAt
    slot.pointee.changedAt = now
    var next = slot.pointee.firstDependent
    while let edge = next {
      next = edge.pointee.nextDependent
      let dependent = edge.pointee.dependent
      if dependent.pointee.flags.isSuperset(of: [.gathersChanges, .hasValue]), dependent.pointee.firstSource == edge {
        dependent.gather(changed, from: before, to: now)
      }
      if edge.pointee.part.overlaps(changed) { markDirty(dependent) }
    }
  }
}

extension UnsafeMutablePointer where Pointee == Slot {
  /// Records that the value in the slot and its replacement differ only in one part. Call this method only during the comparison at the end
  /// of a run. The part is discarded after the run ends.
  @inline(__always) package func noteDifference(in part: ByteSpan) {
    pointee.flags.insert(.isChangedInPart)
    pointee.graph.pointee.changedPart = part
  }
}

extension Attribute {
  /// Calls `body` with the value in place, for a rule that depends on nothing else in the slot. Changes elsewhere in the slot don't make
  /// the rule run. The rule must not read the slot in any other way.
  @inlinable package func withPart<T>(_ body: (borrowing Value) -> T) -> T { withPart(.all(of: Value.self), body) }

  /// Calls `body` with the value in place, for a rule that reads only certain bytes of the value.
  @inlinable package func withPart<T>(_ part: ByteSpan, _ body: (borrowing Value) -> T) -> T {
    let source = read(part)
    return lend(place(in: source), to: body)
  }

  /// Returns the address of the value, for a rule that makes several reads within certain bytes of the value. The address is valid until
  /// the run ends.
  @inlinable package func partPlace(_ part: ByteSpan) -> ValuePlace<Value> { ValuePlace(at: place(in: read(part))) }

  @inlinable @inline(__always) func read(_ part: ByteSpan) -> SlotPointer {
    let source = read()
    slot.pointee.graph.narrowRead(of: source, to: part.moved(by: Int(truncatingIfNeeded: offset)))
    return source
  }
}
