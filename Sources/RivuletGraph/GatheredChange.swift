/// The part of the first source's value that has changed since a rule last ran. This is the value of a rule that gathers changes
/// (`Subgraph.makeGatherer`).
///
/// A rule that keeps many objects up to date with parts of one value has a single edge to that value. The gathered change tells the rule
/// which of those objects it can skip.
@frozen @usableFromInline
package struct GatheredChange {
  /// The bytes from the first difference through the last, if only parts of the value have changed since the run.
  @usableFromInline var part = ByteSpan.whole
  /// The graph clock's time of the last change that this value includes.
  @usableFromInline var at: UInt64 = 0
  /// True if all bytes are treated as changed because a run was requested.
  @usableFromInline var isAll = false

  /// Creates a value with no gathered change.
  @inlinable package init() {}
}

extension UnsafeMutablePointer where Pointee == Slot {
  /// Records a change to part of the first source's value. `former` is the time of the source's previous change.
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

  /// Marks all bytes as changed, for a reason outside the graph.
  func gatherAll() {
    pointee.value.assumingMemoryBound(to: GatheredChange.self).pointee.isAll = true
  }
}

extension RuleOutput where Value == GatheredChange {
  /// Returns the bytes of a source's value that have changed since the previous run; nil if the value is unchanged. If a run was requested,
  /// returns the span of the whole value. The source must be the first source that the rule reads, and must have been read already. Bytes
  /// between two changes are treated as changed. Call this method once per run.
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
