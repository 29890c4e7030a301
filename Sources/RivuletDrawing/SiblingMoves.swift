package import Foundation

/// Moves children of a group that got other places, as a container does with all that come after one of another size.
///
/// Old and new places are joined among the siblings and mapped to the root together, so that a child costs a few comparisons. Nobody else may
/// edit the tree's structure before `finish`.
package struct SiblingMoves {
  /// Places that are no further apart are damaged as one, in points (our choice).
  private static let reach: CGFloat = 16

  private let tree: DrawingTree
  private var parent: DrawingNode?
  /// Whether the parent's places, old and new, are damaged anyway.
  private var isCovered = false
  /// What is damaged next, in the parent's coordinates.
  private var bounds = CGRect.null

  /// Moves in a tree; of children of one node, or the damage is not joined.
  package init(in tree: DrawingTree) {
    self.tree = tree
  }

  /// Moves a node in its parent. Does nothing if it is there already.
  package mutating func move(_ node: DrawingNode, to offset: CGPoint) {
    if node.offset == offset { return }
    guard let parent = node.parent, !node.isMask, !tree.isListed(node) else {
      tree.setOffset(offset, of: node)
      return
    }
    if parent !== self.parent {
      finish()
      self.parent = parent
      isCovered = tree.isListed(parent)
    }
    let old = node.offset
    node.offset = offset
    tree.countMove()
    node.invalidateBoundsAbove()
    if isCovered || node.isInvisible { return }
    let painted = node.boundsBeforeOffset(node.contentBounds)
    if painted.isNothing { return }
    add(painted.moved(by: old))
    add(painted.moved(by: offset))
  }

  /// Damages what is not damaged yet. Call it after the last move.
  package mutating func finish() {
    if let parent, !bounds.isNothing { tree.damage(bounds, in: parent) }
    bounds = .null
  }

  private mutating func add(_ rect: CGRect) {
    if !bounds.isNothing, !bounds.isNear(rect, within: SiblingMoves.reach) { finish() }
    bounds = bounds.joined(with: rect)
  }
}
