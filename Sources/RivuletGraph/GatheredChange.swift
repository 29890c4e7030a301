/// The part of the first source's value that changed since a rule last ran. This is the value of a rule that gathers changes
/// (`Subgraph.makeGatherer`).
///
/// A rule that keeps many things in sync with parts of one value has a single edge to it. The gathered change shows the rule which of those
/// things it can skip.
@frozen @usableFromInline
package struct GatheredChange {
  /// The bytes from the first to the last difference, if only parts have changed since the run.
  @usableFromInline var part = ByteSpan.whole
  /// The graph clock at the last change included here.
  @usableFromInline var at: UInt64 = 0
  /// True if everything is treated as changed because a run was requested.
  @usableFromInline var isAll = false

  /// Creates a value without a gathered change.
  @inlinable package init() {}
}

extension UnsafeMutablePointer where Pointee == Slot {
  /// Records a change to a part of the first source's value. The source's previous change was at `former`.
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

  /// Marks everything as changed, for a reason outside the graph.
  func gatherAll() {
    pointee.value.assumingMemoryBound(to: GatheredChange.self).pointee.isAll = true
  }
}

extension RuleOutput where Value == GatheredChange {
  /// Returns the bytes of a source's value that changed since the previous run: nil if the value is unchanged, the whole value if a run was
  /// requested. The source must be the first one that the rule reads, and it must have been read already. Bytes between two changes are
  /// treated as changed. Call this once per run.
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
