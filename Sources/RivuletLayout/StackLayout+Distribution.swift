public import Foundation
public import RivuletGeometry

extension StackLayout {
  /// Determines the proposal and size of each child. A child receives at most three proposals.
  @inlinable func distribute<Child: LayoutChild>(
    _ proposal: ProposedViewSize, _ children: [Child], _ scratch: inout LayoutScratch
  ) {
    let across = LayoutLength.proposed(proposal[axis.crossed])
    let gaps = measureGaps(children, &scratch)
    guard let along = LayoutLength.proposed(proposal[axis]) else {
      // The ideal length is the sum of the children's ideal lengths (B9.06).
      measureAll(children, along: nil, across: across, &scratch)
      return
    }
    let available = along - gaps
    if available == .infinity || scratch.shares.count == 1 {
      // All children receive equal proposals, independent of their order, so no probes are needed.
      measureAll(children, along: max(available, 0), across: across, &scratch)
      return
    }
    share(available, children, across: across, &scratch)
  }

  /// Prepares a share for each child and returns the sum of the gaps. The spacing of an only child is not read.
  @inlinable func measureGaps<Child: LayoutChild>(
    _ children: [Child], _ scratch: inout LayoutScratch
  ) -> CGFloat {
    let count = children.count
    scratch.shares.resize(to: count, LayoutScratch.Share(gap: 0))
    if let spacing = count < 2 ? 0 : spacing {
      var shares = scratch.shares.mutableSpan
      for index in shares.indices { shares[index].gap = index == 0 ? 0 : spacing }
      return spacing * CGFloat(max(count - 1, 0))
    }
    var sum: CGFloat = 0
    var previous: ViewSpacing?
    for index in children.indices {
      let wish = children.lend(index) { $0.spacing }
      let gap = previous?.distance(to: wish, along: axis) ?? 0
      scratch.shares[index].gap = gap
      sum += gap
      previous = wish
    }
    return sum
  }

  /// Measures all children with the same proposed length.
  @inlinable func measureAll<Child: LayoutChild>(
    _ children: [Child], along: CGFloat?, across: CGFloat?, _ scratch: inout LayoutScratch
  ) {
    for index in children.indices {
      children.lend(index) { measure($0, index, along: along, across: across, &scratch) }
    }
  }

  /// Measures a child with its final proposal.
  @inlinable func measure(
    _ child: some LayoutChild, _ index: Int, along: CGFloat?, across: CGFloat?, _ scratch: inout LayoutScratch
  ) {
    let proposal = ProposedViewSize(axis, along: along, across: across)
    let size: CGSize
    let guide: CGFloat
    if child.hasPlainGuides(alignment, alignment) {
      size = LayoutLength.possible(child.size(proposal))
      guide = alignment.builtInValue(width: size.width, height: size.height) ?? 0
    } else {
      let dimensions = LayoutLength.chosen(child.dimensions(proposal))
      size = dimensions.size
      guide = dimensions[alignment]
    }
    var shares = scratch.shares.mutableSpan
    shares[index].proposal = proposal
    shares[index].size = size
    shares[index].guide = guide.isFinite ? guide : 0
  }

  /// Distributes a finite length by priority, starting with the least flexible child (B9.04).
  @inlinable func share<Child: LayoutChild>(
    _ length: CGFloat, _ children: [Child], across: CGFloat?, _ scratch: inout LayoutScratch
  ) {
    if let last = lastServed(length, children) {
      serve(length, children, across: across, last: last, &scratch)
      return
    }
    func probe(_ index: Int, _ along: CGFloat) -> CGFloat {
      children.lend(index) { child in
        if let fixed = child.fixedLength(along: axis) { return fixed }
        return LayoutLength.chosen(child.size(ProposedViewSize(axis, along: along, across: across))[axis])
      }
    }

    let hasOnePriority = listCandidates(children, &scratch)
    let count = scratch.candidates.count
    var available = length
    var firstGroupEnd = count
    if !hasOnePriority {
      scratch.sortCandidates(0..<count)
      firstGroupEnd = scratch.groupEnd(0)
      // Later groups keep their minimum lengths.
      for position in firstGroupEnd..<count {
        let minimum = probe(scratch.candidates[position].index, 0)
        scratch.candidates[position].minimum = minimum
        available -= minimum
      }
    }

    var start = 0
    while start < count {
      let end = start == 0 ? firstGroupEnd : scratch.groupEnd(start)
      for position in start..<end { available += scratch.candidates[position].minimum ?? 0 }
      // If no length remains, the order does not matter, so no further probes are made.
      if end - start > 1, available > 0, !moveOnlyFlexibleToEnd(start..<end, children, &scratch) {
        for position in start..<end {
          let index = scratch.candidates[position].index
          let minimum = scratch.candidates[position].minimum ?? probe(index, 0)
          let maximum = probe(index, .infinity)
          scratch.candidates[position].flexibility = maximum == .infinity ? .infinity : maximum - minimum
        }
        scratch.sortCandidates(start..<end)
      }
      for position in start..<end {
        let index = scratch.candidates[position].index
        // A proposal is never below zero (B9.05).
        let part = max(available / CGFloat(end - position), 0)
        children.lend(index) { measure($0, index, along: part, across: across, &scratch) }
        available -= scratch.shares[index].size[axis]
      }
      start = end
    }
  }

