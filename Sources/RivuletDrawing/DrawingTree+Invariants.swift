import Foundation

extension DrawingTree {
  /// Checks the tree's invariants by visiting every attached node. Returns a sentence for each violation.
  ///
  /// Parent links must match the lists of children and masks, no node may occur twice, and cached bounds must equal newly computed ones.
  package func checkInvariants() -> [String] {
    var problems: [String] = []
    var seen: Set<UInt64> = []
    func visit(_ node: DrawingNode, under parent: DrawingNode?, asMask isMask: Bool) {
      if !seen.insert(node.id).inserted { problems.append("Drawing node \(node.id) has two places.") }
      if node.parent !== parent { problems.append("Drawing node \(node.id) does not know that it lies in \(parent?.id ?? 0).") }
      if node.isMask != isMask { problems.append("Drawing node \(node.id) is wrong about being a mask.") }
      for child in node.children { visit(child, under: node, asMask: false) }
      if let mask = node.mask { visit(mask, under: node, asMask: true) }
      guard let remembered = node.cachedContentBounds else { return }
      let computed = node.freshContentBounds
      let isSame = remembered.isNull ? computed.isNull : remembered.isClose(to: computed)
      if !isSame { problems.append("Drawing node \(node.id) remembers the bounds \(remembered) instead of \(computed).") }
    }
    visit(root, under: nil, asMask: false)
    return problems
  }
}

extension DrawingNode {
  /// The content bounds, computed without using cached bounds.
  fileprivate var freshContentBounds: CGRect {
    var bounds = item?.paintedBounds.bounded ?? .null
    for child in children where !child.isInvisible { bounds = bounds.union(child.boundsInParent(child.freshContentBounds)) }
    return bounds
  }
}

extension CGRect {
  /// Returns true if the rectangles are equal apart from rounding errors.
  fileprivate func isClose(to other: CGRect) -> Bool {
    [(minX, other.minX), (minY, other.minY), (maxX, other.maxX), (maxY, other.maxY)].allSatisfy {
      abs($0 - $1) < 1e-6 * max(abs($0), 1)
    }
  }
}
