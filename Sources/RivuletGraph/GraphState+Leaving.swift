/// Handles leaving subgraphs. A leaving subgraph ignores outside changes, and reads outside sources as they were when it left.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Returns the subgraph with which the reader left, if the source is outside that subgraph; nil otherwise.
  @inline(__always) func outerZone(of source: SlotPointer, for reader: SlotPointer) -> Subgraph? {
    guard reader.pointee.flags.isAny(of: .isLeaving), let zone = reader.pointee.subgraph.takeUnretainedValue().leavingRoot else {
      return nil
    }
    return zone.contains(source) ? nil : zone
  }

  /// Redirects a slot's edges to sources outside `zone` to latches.
  func cutOutsideSources(of slot: SlotPointer, leaving zone: Subgraph) {
    var losesSource = false
    var next = slot.pointee.firstSource
    while let edge = next {
      next = edge.pointee.nextSource
      let source = edge.pointee.source
      if source.pointee.flags.isAny(of: .isDead) || zone.contains(source) { continue }
      if source.pointee.flags.isAny(of: .hasValue) {
        retarget(edge, to: zone.latch(of: source))
      } else {
        losesSource = true
      }
    }
    if losesSource {
      slot.pointee.flags.insert(.wasCut)
      dropSources(of: slot) { !$0.pointee.source.pointee.flags.isAny(of: .isDead) && !zone.contains($0.pointee.source) }
    }
  }

  /// Returns true if a rule affected by a change is leaving and keeps its value.
  func hold(_ slot: SlotPointer) -> Bool {
    guard slot.pointee.flags.isSuperset(of: [.isLeaving, .hasValue]) else { return false }
    slot.pointee.flags.insert(.wasCut)
    return true
  }

  /// Returns true for a rule that is out of date, has a value, and isn't being updated.
  func canHoldValue(_ slot: SlotPointer) -> Bool {
    let flags = slot.pointee.flags
    return flags.isAny(of: .isStale) && flags.isAny(of: .hasValue) && !flags.isAny(of: .isUnmarkable.union(.isWaiting))
  }

  /// Returns true if a source in the same leaving zone has changed since the slot ran.
  func hasChangeInside(_ slot: SlotPointer) -> Bool {
    var next = slot.pointee.firstSource
    while let edge = next {
      let source = edge.pointee.source
      if !source.pointee.flags.isAny(of: .isLatch.union(.isDead)), source.pointee.changedAt > slot.pointee.ranAt { return true }
      next = edge.pointee.nextSource
    }
    return false
  }

  /// Creates a slot that preserves the value of `seen` for the leaving `zone`.
  func makeLatch(of seen: SlotPointer, in zone: Subgraph) -> SlotPointer {
    let latch = takeSlot(seen.pointee.kind, in: zone, flags: [.isInput, .hasValue, .isLatch])
    seen.pointee.kind.pointee.rule.copyValue(at: seen.pointee.value, to: latch.pointee.value)
    latch.pointee.changedAt = seen.pointee.changedAt
    return latch
  }

  /// Reconnects the readers of a latch to the latch's source, or to the latch of the zone that the readers are now in, and retires the
  /// latch.
  func release(_ latch: SlotPointer, of original: AttributeID, into zone: Subgraph?) {
    while let edge = latch.pointee.firstDependent {
      let reader = edge.pointee.dependent
      // Any changes to the source since it was latched are treated as changes since the reader's last run.
      reader.pointee.ranAt = min(reader.pointee.ranAt, latch.pointee.changedAt)
      if original.isLive {
        let isInside = zone?.contains(original.slot) ?? true
        retarget(edge, to: isInside ? original.slot : zone.unsafelyUnwrapped.latch(of: original.slot))
      } else {
        dropSources(of: reader) { $0 == edge }
      }
      markDirty(reader)
    }
    kill(latch)
    latch.pointee.next = pointee.deferred.retiredLatches
    pointee.deferred.retiredLatches = latch
  }

  /// Reconnects a slot that lost a source when it left.
  func reconnect(_ slot: SlotPointer) {
    guard slot.pointee.flags.isAny(of: .wasCut) else { return }
    slot.pointee.flags.remove(.wasCut)
    slot.pointee.ranAt = 0
    markDirty(slot)
  }
}
