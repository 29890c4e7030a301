/// Changes and reads of a part of a value: a rule that reads nothing else of a slot does not hear of what changes beside it.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Narrows the edge by which the running rule has just read the source to a part of it. A read out of order is left as it is, one of the
  /// whole.
  @usableFromInline func narrowRead(of source: SlotPointer, to part: ByteSpan) {
    let cursor = pointee.cursor
    if cursor.pointee.source == source, cursor != source.head { cursor.edge.pointee.part = part }
  }

  /// As `valueChanged`, where only a part of the value has.
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
  /// Tells, while the value in the slot is compared with a new one, that the two differ nowhere but in a part. To be called at the end of a
  /// run alone, with which it is forgotten.
  @inline(__always) package func noteDifference(in part: ByteSpan) {
    pointee.flags.insert(.isChangedInPart)
    pointee.graph.pointee.changedPart = part
  }
}

extension Attribute {
  /// Reads the value in place, for a rule that depends on nothing else of the slot: it need not run for what changes beside the value. The
  /// rule must read the slot in no other way.
  @inlinable package func withPart<T>(_ body: (borrowing Value) -> T) -> T { withPart(.all(of: Value.self), body) }

  /// The same for a rule that looks at certain bytes of the value alone.
  @inlinable package func withPart<T>(_ part: ByteSpan, _ body: (borrowing Value) -> T) -> T {
    let source = read(part)
    return lend(place(in: source), to: body)
  }

  /// The value, as `withPart` reads it.
  @inlinable package var partValue: Value { place(in: read(.all(of: Value.self))).pointee }

  /// Where the value lies, for a rule that looks at several things in certain bytes of it. Good until the run ends.
  @inlinable package func partPlace(_ part: ByteSpan) -> ValuePlace<Value> { ValuePlace(at: place(in: read(part))) }

  @inlinable @inline(__always) func read(_ part: ByteSpan) -> SlotPointer {
    let source = read()
    slot.pointee.graph.narrowRead(of: source, to: part.moved(by: Int(truncatingIfNeeded: offset)))
    return source
  }
}
