public import Foundation
public import RivuletGeometry

extension StackLayout {
  /// Measures all children and records the results. Returns nil if the children's shares are interdependent, or if there are fewer than
  /// two children.
  @inlinable package func makeRecord<Child: LayoutChild>(
    in proposal: ProposedViewSize, children: [Child]
  ) -> StackRecord? {
    guard children.count > 1, let childProposal = commonProposal(under: proposal) else { return nil }
    let record = StackRecord(self, proposal: proposal, childProposal: childProposal)
    record.entries.reserveCapacity(children.count)
    var previous: ViewSpacing?
    for index in children.indices {
      var gap: CGFloat = 0
      if let spacing {
        gap = record.entries.isEmpty ? 0 : spacing
      } else {
        let wish = children.lend(index) { $0.spacing }
        gap = previous?.distance(to: wish, along: axis) ?? 0
        previous = wish
      }
      record.entries.append(
        children.lend(index) { record.entry($0.dimensions(record.childProposal, with: alignment, alignment), gap: gap) })
    }
    return record
  }

  /// Returns true if a finite length is distributed among the children, so that their shares are interdependent.
  @inlinable package func distributesLength(_ proposal: ProposedViewSize) -> Bool {
    guard let along = proposal[axis] else { return false }
    return along < .infinity
  }

  /// Returns the proposal that all children receive; nil if the children's shares are interdependent.
  @inlinable package func commonProposal(under proposal: ProposedViewSize) -> ProposedViewSize? {
    if distributesLength(proposal) { return nil }
    return ProposedViewSize(axis, along: LayoutLength.proposed(proposal[axis]), across: LayoutLength.proposed(proposal[axis.crossed]))
  }

  /// Measures the outdated children.
  @inlinable package func update<Child: LayoutChild>(
    _ record: StackRecord, children: [Child]
  ) {
    if record.outdated.isEmpty { return }
    if spacing == nil { record.cachedSums = nil }
    for index in record.outdated {
      let former = record.entries[index]
      let entry = record.entry(children[index].dimensions(record.childProposal, with: alignment, alignment), gap: former.gap)
      record.entries[index] = entry
      record.adjustSums(former, entry)
      if spacing == nil {
        for place in max(index, 1)..<min(index + 2, record.entries.count) {
          record.entries[place].gap = children[place - 1].spacing.distance(to: children[place].spacing, along: axis)
        }
      }
    }
    record.outdated.removeAll(keepingCapacity: true)
  }
}

extension StackRecord {
  /// The size of the stack.
  package var size: CGSize {
    let sums = sums
    return CGSize(layout.axis, along: sums.length, across: entries.isEmpty ? 0 : sums.before + sums.after)
  }

  /// The total length, and the largest extents of the children before and after their common guide (B9.07).
  @usableFromInline var sums: Sums {
    if let cachedSums { return cachedSums }
    var sums = Sums(length: 0, before: -.infinity, after: -.infinity)
    for entry in entries {
      sums.length = sums.length + entry.gap + entry.length
      sums.before = max(sums.before, entry.guide)
      sums.after = max(sums.after, entry.breadth - entry.guide)
    }
    // Guides are finite, so an infinite extent comes from an infinite child.
    if sums.after == .infinity { sums.before = 0 }
    cachedSums = sums
    return sums
  }

  /// Updates the sums if a child's length is unchanged and its extents have not shrunk. Otherwise, invalidates the sums.
  @usableFromInline func adjustSums(_ former: Entry, _ entry: Entry) {
    let (formerAfter, after) = (former.breadth - former.guide, entry.breadth - entry.guide)
    let holdsAll = entry.length == former.length && entry.guide >= former.guide && after >= formerAfter && after < .infinity
    guard holdsAll, let sums = cachedSums else {
      cachedSums = nil
      return
    }
    if sums.after == .infinity { return }
    cachedSums = Sums(length: sums.length, before: max(sums.before, entry.guide), after: max(sums.after, after))
  }

  /// Places the children according to their answers. Reports, in order, the children that have been measured since the last placement and
  /// those whose position has changed.
  @inlinable package func place(_ report: (_ index: Int, _ origin: CGPoint, _ wasQueried: Bool) -> Void) {
    let before = sums.before
    let isVertical = layout.axis == .vertical
    // The entries are moved out and written through a span, which avoids a uniqueness check for each child.
    var list: ContiguousArray<Entry> = []
    swap(&list, &entries)
    var span = list.mutableSpan
    var position: CGFloat = 0
    for index in span.indices {
      let entry = span[index]
      position += entry.gap
      let (along, across) = (LayoutLength.place(position), before - entry.guide)
      let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
      if entry.isUnplaced || origin.x != entry.origin.x || origin.y != entry.origin.y {
        span[index].origin = origin
        span[index].isUnplaced = false
        report(index, origin, entry.isUnplaced)
      }
      position += entry.length
    }
    swap(&list, &entries)
  }
}
