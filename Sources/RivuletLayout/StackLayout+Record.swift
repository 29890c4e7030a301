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
  }
}

extension StackRecord {
  /// The size of the stack.
  package var size: CGSize {
    let across = extents
    var length: CGFloat = 0
    for entry in entries { length = length + entry.gap + entry.length }
    return CGSize(layout.axis, along: length, across: across.before + across.after)
  }

  /// How far the children reach before and after their common guide (B9.07).
  private var extents: (before: CGFloat, after: CGFloat) {
    guard let first = entries.first else { return (0, 0) }
    var before = first.guide
    var after = first.breadth - first.guide
    var isInfinite = false
    for entry in entries {
      before = max(before, entry.guide)
      after = max(after, entry.breadth - entry.guide)
      if entry.breadth == .infinity { isInfinite = true }
    }
    return isInfinite ? (0, .infinity) : (before, after)
  }

  /// Reports, in their order, the children that were asked since the last placement and those whose place is another one than then.
  package func place(_ report: (_ index: Int, _ origin: CGPoint, _ wasAsked: Bool) -> Void) {
    let before = extents.before
    let axis = layout.axis
    var position: CGFloat = 0
    for index in entries.indices {
      let entry = entries[index]
      position += entry.gap
      let origin = CGPoint(axis, along: LayoutLength.place(position), across: LayoutLength.place(before - entry.guide))
      if entry.isUnplaced || origin != entry.origin {
        entries[index].origin = origin
        entries[index].isUnplaced = false
        report(index, origin, entry.isUnplaced)
      }
      position += entry.length
    }
  }
}
