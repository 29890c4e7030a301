package import Foundation

/// Moves children of a group that got other places, as a container does with all that come after one of another size.
///
/// Old and new places are joined among the siblings and mapped to the root together, so that a child costs a few comparisons. Nobody else may
/// edit the tree's structure before `finish`.
package struct SiblingMoves {
  /// Places that are no further apart are damaged as one, in points (our choice).
  private static let reach: CGFloat = 16

  private let tree: DrawingTree
  /// Nil if nobody knows whose children will be moved: then each goes its own way.
  private let parent: DrawingNode?
  private let parentID: UInt64
  /// What is listed as edited has this stamp.
  private let stamp: UInt64
  /// Whether the parent's places, old and new, are damaged anyway.
  private let isCovered: Bool
  /// What is damaged next, in the parent's coordinates.
  private var bounds = CGRect.null
  private var count = 0

  /// Moves of a node's children.
  package init(of parent: DrawingNode?, in tree: DrawingTree) {
    self.tree = tree
    self.parent = parent
    parentID = parent?.id ?? DrawingNode.noID
    stamp = tree.stamp
    isCovered = parent?.editStamp == stamp
  }

  /// Moves a node in its parent. Does nothing if it is there already.
  package mutating func move(_ node: DrawingNode, to offset: CGPoint) {
    let old = node.offset
    if old == offset { return }
    guard let parent, node.parentID == parentID, node.editStamp != stamp, !node.isMask else {
      tree.setOffset(offset, of: node)
      return
    }
    node.offset = offset
    count += 1
    if parent.cachedContentBounds != nil { parent.invalidateContentBounds() }
    if isCovered || node.isInvisible { return }
    let painted = node.boundsBeforeOffset(node.contentBounds)
    if painted.isNothing { return }
    add(painted.moved(by: old), painted.moved(by: offset))
  }

  /// A child's new place.
  package struct Place {
    let index: Int
    let offset: CGPoint

    /// The offset of the parent's child at an index.
    package init(index: Int, offset: CGPoint) {
      self.index = index
      self.offset = offset
    }
  }

  /// Moves children of the parent by their places in its list.
  package mutating func move(_ places: ContiguousArray<Place>) {
    guard let parent else { return }
    let children = parent.children
    var former = Extent(), latter = Extent()
    // What the children paint, as long as every one of them is seen here.
    var content = Extent()
    var seesAll = places.count == children.count && parent.item == nil
    // In the usual case nothing is called and nobody's references are counted.
    for place in places {
      let (index, offset) = (place.index, place.offset)
      if children[index].hasEffects || children[index].editStamp == stamp || children[index].cachedContentBounds == nil {
        seesAll = false
        move(children[index], to: offset)
        continue
      }
      let old = children[index].offset
      children[index].offset = offset
      if old != offset { count += 1 }
      guard !children[index].isInvisible, let painted = children[index].cachedContentBounds, !painted.isNothing else { continue }
      let place = Extent(painted, at: offset)
      content.join(place)
      if isCovered || old == offset { continue }
      let oldPlace = Extent(painted, at: old)
      if !former.isNear(oldPlace) || !latter.isNear(place) {
        add(former.rect, latter.rect)
        former = Extent()
        latter = Extent()
      }
      former.join(oldPlace)
      latter.join(place)
    }
    add(former.rect, latter.rect)
    guard count > 0 else { return }
    parent.invalidateContentBounds()
    if seesAll { parent.cachedContentBounds = content.rect }
  }

  /// A rectangle by its sides, which are cheaper to compare than origin and size.
  private struct Extent {
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity

    /// Nothing.
    init() {}

    /// A rectangle, moved.
    @inline(__always) init(_ rect: CGRect, at offset: CGPoint) {
      left = rect.origin.x + offset.x
      top = rect.origin.y + offset.y
      right = left + rect.size.width
      bottom = top + rect.size.height
    }

    /// Null for nothing.
    var rect: CGRect {
      left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Grows to take in another one.
    @inline(__always) mutating func join(_ other: Extent) {
      left = other.left < left ? other.left : left
      top = other.top < top ? other.top : top
      right = other.right > right ? other.right : right
      bottom = other.bottom > bottom ? other.bottom : bottom
    }

    /// Whether both can be damaged as one. Nothing can with anything.
    @inline(__always) func isNear(_ other: Extent) -> Bool {
      let reach = SiblingMoves.reach
      return left - reach <= other.right && top - reach <= other.bottom && other.left <= right + reach && other.top <= bottom + reach
        || left > right
    }
  }

  /// Damages what is not damaged yet. Call it after the last move.
  package mutating func finish() {
    flush()
    tree.countMoves(count)
    count = 0
  }

  /// Where a child was and where it is.
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
