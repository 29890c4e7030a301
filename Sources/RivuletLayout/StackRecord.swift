public import Foundation
public import RivuletGeometry

/// The recorded measurements and positions of a stack's children, for a proposal under which every child receives the same proposal,
/// regardless of the sizes of the others.
///
/// Only outdated children are measured again. Sums are computed over the record in child order, so that the result is identical to a
/// complete measurement.
@usableFromInline package final class StackRecord {
  /// The recorded values of one child.
  @usableFromInline struct Entry {
    /// The child's length along the stack's axis.
    @usableFromInline var length: CGFloat
    /// The child's length across the stack's axis.
    @usableFromInline var breadth: CGFloat
    /// The position of the child's guide on the cross axis.
    @usableFromInline var guide: CGFloat
    /// The gap before the child.
    @usableFromInline var gap: CGFloat
    /// The position of the child's top leading corner at the last placement.
    @usableFromInline var origin = CGPoint.zero
    /// True if the child has been measured since the last placement.
    @usableFromInline var isUnplaced = true
    /// True if the child's size may have changed.
    @usableFromInline var isOutdated = false
  }

  /// The values aggregated over all children.
  @usableFromInline struct Sums {
    /// The total length of the children, including the gaps.
    @usableFromInline var length: CGFloat
    /// The largest extent of any child before the common guide.
    @usableFromInline var before: CGFloat
    /// The largest extent of any child after the common guide.
    @usableFromInline var after: CGFloat
  }

  /// The stack's layout at the time of the measurements.
  @usableFromInline package let layout: StackLayout
  /// The stack's proposal.
  package let proposal: ProposedViewSize
  /// The proposal that every child receives.
  @usableFromInline package let childProposal: ProposedViewSize
  /// The entries, in the order of the children.
  @usableFromInline var entries: ContiguousArray<Entry> = []
  /// The indices of the children whose sizes may have changed, without duplicates.
  @usableFromInline var outdated: [Int] = []

  /// The cached value of `sums`; nil if it must be recomputed.
  @usableFromInline var cachedSums: Sums?

  /// Creates a record without children.
  @usableFromInline init(_ layout: StackLayout, proposal: ProposedViewSize, childProposal: ProposedViewSize) {
    self.layout = layout
    self.proposal = proposal
    self.childProposal = childProposal
  }

  /// Marks a child as outdated.
  package func invalidate(_ index: Int) {
    if entries[index].isOutdated { return }
    entries[index].isOutdated = true
    outdated.append(index)
  }

  /// Marks all children as unplaced, so that the next placement reports all of them.
  package func invalidatePlacements() {
    for index in entries.indices { entries[index].isUnplaced = true }
  }

  /// Updates the children at the given positions, which are new or have moved. For each position, `former` returns the child's previous
  /// position, or nil for a new child.
  package func exchange(_ places: [Int], former: (Int) -> Int?) {
    let found = places.map { entry(of: former($0)) }
    cachedSums = nil
    outdated.removeAll { places.contains($0) }
    for (place, entry) in zip(places, found) { put(entry, at: place) }
    for place in places {
      setGap(place, isNewNeighbor: true)
      if place + 1 < entries.count { setGap(place + 1, isNewNeighbor: true) }
    }
  }

  /// Replaces the children in the range `old`. For each position in `new`, `former` returns the child's previous position, or nil for a
  /// new child.
  package func replace(_ old: Range<Int>, with new: Range<Int>, former: (Int) -> Int?) {
    let formers = new.map(former)
    cachedSums = nil
    let found = formers.map { entry(of: $0) }
    outdated.removeAll { old.contains($0) }
    if old.count != new.count {
      for index in outdated.indices where outdated[index] >= old.upperBound { outdated[index] += new.count - old.count }
    }
    entries.replaceSubrange(old, with: found)
    for place in new where entries[place].isOutdated { outdated.append(place) }
    // The previous position of the preceding child. After a new child, -2 matches no position.
    var previous = new.lowerBound - 1
    for (place, former) in zip(new, formers) {
      setGap(place, isNewNeighbor: former != previous + 1)
      previous = former ?? -2
    }
    if new.upperBound < entries.count { setGap(new.upperBound, isNewNeighbor: old.upperBound != previous + 1) }
  }

  private func put(_ entry: Entry, at place: Int) {
    entries[place] = entry
    if entry.isOutdated { outdated.append(place) }
  }

  /// Returns the entry of a child by its previous position, or an outdated entry for a new child.
  private func entry(of former: Int?) -> Entry {
    if let former { return entries[former] }
    var entry = Entry(length: 0, breadth: 0, guide: 0, gap: 0)
    entry.isOutdated = true
    return entry
  }

  /// Updates the gap before a child. A gap based on the children's preferences is valid only for one pair of neighbours.
  private func setGap(_ place: Int, isNewNeighbor: Bool) {
    if place == 0 {
      entries[place].gap = 0
    } else if let spacing = layout.spacing {
      entries[place].gap = spacing
    } else if isNewNeighbor {
      invalidate(place)
    }
  }

  /// Returns the entry of a measured child.
  @usableFromInline func entry(_ answer: ViewDimensions, gap: CGFloat) -> Entry {
    let dimensions = LayoutLength.chosen(answer)
    let guide = dimensions[layout.alignment]
    let size = dimensions.size
    return Entry(length: size[layout.axis], breadth: size[layout.axis.crossed], guide: guide.isFinite ? guide : 0, gap: gap)
  }
}
