public import Foundation
public import RivuletGeometry

/// What the children of a stack answered where all of them are proposed the same, whatever the others choose, and where they were put.
///
/// A child that may answer otherwise is noted; only such children are asked again. Sums run over the record, in the order of the children,
/// so that the result is the one of asking everybody.
@usableFromInline package final class StackRecord {
  /// What is known of a child.
  @usableFromInline struct Entry {
    /// Its size along the stack.
    @usableFromInline var length: CGFloat
    /// Its size across the stack.
    @usableFromInline var breadth: CGFloat
    /// Where its guide lies across the stack.
    @usableFromInline var guide: CGFloat
    /// The distance from the child before it.
    @usableFromInline var gap: CGFloat
    /// Its top leading corner at the last placement.
    @usableFromInline var origin = CGPoint.zero
    /// Whether it was asked, or asked again, since the last placement.
    @usableFromInline var isUnplaced = true
    /// Whether it may answer otherwise by now.
    @usableFromInline var isOutdated = false
  }

  /// What the children make together.
  @usableFromInline struct Sums {
    /// The length of all children and the distances between them.
    @usableFromInline var length: CGFloat
    /// How far they reach before their common guide.
    @usableFromInline var before: CGFloat
    /// How far they reach after it.
    @usableFromInline var after: CGFloat
  }

  /// The stack as it was when the children were asked.
  @usableFromInline package let layout: StackLayout
  /// What the stack was proposed.
  package let proposal: ProposedViewSize
  /// What each child was proposed.
  @usableFromInline package let childProposal: ProposedViewSize
  /// In the order of the children.
  @exclusivity(unchecked) @usableFromInline var entries: ContiguousArray<Entry> = []
  /// The children that may answer otherwise by now, each once.
  @exclusivity(unchecked) @usableFromInline var outdated: [Int] = []

  /// What `sums` found last; nil after a change.
  @exclusivity(unchecked) @usableFromInline var knownSums: Sums?

  /// A record without children.
  @usableFromInline init(_ layout: StackLayout, proposal: ProposedViewSize, childProposal: ProposedViewSize) {
    self.layout = layout
    self.proposal = proposal
    self.childProposal = childProposal
  }

  /// Notes that a child may answer otherwise.
  package func invalidate(_ index: Int) {
    if entries[index].isOutdated { return }
    entries[index].isOutdated = true
    outdated.append(index)
  }

  /// Forgets where the children are, so that the next placement reports all of them.
  package func invalidatePlaces() {
    for index in entries.indices { entries[index].isUnplaced = true }
  }

  /// Takes over children of which only those at some places have changed places or are others; `former` tells where the one at a place was
  /// before, nil for one that was not there.
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

  /// Takes over other children for those in `old`, of which `former` tells where they were before, nil for one that was not there.
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
    // Where the child before was; no place comes behind -2.
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

  /// What is known of the child that was at a place so far; nil for a new one.
  private func entry(of former: Int?) -> Entry {
    if let former { return entries[former] }
    var entry = Entry(length: 0, breadth: 0, guide: 0, gap: 0)
    entry.isOutdated = true
    return entry
  }

  /// Brings the distance of a child from the one before it up to its place; where it is the children's own wish, it holds for one neighbour.
  private func setGap(_ place: Int, isNewNeighbor: Bool) {
    if place == 0 {
      entries[place].gap = 0
    } else if let spacing = layout.spacing {
      entries[place].gap = spacing
    } else if isNewNeighbor {
      invalidate(place)
    }
  }

  /// What a child chose.
  @usableFromInline func entry(_ answer: ViewDimensions, gap: CGFloat) -> Entry {
    let dimensions = LayoutLength.chosen(answer)
    let guide = dimensions[layout.alignment]
    let size = dimensions.size
    return Entry(length: size[layout.axis], breadth: size[layout.axis.crossed], guide: guide.isFinite ? guide : 0, gap: gap)
  }
}
