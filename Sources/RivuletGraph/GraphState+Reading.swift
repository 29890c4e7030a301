/// Reads attributes: updates the source and records the reader.
///
/// The path for a stable read is short and inlined. In a stable read, the source is up to date and is the same source that the previous run
/// read in this position.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Returns the slot that holds the source's value for the current reader, which is the source's own slot or, if the reader is leaving,
  /// possibly its latch.
  @inlinable @inline(__always) func read(_ source: SlotPointer) -> SlotPointer {
    if source.pointee.flags.isAny(of: .isUnready) { return readUnready(source) }
    return confirms(source, after: pointee.cursor) ? source : readUnconfirmed(source)
  }

  /// Returns true if a run that hasn't diverged reads the same source in this position as the previous run. Moves the cursor to the
  /// source's edge.
  @inlinable @inline(__always) func confirms(_ source: SlotPointer, after cursor: PlacePointer) -> Bool {
    if let expected = cursor.pointee.next, expected.pointee.source == source {
      pointee.cursor = expected.place
      return true
    }
    return cursor.pointee.source == source
  }

  /// Reads a source that is out of date or running. A rule that is certain to run is run immediately. Sinks take the longer path, which
  /// counts them.
  @usableFromInline @inline(never)
  func readUnready(_ source: SlotPointer) -> SlotPointer {
    let flags = source.pointee.flags
    let cursor = pointee.cursor
    guard flags.intersection(.isDirtyAlone.union(.isSink)) == .isDirty, cursor != pointee.idle.head, pointee.nestedRuns < Self.deepNesting
    else { return readOnSlowPath(source, isSticky: false) }
    let reader = pointee.current
    reader.pointee.cursor = cursor
    source.pointee.waiter = reader
    // The cursor is unchanged unless the run made the reader diverge or dropped an edge.
    guard run(source, flags, for: reader, isNested: true), pointee.cursor == cursor else { return readOnSlowPath(source, isSticky: false) }
    return confirms(source, after: cursor) ? source : readUnconfirmed(source)
  }

  /// Reads an up-to-date source from outside all rules or out of order.
  @usableFromInline @inline(never)
  func readUnconfirmed(_ source: SlotPointer) -> SlotPointer {
    let isOutside = pointee.current == pointee.idle && !pointee.collectsReads
    if isOutside, source.pointee.flags.isAny(of: .hasValue), !pointee.holdsBack { return source }
    return readOutOfOrder(source)
  }

  /// Reads an up-to-date source when the read must be recorded or requires a closer check.
  @inline(never) private func readOutOfOrder(_ source: SlotPointer) -> SlotPointer {
    if isKnownToHaveRead(source) { return source }
    if pointee.comparesReads, source.pointee.flags.isAny(of: .hasValue) {
      storeCursor()
      defer { resume(pointee.current) }
      if noteInShortList(source, by: pointee.current, isSticky: false) { return source }
    }
    return readOnSlowPath(source, isSticky: false)
  }

  /// Handles any kind of read: from outside, untracked, while leaving, of an out-of-date source, or of a different source from the one read
  /// last time.
  @inline(never) func readOnSlowPath(_ source: SlotPointer, isSticky: Bool) -> SlotPointer {
    guard let reader = pointee.running else {
      bringUpToDateFromOutside(source)
      if pointee.collectsReads { pointee.owner.takeUnretainedValue().collect(source) }
      return holdingValue(source)
    }
    storeCursor()
    defer { resume(reader) }
    guard let slot = ready(source, for: reader) else {
      if !reader.pointee.flags.isAny(of: .isUntracked) { dropCyclicEdge(to: source, of: reader) }
      return source
    }
    if !reader.pointee.flags.isAny(of: .isUntracked) { note(slot, by: reader, isSticky: isSticky) }
    return slot
  }

  /// Returns true if the running rule is known, without a search, to have read the source in this run.
  @inline(__always) private func isKnownToHaveRead(_ source: SlotPointer) -> Bool {
    let reader = pointee.current
    if pointee.comparesReads { return pointee.cursor != reader.head && reader.pointee.firstSource?.pointee.source == source }
    return reader.pointee.flags.intersection(.cannotCompareReads) == .isDiverged && source.pointee.readBy == reader.pointee.run
  }

  /// Returns the up-to-date slot to read; nil if the read closes a cycle, which is reported.
  private func ready(_ source: SlotPointer, for reader: SlotPointer) -> SlotPointer? {
    // Updating a source runs rules, which may make the reader's subgraph leave or free it. Check again after each run.
    while true {
      let zone = outerZone(of: source, for: reader)
      if let latch = zone?.knownLatch(of: source) { return latch }
      if source.pointee.flags.isAny(of: .isRunning) {
        reportCycle(at: source)
        guard let zone else { return nil }
        return zone.makeLatch(of: source)
      }
      if source.pointee.flags.isAny(of: .isStale) {
        bringUpToDate(source)
        continue
      }
      return zone?.makeLatch(of: holdingValue(source)) ?? holdingValue(source)
    }
  }

  /// Returns the slot unchanged. Ends the program if the slot's subgraph was freed before the slot had a value.
  private func holdingValue(_ slot: SlotPointer) -> SlotPointer {
    if slot.pointee.flags.isAny(of: .hasValue) { return slot }
    fatalError(
      "The rule \(slot.pointee.kind.pointee.name) was read while its subgraph was freed, before it had a value. "
        + "Read it before, or not at all.")
  }

  /// Confirms the edge of the previous run or records a new edge.
  private func note(_ source: SlotPointer, by reader: SlotPointer, isSticky: Bool) {
    let cursor = reader.pointee.cursor
    if cursor.pointee.source == source {
      if isSticky { cursor.edge.pointee.isSticky = true }
      return
    }
    let next = cursor.pointee.next
    if reader.pointee.flags.isAny(of: .isDiverged) {
      if hasRead(source, by: reader) {
        if isSticky { confirmedEdge(to: source, of: reader)?.pointee.isSticky = true }
        return
      }
    } else if next?.pointee.source != source {
      if noteInShortList(source, by: reader, isSticky: isSticky) { return }
      diverge(reader)
      if hasRead(source, by: reader) {
        if isSticky { confirmedEdge(to: source, of: reader)?.pointee.isSticky = true }
        return
      }
    }
    if let next, next.pointee.source == source {
      confirm(next, of: reader, isSticky: isSticky)
    } else if let next, let after = next.pointee.nextSource, after.pointee.source == source {
      // The source that the previous run read in between may still be read, so its edge stays after the cursor.
      bringForward(after, after: next.place, of: reader)
      confirm(after, of: reader, isSticky: isSticky)
    } else {
      record(source, by: reader, isSticky: isSticky)
      source.pointee.readBy = reader.pointee.run
    }
  }

  /// The maximum number of sources for which a search is cheaper than recording the sources that a run has read.
  private static var linearSearchLimit: Int { 8 }

  /// Confirms or records an out-of-order read by searching all sources. Returns false if the sources are too numerous.
  private func noteInShortList(_ source: SlotPointer, by reader: SlotPointer, isSticky: Bool) -> Bool {
    let cursor = reader.pointee.cursor
    var place = reader.head
    var isAhead = place == cursor
    var steps = 0
    defer { pointee.counters.edgeSteps &+= steps }
    while let edge = place.pointee.next {
      if steps == Self.linearSearchLimit { return false }
      steps += 1
      if edge.pointee.source == source {
        if isAhead { bringForward(edge, after: place, of: reader) }
        if isSticky { edge.pointee.isSticky = true }
        return true
      }
      place = edge.place
      if place == cursor { isAhead = true }
    }
    record(source, by: reader, isSticky: isSticky)
    return true
  }

  private func confirm(_ edge: EdgePointer, of reader: SlotPointer, isSticky: Bool) {
    reader.pointee.cursor = edge.place
    if reader.pointee.flags.isAny(of: .isDiverged) { mark(edge, of: reader) }
    if isSticky { edge.pointee.isSticky = true }
  }

  /// Updates a source from outside all rules, repeating while the update leaves the source out of date.
  private func bringUpToDateFromOutside(_ source: SlotPointer) {
    if pointee.holdsBack, !pointee.isBusy, !source.pointee.flags.isAny(of: .isInput) { releaseBarriers() }
    while source.pointee.flags.isAny(of: .isStale) {
      if pointee.isBusy {
        bringUpToDate(source)
        return
      }
      bringUpToDateAlone(source)
    }
  }

  /// Returns true if a source recorded by the previous run, other than `excluded`, has changed since that run.
  func hasChangedSource(_ slot: SlotPointer, excluding excluded: SlotPointer) -> Bool {
    var next = slot.pointee.firstSource
    slot.pointee.flags.insert(.isScanned)
    while let edge = next {
      let source = edge.pointee.source
      if source != excluded {
        if source.pointee.flags.isAny(of: .isRunning) { return true }
        if source.pointee.flags.isAny(of: .isStale) {
          bringUpToDate(source)
          if !slot.pointee.flags.isAny(of: .isScanned) {
            slot.pointee.flags.insert(.isScanned)
            next = slot.pointee.firstSource
            continue
          }
        }
        if source.pointee.changedAt > slot.pointee.ranAt { return true }
      }
      next = edge.pointee.nextSource
    }
    return false
  }
}