  /// Returns the index of the child that receives its share last, if the other children can receive theirs in order without probes;
  /// otherwise nil. No probes are needed if there is nothing to distribute or at most one child is flexible.
  @inlinable func lastServed<Child: LayoutChild>(_ length: CGFloat, _ children: [Child]) -> Int? {
    if children.isEmpty { return nil }
    let priority = children.lend(0) { $0.priority }
    for index in 1..<children.count where children.lend(index, { $0.priority }) != priority { return nil }
    guard length > 0 else { return children.count - 1 }
    var flexible: Int?
    for index in children.indices {
      if children.lend(index, { $0.fixedLength(along: axis) != nil }) { continue }
      guard flexible == nil, children.lend(index, { $0.growsWithProposal }) else { return nil }
      flexible = index
    }
    return flexible ?? children.count - 1
  }

  /// Distributes a finite length among children of equal priority, in order except for the given last child.
  @inlinable func serve<Child: LayoutChild>(
    _ length: CGFloat, _ children: [Child], across: CGFloat?, last: Int, _ scratch: inout LayoutScratch
  ) {
    var available = length
    var index = 0
    for left in stride(from: children.count, to: 0, by: -1) {
      if index == last { index += 1 }
      let place = left == 1 ? last : index
      // A proposal is never below zero (B9.05).
      let part = max(available / CGFloat(left), 0)
      children.lend(place) { measure($0, place, along: part, across: across, &scratch) }
      available -= scratch.shares[place].size[axis]
      index += 1
    }
  }

  /// Moves the only flexible candidate to the end of the range, if the lengths of all others are fixed. This candidate is then either the
  /// most flexible one, or its position does not matter. Returns true if this determines the order without a probe.
  @inlinable func moveOnlyFlexibleToEnd<Child: LayoutChild>(
    _ range: Range<Int>, _ children: [Child], _ scratch: inout LayoutScratch
  ) -> Bool {
    var flexible: Int?
    for position in range {
      let index = scratch.candidates[position].index
      if children.lend(index, { $0.fixedLength(along: axis) != nil }) { continue }
      guard flexible == nil, children.lend(index, { $0.growsWithProposal }) else { return false }
      flexible = position
    }
    if let flexible, flexible < range.upperBound - 1 {
      let candidate = scratch.candidates.remove(at: flexible)
      scratch.candidates.insert(candidate, at: range.upperBound - 1)
    }
    return true
  }

  /// Lists all children as candidates. Returns true if they have equal priorities.
  @inlinable func listCandidates<Child: LayoutChild>(
    _ children: [Child], _ scratch: inout LayoutScratch
  ) -> Bool {
    scratch.candidates.removeAll(keepingCapacity: true)
    var hasOnePriority = true
    for index in children.indices {
      let priority = children.lend(index) { $0.priority }
      if let first = scratch.candidates.first, first.priority != priority { hasOnePriority = false }
      scratch.candidates.append(LayoutScratch.Candidate(priority: priority, index: scratch.candidates.count))
    }
    return hasOnePriority
  }
}

extension LayoutScratch {
  /// Returns the end index of the group of candidates that have the same priority as the candidate at `start`.
  @usableFromInline func groupEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < candidates.count, candidates[end].priority == candidates[start].priority { end += 1 }
    return end
  }
}
