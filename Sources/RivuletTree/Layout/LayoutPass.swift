package import RivuletGeometry
import RivuletLayout

/// The layout pass: finds out how far a change matters, then places what it concerns.
///
/// Upward, deepest first: a marked node answers its remembered questions again; only if an answer differs is its parent marked.
/// Downward: the highest marked nodes place their children anew; a child whose size, proposal and place are the same is not entered.
@MainActor
package final class LayoutPass {
  @exclusivity(unchecked) private var byDepth: [[ViewNode]] = []
  @exclusivity(unchecked) private var placed: [[ViewNode]] = []
  @exclusivity(unchecked) private var drawn: [ViewNode] = []
  @exclusivity(unchecked) private var hasMarked = false

  /// Whether a node is marked. Computed, because other modules check for conflicts at each use of what is stored.
  package var isDirty: Bool { hasMarked }

  /// A node that nobody has asked is laid out with the one around it, which is marked for having got it.
  func invalidate(_ node: ViewNode) {
    guard node.wasAsked, !node.needsMeasurement else { return }
    node.needsMeasurement = true
    hasMarked = true
    pending.append(node)
  }

  /// Marked since the last pass; their depth is found when the pass begins, after structure has settled.
  @exclusivity(unchecked) private var pending: [ViewNode] = []

  /// How often the pass has run.
  @exclusivity(unchecked) package private(set) var number: UInt32 = 0

  func invalidateDrawing(_ node: ViewNode) {
    guard node.drawing != nil || node.borrowsDrawing, !node.isQueuedForDrawing else { return }
    node.isQueuedForDrawing = true
    drawn.append(node)
  }

  /// Brings sizes and places up to date below a root that is proposed this.
  package func run(below root: ViewNode, _ proposal: ProposedViewSize) {
    guard isDirty else { return }
    hasMarked = false
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

  /// Has nodes inside of one that is in no tree forget what they answered if they are marked, so that it can be asked.
  package func forgetAnswers(inside top: ViewNode) {
    if pending.isEmpty || top.parent != nil { return }
    pending.removeAll { node in
      guard node.isInside(top) else { return false }
      node.needsMeasurement = false
      node.forgetAnswers()
      return true
    }
    if pending.isEmpty { hasMarked = false }
  }

  /// Whether a node asks to draw again.
  package var hasDrawings: Bool { !drawn.isEmpty }

  /// Lets every node that asked draw again, also those that ask meanwhile.
  package func runDrawing() {
    var nodes: [ViewNode] = []
    while !drawn.isEmpty {
      swap(&nodes, &drawn)
      for index in nodes.indices { nodes.lend(index) { $0.drawQueued() } }
      nodes.removeAll(keepingCapacity: true)
    }
    // The memory is used again.
    if drawn.capacity < nodes.capacity { swap(&nodes, &drawn) }
  }

  /// Lets go of all nodes. Called when their tree goes, since they keep the pass.
  package func close() {
    byDepth = []
    placed = []
    drawn = []
    pending = []
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
        guard node.answerAnew(), let parent = node.parent else { continue }
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

  /// Returns the node's depth, or -1 if it is not in the tree (any more).
  private func insert(_ node: ViewNode, into levels: inout [[ViewNode]], root: ViewNode) -> Int {
    guard let depth = node.depth(below: root, inPass: number) else {
      node.needsMeasurement = false
      node.forgetAnswers()
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
