/// What of the value of its first source has changed since a rule last ran: the value of a rule that gathers changes
/// (`Subgraph.makeGatherer`).
///
/// A rule that keeps many things in step with parts of one value has one edge to it, and learns from this which of them it need not look at.
@frozen @usableFromInline
package struct GatheredChange {
  /// The bytes between the first and the last that differ, if nothing but parts has changed since the run.
  @usableFromInline var part = ByteSpan.whole
  /// Graph clock at the last change that it counts in.
  @usableFromInline var at: UInt64 = 0
  /// Whether everything counts as changed, whatever has: somebody asked for a run.
  @usableFromInline var isAll = false

  /// Nothing was gathered yet.
  @inlinable package init() {}
}

extension UnsafeMutablePointer where Pointee == Slot {
  /// Notes that a part of the first source's value has changed, which changed before that at `former`.
  func gather(_ part: ByteSpan, from former: UInt64, to now: UInt64) {
    let gathered = pointee.value.assumingMemoryBound(to: GatheredChange.self)
    if gathered.pointee.isAll { return }
    if former <= pointee.ranAt {
      gathered.pointee.part = part
    } else if gathered.pointee.at == former {
      gathered.pointee.part.formUnion(part)
    } else {
      gathered.pointee.part = .whole
    }
    gathered.pointee.at = now
  }

  /// Notes that everything may differ, for a reason that the graph does not know.
  func gatherAll() {
    pointee.value.assumingMemoryBound(to: GatheredChange.self).pointee.isAll = true
  }
}

extension RuleOutput where Value == GatheredChange {
  /// Which bytes of the value of a source have changed since the previous run; nil if it is as it was, the whole if somebody has asked for the
  /// run. The source must be the first that the rule reads, and have been read already. What lies between two changes counts as changed. To be
  /// asked once in a run.
  package func changedPart(of source: AttributeID) -> ByteSpan? {
    let gathered = slot.pointee.value.assumingMemoryBound(to: GatheredChange.self)
    if gathered.pointee.isAll {
      gathered.pointee.isAll = false
      return .whole
    }
    if source.changedAt <= ranAt { return nil }
    return gathered.pointee.at == source.changedAt ? gathered.pointee.part : .whole
  }
}
