public import Foundation
public import RivuletGeometry

extension StackLayout {
  /// Asks all children and writes down what they say; nil where their shares depend on each other, and for fewer than two children.
  @inlinable package func makeRecord<Children: RandomAccessCollection>(
    in proposal: ProposedViewSize, children: Children
  ) -> StackRecord? where Children.Element: LayoutChild {
    let along = LayoutLength.proposed(proposal[axis])
    guard along == nil || along == .infinity, children.count > 1 else { return nil }
    let across = LayoutLength.proposed(proposal[axis.crossed])
    let record = StackRecord(self, proposal: proposal, childProposal: ProposedViewSize(axis, along: along, across: across))
    record.entries.reserveCapacity(children.count)
    var previous: ViewSpacing?
    for child in children {
      var gap: CGFloat = 0
      if let spacing {
        gap = record.entries.isEmpty ? 0 : spacing
      } else {
        let wish = child.spacing
        gap = previous?.distance(to: wish, along: axis) ?? 0
        previous = wish
      }
      record.entries.append(record.entry(child.dimensions(record.childProposal), gap: gap))
    }
    return record
  }

  /// Asks the children again that may answer otherwise.
  @inlinable package func update<Children: RandomAccessCollection>(
    _ record: StackRecord, children: Children
  ) where Children.Element: LayoutChild, Children.Index == Int {
    if record.outdated.isEmpty { return }
    for index in record.outdated {
      record.entries[index] = record.entry(children[index].dimensions(record.childProposal), gap: record.entries[index].gap)
      if spacing == nil {
        for place in max(index, 1)..<min(index + 2, record.entries.count) {
          record.entries[place].gap = children[place - 1].spacing.distance(to: children[place].spacing, along: axis)
        }
      }
    }
    record.outdated.removeAll(keepingCapacity: true)
    record.knownSums = nil
  }
}

extension StackRecord {
  /// The size of the stack.
  package var size: CGSize { sums.size }

  /// The size, and how far the children reach before their common guide (B9.07).
  @usableFromInline var sums: (size: CGSize, before: CGFloat) {
    if let knownSums { return knownSums }
    var length: CGFloat = 0
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    var isInfinite = false
    for entry in entries {
      length = length + entry.gap + entry.length
      before = max(before, entry.guide)
      after = max(after, entry.breadth - entry.guide)
      if entry.breadth == .infinity { isInfinite = true }
    }
    if isInfinite { (before, after) = (0, .infinity) }
    let sums = (CGSize(layout.axis, along: length, across: entries.isEmpty ? 0 : before + after), before)
    knownSums = sums
    return sums
  }

  /// Puts the children where their answers say. Reports, in their order, those that were asked since the last time and those whose place is
  /// another one than then.
  @inlinable package func place(_ report: (_ index: Int, _ origin: CGPoint, _ wasAsked: Bool) -> Void) {
    let before = sums.before
    let isVertical = layout.axis == .vertical
    // Taken out while it changes, so that nobody asks for each child whether it is shared.
    var list: ContiguousArray<Entry> = []
    swap(&list, &entries)
    var position: CGFloat = 0
    for index in list.indices {
      position += list[index].gap
      let (along, across) = (LayoutLength.place(position), LayoutLength.place(before - list[index].guide))
      let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
      let wasAsked = list[index].isUnplaced
      if wasAsked || origin.x != list[index].origin.x || origin.y != list[index].origin.y {
        list[index].origin = origin
        list[index].isUnplaced = false
        report(index, origin, wasAsked)
      }
      position += list[index].length
    }
    swap(&list, &entries)
  }
}
