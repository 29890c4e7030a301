public import Foundation
public import RivuletGeometry

/// The recorded answers and positions of a stack's children, for a proposal under which all children receive the same proposal, regardless
/// of the sizes that the others choose.
///
/// Only outdated children are measured again. Sums are computed over the record in child order, so that the result is the same as if all
/// children had been measured.
@usableFromInline package final class StackRecord {
  /// The recorded values of a child.
  @usableFromInline struct Entry {
    /// The child's size along the stack.
    @usableFromInline var length: CGFloat
    /// The child's size across the stack.
    @usableFromInline var breadth: CGFloat
    /// The position of the guide on the cross axis.
    @usableFromInline var guide: CGFloat
    /// The gap after the previous child.
    @usableFromInline var gap: CGFloat
    /// The child's top leading corner at the last placement.
    @usableFromInline var origin = CGPoint.zero
    /// True if the child has been measured since the last placement.
    @usableFromInline var isUnplaced = true
    /// True if the answer may have changed.
    @usableFromInline var isOutdated = false
  }

  /// The sums of all children.
  @usableFromInline struct Sums {
    /// The length of all children, including the gaps.
    @usableFromInline var length: CGFloat
    /// The largest extent before the common guide.
    @usableFromInline var before: CGFloat
    /// The largest extent after the common guide.
    @usableFromInline var after: CGFloat
  }

  /// The stack at the time of the measurements.
  @usableFromInline package let layout: StackLayout
  /// The stack's proposal.
  package let proposal: ProposedViewSize
  /// The proposal of each child.
  @usableFromInline package let childProposal: ProposedViewSize
  /// The entries in the order of the children.
  @usableFromInline var entries: ContiguousArray<Entry> = []
  /// The children whose answers may have changed, each once.
  @usableFromInline var outdated: [Int] = []

  /// The last value of `sums`; nil after a change.
  @usableFromInline var knownSums: Sums?

  /// Creates a record without children.
  @usableFromInline init(_ layout: StackLayout, proposal: ProposedViewSize, childProposal: ProposedViewSize) {
    self.layout = layout
    self.proposal = proposal
    self.childProposal = childProposal
  }

  /// Marks the answer of a child as outdated.
  package func invalidate(_ index: Int) {
    if entries[index].isOutdated { return }
    entries[index].isOutdated = true
    outdated.append(index)
  }

  /// Marks all children as unplaced, so that the next placement reports all of them.
  package func invalidatePlaces() {
    for index in entries.indices { entries[index].isUnplaced = true }
  }

  /// Updates the children at some positions, which are new or have moved; `former` returns the previous position of the child at a
  /// position, or nil for a new child.
  package func exchange(_ places: [Int], former: (Int) -> Int?) {
    let found = places.map { entry(of: former($0)) }
    knownSums = nil
    outdated.removeAll { places.contains($0) }
    for (place, entry) in zip(places, found) { put(entry, at: place) }
    for place in places {
      setGap(place, isNewNeighbor: true)
      if place + 1 < entries.count { setGap(place + 1, isNewNeighbor: true) }
    }
  }

  /// Replaces the children in `old`; `former` returns the previous position of a child, or nil for a new one.
  package func replace(_ old: Range<Int>, with new: Range<Int>, former: (Int) -> Int?) {
    let formers = new.map(former)
    knownSums = nil
    let found = formers.map { entry(of: $0) }
    outdated.removeAll { old.contains($0) }
    if old.count != new.count {
      for index in outdated.indices where outdated[index] >= old.upperBound { outdated[index] += new.count - old.count }
    }
    entries.replaceSubrange(old, with: found)
    for place in new where entries[place].isOutdated { outdated.append(place) }
    // The old position of the preceding child; no position follows -2.
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

  /// Returns the entry of the child that was at a position; an outdated entry for a new child.
  private func entry(of former: Int?) -> Entry {
    if let former { return entries[former] }
    var entry = Entry(length: 0, breadth: 0, guide: 0, gap: 0)
    entry.isOutdated = true
    return entry
  }

  /// Updates the gap before a child for its position. A gap from the children's preferences is valid only for one pair of neighbours.
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
