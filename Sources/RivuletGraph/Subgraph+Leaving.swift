extension Subgraph {
  /// Blocks changes from outside. Reads of outside sources return their last values.
  package func leave() {
    isReturning = false
    guard state != .freed, leavingRoot !== self else { return }
    engine.storeCursor()
    let zone = leavingRoot
    forEachInZone(zone) { subgraph in
      subgraph.state = .leaving
      subgraph.leavingRoot = self
      subgraph.forEachSlot { $0.pointee.flags.insert(.isLeaving) }
    }
    forEachInZone(self) { subgraph in
      subgraph.forEachSlot { engine.cutOutsideSources(of: $0, leaving: self) }
    }
    engine.resume(engine.pointee.current)
  }

  /// Preserves the values of rules inside the subgraph that haven't run since an outside change that preceded leaving. Inside changes still
  /// take effect. The rules that keep their values run again if the subgraph returns.
  package func holdValues() {
    guard state == .leaving, leavingRoot === self else { return }
    var changed: [SlotPointer] = []
    forEachInZone(self) { subgraph in
      subgraph.forEachSlot { slot in
        guard engine.canHoldValue(slot) else { return }
        if engine.hasChangeInside(slot) { changed.append(slot) }
        slot.pointee.flags = slot.pointee.flags.subtracting(.isStale).union(.wasCut)
      }
    }
    // Mark the dependents again.
    for slot in changed { engine.markDirty(slot) }
  }

  /// Accepts outside changes again. Every rule that had an outside source runs again. During an update, the return takes effect at the end
  /// of the update.
  package func returnToLive() {
    guard state == .leaving, leavingRoot === self, !isReturning else { return }
    if engine.pointee.isBusy {
      isReturning = true
      engine.pointee.deferred.add(returning: self)
    } else {
      returnNow()
    }
  }

  /// Performs a deferred return after the update, unless the return was cancelled.
  func returnAsDeferred() {
    guard isReturning, state == .leaving else { return }
    isReturning = false
    returnNow()
  }

  private func returnNow() {
    let zone = parent?.leavingRoot
    let isLive = zone == nil
    let held = latches
    latches = nil
    forEachInZone(self) { subgraph in
      subgraph.leavingRoot = zone
      guard isLive else { return }
      subgraph.state = .live
      subgraph.forEachSlot { $0.pointee.flags.remove(.isLeaving) }
    }
    held?.forEach { original, latch in engine.release(latch, of: original, into: zone) }
    forEachInZone(zone) { subgraph in
      subgraph.forEachSlot { engine.reconnect($0) }
    }
  }

  /// Calls `body` for this subgraph and nested subgraphs that left together with `zone`, but not for those that left separately.
  private func forEachInZone(_ zone: Subgraph?, _ body: (Subgraph) -> Void) {
    forEachInTree { subgraph in
      guard subgraph.leavingRoot === zone else { return false }
      body(subgraph)
      return true
    }
  }
}

// MARK: - Latches

extension Subgraph {
  /// Returns true if the slot belongs to this subgraph or a nested subgraph, based on the zones in which subgraphs left.
  func contains(_ slot: SlotPointer) -> Bool {
    var zone = slot.pointee.subgraph.takeUnretainedValue().leavingRoot
    while let candidate = zone {
      if candidate === self { return true }
      zone = candidate.parentLink?.lend { $0.leavingRoot }
    }
    return false
  }

  func knownLatch(of source: SlotPointer) -> SlotPointer? {
    latches?.latch(of: AttributeID(slot: source))
  }

  /// Returns the slot that preserves the value of an outside source from the first read after leaving.
  func latch(of source: SlotPointer) -> SlotPointer {
    knownLatch(of: source) ?? makeLatch(of: source)
  }

  /// Creates a latch for the current value of a source, or for the value that the enclosing leaving subgraph sees.
  func makeLatch(of source: SlotPointer) -> SlotPointer {
    let outer = parent?.leavingRoot
    var original = AttributeID(slot: source)
    var seen = source
    if source.pointee.flags.isAny(of: .isLatch) {
      original = source.pointee.subgraph.takeUnretainedValue().latches?.original(of: source) ?? original
      if let known = latches?.latch(of: original) { return known }
    } else if let outer, !outer.contains(source) {
      seen = outer.latch(of: source)
    }
    let latch = engine.makeLatch(of: seen, in: self)
    if latches == nil { latches = LatchTable() }
    latches?.add(latch, for: original)
    return latch
  }
}
