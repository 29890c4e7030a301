/// Maintains the lists of edges: the sources of a slot in reading order, and the dependents of a source.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Adds an edge at the cursor. The caller must ensure that this run has no edge to the source yet.
  func record(_ source: SlotPointer, by reader: SlotPointer, isSticky: Bool) {
    #if DEBUG
    if pointee.faults.dropsNextEdge() { return }
    #endif
    let cursor = reader.pointee.cursor
    let edge = makeEdge()
    edge.initialize(
      to: Edge(
        place: SourcePlace(source: source, next: cursor.pointee.next), dependent: reader, previousDependent: edge, nextDependent: nil,
        isSticky: isSticky, run: UInt32(truncatingIfNeeded: reader.pointee.run)))
    linkToSource(edge)
    cursor.pointee.next = edge
    reader.pointee.cursor = edge.place
  }

  /// Marks the run as having diverged from the previous run. The run receives a number, which is stored in the edges confirmed so far and
  /// in their sources.
  func diverge(_ reader: SlotPointer) {
    reader.pointee.flags.insert(.isDiverged)
    pointee.divergedRuns &+= 1
    reader.pointee.run = pointee.divergedRuns
    var place = reader.head
    while place != reader.pointee.cursor, let edge = place.pointee.next {
      mark(edge, of: reader)
      place = edge.place
    }
  }

  /// Marks an edge and its source as read by the diverged run.
  @inline(__always) func mark(_ edge: EdgePointer, of reader: SlotPointer) {
    edge.pointee.run = UInt32(truncatingIfNeeded: reader.pointee.run)
    edge.pointee.source.pointee.readBy = reader.pointee.run
  }

  /// Returns true if this diverged run has read the source. Requires a search only if a later run has also read the source.
  @inline(__always) func hasRead(_ source: SlotPointer, by reader: SlotPointer) -> Bool {
    if source.pointee.readBy <= reader.pointee.run { return source.pointee.readBy == reader.pointee.run }
    return confirmedEdge(to: source, of: reader) != nil
  }

  /// Returns the edge through which this diverged run has read the source. Traverses both lists in parallel until the end of the shorter
  /// list.
  func confirmedEdge(to source: SlotPointer, of reader: SlotPointer) -> EdgePointer? {
    guard let first = source.pointee.firstDependent else { return nil }
    let run = UInt32(truncatingIfNeeded: reader.pointee.run)
    var place = reader.head
    var other = first
    while place != reader.pointee.cursor, let candidate = place.pointee.next {
      pointee.counters.edgeSteps &+= 1
      other = other.pointee.previousDependent
      if candidate.pointee.source == source { return candidate }
      if other.pointee.dependent == reader, other.pointee.run == run { return other }
      if other == first { return nil }
      place = candidate.place
    }
    return nil
  }

  /// Moves an edge that's after the cursor to the cursor, and moves the cursor onto the edge. `previous` is the list position directly
  /// before the edge.
  func bringForward(_ edge: EdgePointer, after previous: PlacePointer, of reader: SlotPointer) {
    let cursor = reader.pointee.cursor
    previous.pointee.next = edge.pointee.nextSource
    edge.pointee.nextSource = cursor.pointee.next
    cursor.pointee.next = edge
    reader.pointee.cursor = edge.place
  }

  /// Records a source that the reader will read in its first run and that must be updated before that run.
  func declare(_ source: SlotPointer, as reader: SlotPointer) {
    let slot = outerZone(of: source, for: reader).flatMap { zone in
      zone.knownLatch(of: source) ?? (source.pointee.flags.isAny(of: .hasValue) ? zone.makeLatch(of: source) : nil)
    }
    if slot == nil, outerZone(of: source, for: reader) != nil { return }
    if confirmedEdge(to: slot ?? source, of: reader) == nil { record(slot ?? source, by: reader, isSticky: false) }
    reader.pointee.flags.insert(.hasDeclaredSources)
  }

  /// Drops the edges that the run hasn't read: all edges after the cursor except sticky edges.
  @inline(never) func trimSources(of slot: SlotPointer, after cursor: PlacePointer) {
    slot.pointee.cursor = cursor
    var kept = cursor
    var next = kept.pointee.next
    while let edge = next {
      next = edge.pointee.nextSource
      if edge.pointee.isSticky, !isRepeated(edge, of: slot) {
        kept = edge.place
      } else {
        unlink(edge, of: slot, after: kept)
      }
    }
  }

  /// Drops the edges after the cursor whose sources the run has already read in a different position.
  func trimRepeatedSources(of slot: SlotPointer) {
    guard slot.pointee.flags.isAny(of: .isDiverged) else { return }
    var kept = slot.pointee.cursor
    var next = kept.pointee.next
    while let edge = next {
      next = edge.pointee.nextSource
      if isRepeated(edge, of: slot) { unlink(edge, of: slot, after: kept) } else { kept = edge.place }
    }
  }

  /// Returns true if the run has read the source of a leftover edge in a different position. In that case, a sticky leftover edge makes the
  /// other edge sticky.
  private func isRepeated(_ leftover: EdgePointer, of slot: SlotPointer) -> Bool {
    let source = leftover.pointee.source
    guard slot.pointee.flags.isAny(of: .isDiverged), hasRead(source, by: slot) else { return false }
    if leftover.pointee.isSticky { confirmedEdge(to: source, of: slot)?.pointee.isSticky = true }
    return true
  }

  private func unlink(_ edge: EdgePointer, of slot: SlotPointer, after previous: PlacePointer) {
    previous.pointee.next = edge.pointee.nextSource
    if slot.pointee.cursor == edge.place { slot.pointee.cursor = previous }
    slot.pointee.flags.remove(.isScanned)
    unlinkFromSource(edge)
    recycle(edge)
  }

  /// Drops the edges of a slot for which `isUnwanted` returns true.
  func dropSources(of slot: SlotPointer, where isUnwanted: (EdgePointer) -> Bool) {
    var kept = slot.head
    var next = kept.pointee.next
    while let edge = next {
      next = edge.pointee.nextSource
      pointee.counters.edgeSteps &+= 1
      if isUnwanted(edge) { unlink(edge, of: slot, after: kept) } else { kept = edge.place }
    }
  }

  /// Connects an edge to another source and preserves its position among the dependent's sources.
  func retarget(_ edge: EdgePointer, to source: SlotPointer) {
    unlinkFromSource(edge)
    edge.pointee.source = source
    edge.pointee.part = .whole
    // A run that has read through this edge must now search for it.
    source.pointee.readBy = .max
    linkToSource(edge)
  }

  private func linkToSource(_ edge: EdgePointer) {
    let source = edge.pointee.source
    edge.pointee.nextDependent = nil
    if let first = source.pointee.firstDependent {
      edge.pointee.previousDependent = first.pointee.previousDependent
      first.pointee.previousDependent.pointee.nextDependent = edge
      first.pointee.previousDependent = edge
    } else {
      edge.pointee.previousDependent = edge
      source.pointee.firstDependent = edge
    }
  }

  private func unlinkFromSource(_ edge: EdgePointer) {
    let source = edge.pointee.source
    let (previous, next) = (edge.pointee.previousDependent, edge.pointee.nextDependent)
    if source.pointee.firstDependent == edge {
      source.pointee.firstDependent = next
      if next == nil, source.pointee.flags.isAny(of: .isTransient) { noteUnread(source) }
    } else {
      previous.pointee.nextDependent = next
    }
    // The first edge points to the last edge.
    (next ?? source.pointee.firstDependent)?.pointee.previousDependent = previous
  }

  /// Schedules a check at the end of the turn to determine whether anything still depends on a transient rule.
  @inline(never) @usableFromInline func noteUnread(_ slot: SlotPointer) {
    if slot.pointee.flags.isAny(of: SlotFlags.isUnread.union(.isDead)) { return }
    slot.pointee.flags.insert(.isUnread)
    pointee.deferred.unread.append(AttributeID(slot: slot))
  }

  private func makeEdge() -> EdgePointer {
    pointee.counters.edgesCreated &+= 1
    pointee.counters.liveEdges &+= 1
    if let edge = pointee.freeEdges {
      pointee.freeEdges = edge.pointee.nextSource
      return edge
    }
    let edge = pointee.pages.addEdgePage()
    pointee.freeEdges = edge.pointee.nextSource
    return edge
  }

  private func recycle(_ edge: EdgePointer) {
    edge.pointee.nextSource = pointee.freeEdges
    pointee.freeEdges = edge
    pointee.counters.liveEdges &-= 1
  }
}
