package import Foundation
import RivuletDrawing

/// The pass that animates changes. It records the changes of an update, determines the animation of each change after layout, and moves the
/// drawings with the host's frames (B6.03, B6.04, B6.29).
///
/// Nodes store final values. Only their drawings, hit testing, and effects change gradually.
@MainActor
package final class AnimationPass: FrameFollower {
  /// True while the pass records changes, which it does only in updates that may be animated.
  package private(set) var isRecording = false
  private var moves: [Move] = []
  private var resizes: [(node: ViewNode, way: CGSize)] = []
  private var changes: [(node: ViewNode, way: BehaviorDifference)] = []
  private var fades: [(node: ViewNode, isPresent: Bool)] = []
  /// The nodes that were placed for the first time in this update, except descendants of other new nodes.
  private var newNodes: Set<ObjectIdentifier> = []
  private var moving: [ViewNode] = []
  private var movers: [any Mover] = []
  private var ended: [any MotionListener] = []
  package weak var source: (any AnimationSource)?
  package weak var clock: FrameClock?

  /// A node whose drawing has moved, and the offset from its old to its new position.
  private struct Move {
    let node: ViewNode
    let way: CGPoint
  }

  init() {}

  /// True while a motion is running.
  package var isRunning: Bool { !moving.isEmpty || !movers.isEmpty }

  package var comesToRest: Bool {
    moving.contains { $0.extras?.motion?.comesToRest ?? true } || movers.contains { $0.comesToRest }
  }

  /// Adds a mover, which advances with each frame until it is at rest.
  package func add(_ mover: any Mover) {
    if !movers.contains(where: { $0 === mover }) { movers.append(mover) }
  }

  /// True if each node must update its position individually, because drawings may be displaced.
  var isActive: Bool { isRecording || isRunning }

  /// Begins an update.
  ///
  /// - Parameter mayAnimate: True if any change in the update may be animated.
  package func beginUpdate(mayAnimate: Bool) { isRecording = mayAnimate }

  // MARK: Recording changes

  /// Records that a node with an existing position moved within the drawing that contains it.
  func noteMove(of node: ViewNode, by way: CGPoint) {
    if way != .zero { moves.append(Move(node: node, way: way)) }
  }

  func noteResize(of node: ViewNode, from old: CGSize, to next: CGSize) {
    resizes.append((node, CGSize(width: next.width - old.width, height: next.height - old.height)))
  }

  func noteChange(of node: ViewNode, _ way: BehaviorDifference) { changes.append((node, way)) }

  /// Records that a node without a transition of its own appears or disappears, and therefore fades (B7.02).
  package func noteFade(of node: ViewNode, in isPresent: Bool) {
    fades.append((node, isPresent))
    isRecording = true
  }

  /// Ends a node's motions, notifies their listeners, and draws the node in its final state.
  package func showImmediately(_ node: ViewNode) {
    node.extras?.motion?.end(&ended)
    node.extras?.motion = nil
    node.showMotion(redraws: true)
    node.show(presence: 1)
  }

  /// Records a node that was placed for the first time.
  func noteNew(_ node: ViewNode) {
    if let parent = node.parent, newNodes.contains(ObjectIdentifier(parent)) { return }
    newNodes.insert(ObjectIdentifier(node))
  }

  /// Runs `body` without animating the changes that it makes to the tree.
  package func withoutRecording(_ body: () -> Void) {
    let wasRecording = isRecording
    isRecording = false
    defer { isRecording = wasRecording }
    body()
  }

  /// Restarts recording inside a node. Changes already recorded inside it during this update are discarded, so that its animations start
  /// from the current positions.
  package func restartRecording(inside node: ViewNode) {
    var inside: Set<ObjectIdentifier> = []
    node.forEachInside { inside.insert(ObjectIdentifier($0)) }
    newNodes.subtract(inside)
    moves.removeAll { inside.contains(ObjectIdentifier($0.node)) }
    resizes.removeAll { inside.contains(ObjectIdentifier($0.node)) }
  }

  // MARK: Running motions

  /// Starts the animations of the recorded changes. Call this method after layout. Returns true if a motion started while none was running.
  package func begin(at time: Double) -> Bool {
    guard isRecording else { return false }
    isRecording = false
    defer { newNodes.removeAll(keepingCapacity: true) }
    if moves.isEmpty, resizes.isEmpty, changes.isEmpty, fades.isEmpty { return false }
    let wasRunning = isRunning
    for (node, way) in changes { animate(node) { $0.go(way, $1, at: time) } }
    changes.removeAll(keepingCapacity: true)
    for (node, isPresent) in fades where !animate(node, { $0.fade(in: isPresent, $1, at: time) }) && isPresent { showImmediately(node) }
    fades.removeAll(keepingCapacity: true)
    for (node, way) in resizes { animate(node, keepsLeaving: false) { $0.grow(by: way, $1, at: time) } }
    resizes.removeAll(keepingCapacity: true)
    beginMoves(at: time)
    for node in moving { advance(node, to: time) }
    return !wasRunning && isRunning
  }

  /// Starts the moves. Each part that draws moves separately by the sum of its own offset and those of its ancestors.
  private func beginMoves(at time: Double) {
    if moves.isEmpty { return }
    var ways: [ObjectIdentifier: Int] = [:]
    var parts: [Move] = []
    for move in moves {
      forEachPart(of: move.node, movedBy: move.way) { part in
        if let index = ways[ObjectIdentifier(part)] {
          let sum = parts[index].way
          parts[index] = Move(node: part, way: CGPoint(x: sum.x + move.way.x, y: sum.y + move.way.y))
        } else {
          ways[ObjectIdentifier(part)] = parts.count
          parts.append(Move(node: part, way: move.way))
        }
      }
    }
    moves.removeAll(keepingCapacity: true)
    for part in parts where part.way != .zero { animate(part.node, keepsLeaving: false) { $0.move(by: part.way, $1, at: time) } }
  }

  /// Calls `body` for each unit of movement in a node: the node itself, or its descendants that draw. New nodes appear at their final
  /// positions, and departing nodes keep their positions.
  private func forEachPart(of node: ViewNode, movedBy way: CGPoint, _ body: (ViewNode) -> Void) {
    if newNodes.contains(ObjectIdentifier(node)) { return }
    if node.drawing != nil, node.movesAsOne || node.hasNoChild { return body(node) }
    for child in node.children { forEachPart(of: child, movedBy: way, body) }
    for going in node.departing { going.stay(whenMovedBy: way) }
  }

  /// Returns the offset that compensates a departing node for the recorded moves, so that it keeps its position on screen while its
  /// container moves.
  package func way(ofStaying node: ViewNode) -> CGPoint {
    var way = CGPoint.zero
    var next = node.formerContainer
    if !isRecording || moves.isEmpty { return way }
    while let step = next, !newNodes.contains(ObjectIdentifier(step)), step.drawing == nil || !step.movesAsOne {
      for move in moves where move.node === step { way = CGPoint(x: way.x + move.way.x, y: way.y + move.way.y) }
      next = step.parent ?? step.formerContainer
    }
    return way
  }

  /// Starts the animation of a change. Returns false if the change is not animated. Moves and resizes do not keep departing content
  /// visible, because such content only moves along with other nodes.
  @discardableResult
  private func animate(_ node: ViewNode, keepsLeaving: Bool = true, _ start: (NodeMotion, ChangeAnimation) -> Void) -> Bool {
    guard !node.owner.isRemoved, let animation = source?.animation(of: node, keepsLeaving: keepsLeaving) else { return false }
    let extras = node.makeExtras()
    if extras.motion == nil {
      extras.motion = NodeMotion()
      moving.append(node)
    }
    if let motion = extras.motion { start(motion, animation) }
    return true
  }

  /// Advances the motion of a node. Returns false if the motion is at rest.
  @discardableResult private func advance(_ node: ViewNode, to time: Double) -> Bool {
    guard let motion = node.extras?.motion else { return false }
    let redraws = motion.changesPicture
    if node.owner.isRemoved { motion.end(&ended) } else { motion.advance(to: time, &ended) }
    node.showMotion(redraws: redraws)
    if motion.isEmpty { node.extras?.motion = nil }
    return !motion.isEmpty
  }

  package func frame(at time: Double) {
    // The removal works in place and allocates nothing.
    moving.removeAll { !advance($0, to: time) }
    movers.removeAll { !$0.advance(to: time, &ended) }
    if !isRunning { clock?.leave(self) }
  }

  /// Returns the listeners whose animations ended by the last frame, and clears the list.
  package func takeEnded() -> [any MotionListener] {
    defer { ended.removeAll(keepingCapacity: true) }
    return ended
  }

  package var hasEnded: Bool { !ended.isEmpty }

  /// Releases all nodes. Called when the tree is released.
  package func close() {
    for node in moving { node.extras?.motion?.end(&ended) }
    (moves, resizes, changes, fades, moving, movers, newNodes) = ([], [], [], [], [], [], [])
  }
}
