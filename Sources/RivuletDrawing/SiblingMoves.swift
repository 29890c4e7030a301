package import Foundation

/// A batch of moves of a group's children, for example when a container moves all children that follow a resized child.
///
/// The old and new positions of the siblings are merged before they are mapped to the root, so that each child costs only a few
/// comparisons. Do not make other structural changes to the tree before calling `finish`.
package struct SiblingMoves {
  /// The distance, in points, within which areas are damaged together (our choice).
  private static let reach: CGFloat = 16

  private let tree: DrawingTree
  /// The parent of the moved children; nil if unknown, in which case each child is moved individually.
  private let parent: DrawingNode?
  private let parentID: UInt64
  /// The stamp of the current drain, which is recorded in edited nodes.
  private let stamp: EditStamp
  /// True if the parent's old and new positions are damaged in any case.
  private let isCovered: Bool
  /// The merged area that will be damaged next, in the parent's coordinates.
  private var bounds = CGRect.null
  private var count = 0

  /// Begins a batch of moves of a node's children.
  package init(of parent: DrawingNode?, in tree: DrawingTree) {
    self.tree = tree
    self.parent = parent
    parentID = parent?.id ?? DrawingNode.noID
    stamp = tree.stamp
    isCovered = parent?.editStamp.isOf(tree.stamp) == true
  }

  /// Moves a node in its parent. Does nothing if the offset is unchanged.
  package mutating func move(_ node: DrawingNode, to offset: CGPoint) {
    let old = node.offset
    if old == offset { return }
    guard let parent, node.parentID == parentID, !node.editStamp.isOf(stamp), !node.isMask, !node.isKeptLayer else {
      tree.setOffset(offset, of: node)
      return
    }
    tree.follower?.note(node)
    node.offset = offset
    count += 1
    if parent.cachedContentBounds != nil { parent.invalidateContentBounds() }
    if isCovered || node.isInvisible { return }
    let painted = node.boundsBeforeOffset(node.contentBounds)
    if painted.isNothing { return }
    add(painted.moved(by: old), painted.moved(by: offset))
  }

  /// The new offset of the child at an index. The type is a tuple, because creating a tuple requires no call.
  package typealias Place = (index: Int, offset: CGPoint)

  /// Moves the children at the given indices.
  package mutating func move(_ places: ContiguousArray<Place>) {
    guard let parent else { return }
    if let follower = tree.follower { for (index, _) in places { follower.note(parent.children[index]) } }
    if isCovered { follow(places, in: parent) } else { damage(places, in: parent) }
  }

  /// Moves children whose old and new positions are covered by the parent's damage.
  private mutating func follow(_ places: ContiguousArray<Place>, in parent: DrawingNode) {
    let (children, stamp) = (parent.children, stamp)
    var moved = 0
    var listed = 0
    for (index, offset) in places where children[index].offset != offset {
      children[index].offset = offset
      moved += 1
      if children[index].editStamp.isOf(stamp) { listed += 1 }
    }
    count += moved - listed
    if moved > 0 { parent.invalidateContentBounds() }
  }

  /// Moves children, and merges their old and new positions as long as they are close together.
  private mutating func damage(_ places: ContiguousArray<Place>, in parent: DrawingNode) {
    let children = parent.children
    var moved = MovedExtent()
    let before = count
    // All children are read before the first one is moved, so that loads from distant memory overlap instead of stalling individually.
    // Usually, this involves no function calls or reference counting.
    let arePlain = arePlain(places, children)
    for (index, offset) in places {
      if !arePlain, !isPlain(children[index]) {
        move(children[index], to: offset)
        continue
      }
      let old = children[index].offset
      if old == offset { continue }
      children[index].offset = offset
      count += 1
      guard !children[index].isInvisible, let painted = children[index].cachedContentBounds, !painted.isNothing else { continue }
      if !moved.join(painted, from: old, to: offset, within: SiblingMoves.reach) {
        add(moved.oldRect, moved.newRect)
        moved = MovedExtent()
        _ = moved.join(painted, from: old, to: offset, within: SiblingMoves.reach)
      }
    }
    add(moved.oldRect, moved.newRect)
    if count > before { parent.invalidateContentBounds() }
  }

  /// Returns true if the move of each child affects only its offset.
  private func arePlain(_ places: ContiguousArray<Place>, _ children: [DrawingNode]) -> Bool {
    var arePlain = true
    for (index, _) in places where !isPlain(children[index]) { arePlain = false }
    return arePlain
  }

  @inline(__always) private func isPlain(_ node: DrawingNode) -> Bool {
    !node.hasEffects && !node.editStamp.isOf(stamp) && node.cachedContentBounds != nil
  }

  /// Damages the remaining areas. Call this method after the last move.
  package mutating func finish() {
    flush()
    tree.countMoves(count)
    count = 0
  }

  /// Adds the old and new positions of a child.
  private mutating func add(_ former: CGRect, _ latter: CGRect) {
    if former.isNothing { return }
    if former.isNear(latter, within: SiblingMoves.reach) {
      add(former.joined(with: latter))
    } else {
      add(former)
      add(latter)
    }
  }

  private mutating func add(_ rect: CGRect) {
    if bounds.isNothing {
      bounds = rect
    } else if bounds.isNear(rect, within: SiblingMoves.reach) {
      bounds = bounds.joined(with: rect)
    } else {
      flush()
      bounds = rect
    }
  }

  private mutating func flush() {
    if let parent, !bounds.isNothing { tree.damage(bounds, in: parent) }
    bounds = .null
  }
}
