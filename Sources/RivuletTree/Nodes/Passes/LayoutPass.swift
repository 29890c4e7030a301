package import RivuletGeometry
import RivuletLayout

/// The layout pass. It determines the extent of a change, then places the affected nodes.
///
/// The first phase works upward, deepest nodes first. Each marked node recomputes its cached results, and its parent is marked only if a
/// result differs. The second phase works downward. The highest marked nodes place their children; the phase skips every child whose size,
/// proposal, and position are unchanged.
@MainActor
package final class LayoutPass {
  private var byDepth: [[ViewNode]] = []
  private var placed: [[ViewNode]] = []
  /// The queue of nodes to redraw.
  private let drawn = WorkList<ViewNode>()
  /// True if any node is marked.
  package private(set) var isDirty = false

  /// Marks a node for measurement. A node that has never been queried is laid out with its parent, which is marked when it adds the node.
  func invalidate(_ node: ViewNode) {
    guard node.wasQueried, !node.needsMeasurement else { return }
    node.needsMeasurement = true
    isDirty = true
    pending.append(node)
  }

  /// The nodes marked since the last pass. Their depths are computed when the pass starts, after all structural changes.
  private var pending: [ViewNode] = []

  /// The number of times that the pass has run.
  package private(set) var number: UInt32 = 0

  func invalidateDrawing(_ node: ViewNode) {
    guard node.drawing != nil || node.borrowsDrawing, !node.isQueuedForDrawing else { return }
    node.isQueuedForDrawing = true
    drawn.append(node)
  }

  /// Updates sizes and positions below a root for the root's proposal.
  package func run(below root: ViewNode, _ proposal: ProposedViewSize) {
    guard isDirty else { return }
    isDirty = false
    number &+= 1
    root.surroundings.dealtShares.open()
    defer { root.surroundings.dealtShares.close() }
    var deepest = -1
    for node in pending { deepest = max(deepest, insert(node, into: &byDepth, root: root)) }
    pending.removeAll(keepingCapacity: true)
    measure(from: deepest)
    for level in placed.indices {
      var index = 0
      while index < placed[level].count {
        replace(placed[level][index], below: root, proposal)
        index += 1
      }
      placed[level].removeAll(keepingCapacity: true)
    }
  }

  /// Discards the cached results of marked nodes inside a node that is not in a tree, so that it can be measured.
  package func discardCachedResults(inside top: ViewNode) {
    if pending.isEmpty || top.parent != nil { return }
    pending.removeAll { node in
      guard node.isInside(top) else { return false }
      node.needsMeasurement = false
      node.discardCachedResults()
      return true
    }
    if pending.isEmpty { isDirty = false }
  }

  /// True if a node is waiting to be redrawn.
  package var hasDrawings: Bool { !drawn.isEmpty }

  /// Redraws all queued nodes, including nodes added to the queue while drawing.
  package func runDrawing() {
    drawn.drain { $0.drawQueued() }
  }

  /// Releases all nodes. Called when the tree is released, because the nodes retain the pass.
  package func close() {
    byDepth = []
    placed = []
    drawn.close()
    pending = []
  }

  /// Returns a sentence for each invariant that is violated between two turns.
  package func checkInvariants() -> [String] {
    var found: [String] = []
    if isDirty != !pending.isEmpty { found.append("Layout is \(isDirty ? "" : "not ")dirty, and \(pending.count) nodes wait for it.") }
    if !byDepth.allSatisfy(\.isEmpty) || !placed.allSatisfy(\.isEmpty) { found.append("Nodes are left from the last layout pass.") }
    return found
  }

  private func measure(from deepest: Int) {
    var level = deepest
    while level >= 0 {
      var index = 0
      while index < byDepth[level].count {
        let node = byDepth[level][index]
        index += 1
        guard node.needsMeasurement else { continue }
        append(node, at: level, to: &placed)
        guard node.recomputeResults(), let parent = node.parent else { continue }
        parent.childMayDiffer(node)
        if !parent.needsMeasurement {
          parent.needsMeasurement = true
          append(parent, at: level - 1, to: &byDepth)
        }
      }
      byDepth[level].removeAll(keepingCapacity: true)
      level -= 1
    }
  }

  private func replace(_ node: ViewNode, below root: ViewNode, _ proposal: ProposedViewSize) {
    guard node.needsPlacement else { return }
    if node === root {
      node.resolve(proposal)
    } else if let proposal = node.proposal {
      node.resolve(proposal)
    }
  }

  /// Queues a node by its depth. Returns the depth, or -1 if the node is no longer in the tree.
  private func insert(_ node: ViewNode, into levels: inout [[ViewNode]], root: ViewNode) -> Int {
    guard let depth = node.depth(below: root, inPass: number) else {
      node.needsMeasurement = false
      node.discardCachedResults()
      return -1
    }
    append(node, at: depth, to: &levels)
    return depth
  }

  private func append(_ node: ViewNode, at level: Int, to levels: inout [[ViewNode]]) {
    while levels.count <= level { levels.append([]) }
    levels[level].append(node)
  }
}

extension ViewNode {
  /// Returns the number of ancestors up to the root; nil if the node is not below the root. Each depth is cached for the duration of the
  /// pass.
  func depth(below root: ViewNode, inPass number: UInt32) -> Int? {
    let depth = findDepth(below: root, inPass: number)
    return depth < 0 ? nil : Int(depth)
  }

  /// Returns the depth, or a negative number if the node is not below the root. The search is recursive, because a loop would incur
  /// reference counting.
  private func findDepth(below root: ViewNode, inPass number: UInt32) -> Int32 {
    if self === root { return 0 }
    if knownDepth.pass == number { return knownDepth.depth }
    guard let above = parent?.findDepth(below: root, inPass: number), above >= 0 else { return -1 }
    knownDepth = (number, above + 1)
    return above + 1
  }
}
