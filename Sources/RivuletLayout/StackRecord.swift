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

  /// Takes over another list of children; `former` tells where each was in the list before, nil for one that was not there.
  package func rearrange(count: Int, former: (Int) -> Int?) {
    let old = entries
    knownSums = nil
    entries.removeAll(keepingCapacity: true)
    outdated.removeAll(keepingCapacity: true)
    var last: Int?
    for index in 0..<count {
      let place = former(index)
      var entry = place.map { old[$0] } ?? Entry(length: 0, breadth: 0, guide: 0, gap: 0)
      if let spacing = layout.spacing {
        entry.gap = index == 0 ? 0 : spacing
      } else if index == 0 {
        entry.gap = 0
      } else if place == nil || last == nil || place != last.map({ $0 + 1 }) {
        // Its neighbour is another one than before.
        entry.isOutdated = true
      }
      if place == nil { entry.isOutdated = true }
      if entry.isOutdated { outdated.append(index) }
      entries.append(entry)
      last = place
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
