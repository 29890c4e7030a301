package import Foundation
import RivuletDrawing

/// The pass that animates changes. It collects the changes of an update, finds the animation of each after layout, and moves the drawings
/// with the host's frames (B6.03, B6.04, B6.29).
///
/// Nodes hold final values. Only the drawing changes gradually, together with hit testing and effects.
@MainActor
package final class AnimationPass: FrameFollower {
  /// True while changes are collected, which happens only in updates that may be animated.
  package private(set) var isRecording = false
  private var moves: [Move] = []
  private var resizes: [(node: ViewNode, way: CGSize)] = []
  private var changes: [(node: ViewNode, way: BehaviorWay)] = []
  private var fades: [(node: ViewNode, isPresent: Bool)] = []
  /// The nodes that received their first position in this update, except those inside other new nodes.
  private var newNodes: Set<ObjectIdentifier> = []
  private var moving: [ViewNode] = []
  private var movers: [any Mover] = []
  private var ended: [any MotionListener] = []
  package weak var source: (any AnimationSource)?
  package weak var clock: FrameClock?

  /// A node whose drawing has moved, and its distance from the old position.
  private struct Move {
    let node: ViewNode
    let way: CGPoint
  }

  init() {}

  /// True while something is moving.
  package var isRunning: Bool { !moving.isEmpty || !movers.isEmpty }

  package var comesToRest: Bool {
    moving.contains { $0.extras?.motion?.comesToRest ?? true } || movers.contains { $0.comesToRest }
  }

  /// Moves something with each frame until it is at rest.
  package func add(_ mover: any Mover) {
    if !movers.contains(where: { $0 === mover }) { movers.append(mover) }
  }

  /// True if each node must take its position separately, because drawings may be displaced.
  var isActive: Bool { isRecording || isRunning }

  /// Starts an update.
  ///
  /// - Parameter mayAnimate: True if any change in the update may be animated.
  package func beginUpdate(mayAnimate: Bool) { isRecording = mayAnimate }

  // MARK: Recording changes

  /// Records a move of a node, which already had a position, in the drawing that contains it.
  func noteMove(of node: ViewNode, by way: CGPoint) {
    if way != .zero { moves.append(Move(node: node, way: way)) }
  }

  func noteResize(of node: ViewNode, from old: CGSize, to next: CGSize) {
    resizes.append((node, CGSize(width: next.width - old.width, height: next.height - old.height)))
  }

  func noteChange(of node: ViewNode, _ way: BehaviorWay) { changes.append((node, way)) }

  /// Records that a node appears or disappears without its own transition, and therefore fades (B7.02).
  package func noteFade(of node: ViewNode, in isPresent: Bool) {
    fades.append((node, isPresent))
    isRecording = true
  }

  /// Ends the motions of a node and draws it in its final state. Listeners are notified of the end.
  package func showAtOnce(_ node: ViewNode) {
    node.extras?.motion?.end(&ended)
    node.extras?.motion = nil
    node.showMotion(redraws: true)
    node.show(presence: 1)
  }

  /// Records a node that received its first position.
  func noteNew(_ node: ViewNode) {
    if let parent = node.parent, newNodes.contains(ObjectIdentifier(parent)) { return }
    newNodes.insert(ObjectIdentifier(node))
  }

  /// Runs `body`, whose changes to the tree are not animated.
  package func withoutRecording(_ body: () -> Void) {
    let wasRecording = isRecording
    isRecording = false
    defer { isRecording = wasRecording }
    body()
  }

  /// Makes the current positions inside a node the starting points of its animations by discarding the changes that this update has
  /// recorded inside it so far.
  package func beginAnew(inside node: ViewNode) {
    var inside: Set<ObjectIdentifier> = []
    node.forEachInside { inside.insert(ObjectIdentifier($0)) }
    newNodes.subtract(inside)
    moves.removeAll { inside.contains(ObjectIdentifier($0.node)) }
    resizes.removeAll { inside.contains(ObjectIdentifier($0.node)) }
  }

  // MARK: Running motions

  /// Starts the animations of the recorded changes. Call it after layout. Returns true if a motion started and none was running before.
  package func begin(at time: Double) -> Bool {
    guard isRecording else { return false }
    isRecording = false
    defer { newNodes.removeAll(keepingCapacity: true) }
    if moves.isEmpty, resizes.isEmpty, changes.isEmpty, fades.isEmpty { return false }
    let wasRunning = isRunning
    for (node, way) in changes { animate(node) { $0.go(way, $1, at: time) } }
    changes.removeAll(keepingCapacity: true)
    for (node, isPresent) in fades where !animate(node, { $0.fade(in: isPresent, $1, at: time) }) && isPresent { showAtOnce(node) }
    fades.removeAll(keepingCapacity: true)
    for (node, way) in resizes { animate(node, keepsLeaving: false) { $0.grow(by: way, $1, at: time) } }
    resizes.removeAll(keepingCapacity: true)
    beginMoves(at: time)
    for node in moving { advance(node, to: time) }
    return !wasRunning && isRunning
  }

  /// Starts the moves. Each part that draws moves separately, by the sum of its own move and those of its ancestors.
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

  /// Calls `body` for each unit of movement in a node: the node itself, or the parts inside that draw. New nodes appear in their final
  /// positions, and departing nodes stay where they were.
  private func forEachPart(of node: ViewNode, movedBy way: CGPoint, _ body: (ViewNode) -> Void) {
    if newNodes.contains(ObjectIdentifier(node)) { return }
    if node.drawing != nil, node.movesAsOne || node.hasNoChild { return body(node) }
    for child in node.children { forEachPart(of: child, movedBy: way, body) }
    for going in node.departing { going.stay(whenMovedBy: way) }
  }

  /// Returns the distance by which a departing node is moved back when the recorded moves start, so that it stays in position on screen
  /// while its container moves.
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

  /// Starts the animation of a change. Returns false if it has none. A move or a resize does not keep departing content visible, because
  /// such content only moves along with other nodes.
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

  /// Advances the motion of a node. Returns false if it is at rest.
  @discardableResult private func advance(_ node: ViewNode, to time: Double) -> Bool {
    guard let motion = node.extras?.motion else { return false }
    let redraws = motion.changesPicture
    if node.owner.isRemoved { motion.end(&ended) } else { motion.advance(to: time, &ended) }
    node.showMotion(redraws: redraws)
    if motion.isEmpty { node.extras?.motion = nil }
    return !motion.isEmpty
  }

  package func frame(at time: Double) {
    // Works in place, so nothing is allocated.
    moving.removeAll { !advance($0, to: time) }
    movers.removeAll { !$0.advance(to: time, &ended) }
    if !isRunning { clock?.leave(self) }
  }

  /// Returns the listeners whose animations had ended by the last frame, and clears the list.
  package func takeEnded() -> [any MotionListener] {
    defer { ended.removeAll(keepingCapacity: true) }
    return ended
  }

  package var hasEnded: Bool { !ended.isEmpty }

  /// Releases all nodes. Called when their tree is released.
  package func close() {
    for node in moving { node.extras?.motion?.end(&ended) }
    (moves, resizes, changes, fades, moving, movers, newNodes) = ([], [], [], [], [], [], [])
  }
}
