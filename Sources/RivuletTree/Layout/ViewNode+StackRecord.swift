import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletLayout

extension ViewNode {
  /// Records that a child's layout may have changed.
  func childMayDiffer(_ child: ViewNode) {
    guard let extras else { return }
    extras.stackRecord?.invalidate(child.index)
    extras.childMemory?.childrenDidChange()
  }

  /// Updates the stack record for `count` new children, keeping its valid parts. Call this method before adopting the children.
  func rearrangeRecord(_ difference: ListDifference, _ count: Int, _ nodeAt: (Int) -> ViewNode) {
    guard let stackRecord else { return }
    guard count > 1 else {
      self.stackRecord = nil
      return
    }
    /// Returns the previous index of a child; nil for a new child.
    func former(_ place: Int) -> Int? {
      let node = nodeAt(place)
      return node.parent === self && childList.indices.contains(node.index) && childList[node.index] === node ? node.index : nil
    }
    if difference.isExchange {
      stackRecord.exchange(difference.exchanged, former: former)
    } else {
      stackRecord.replace(difference.old, with: difference.new, former: former)
    }
  }

  /// Returns an up-to-date record of the children's layout for the stack's proposal; nil if the lengths of the children depend on each
  /// other.
  func stackRecord(_ layout: StackLayout, _ proposal: ProposedViewSize) -> StackRecord? {
    if extras == nil, layout.distributesLength(proposal) { return nil }
    if let stackRecord, stackRecord.proposal == proposal, stackRecord.layout == layout {
      layout.update(stackRecord, children: childList)
      return stackRecord
    }
    // A measurement for a different proposal must not replace the record that determines the children's positions.
    guard self.proposal == proposal || stackRecord == nil && needsPlacement else { return nil }
    stackRecord = layout.makeRecord(in: proposal, children: childList)
    return stackRecord
  }

  /// Places the children of a stack according to its record.
  func place(by record: StackRecord) {
    if isMirrored { record.invalidatePlacements() }
    let (base, children, childProposal) = (childrenBase, childList, record.childProposal)
    let (isMirrored, width) = (isMirrored, size.width)
    func arrive(_ index: Int, _ start: CGPoint, _ wasQueried: Bool) -> CGPoint {
      if wasQueried { children.lend(index) { $0.resolve(childProposal) } }
      return isMirrored ? CGPoint(x: width - start.x - children[index].size.width, y: start.y) : start
    }
    if drawsEachChild, !surroundings.animations.isActive {
      var siblings = SiblingMoves(of: drawing, in: surroundings.drawing)
      siblings.move(
        ContiguousArray(capacity: children.count) { places in
          record.place { index, start, wasQueried in
            let origin = arrive(index, start, wasQueried)
            children.lend(index) { $0.settle(at: origin, drawingBase: base) }
            places.append((index, CGPoint(x: base.x + origin.x, y: base.y + origin.y)))
          }
        })
      siblings.finish()
    } else {
      var moves: SiblingMoves?
      record.place { index, start, wasQueried in
        children[index].move(to: arrive(index, start, wasQueried), in: self, &moves)
      }
      moves?.finish()
    }
  }
}
