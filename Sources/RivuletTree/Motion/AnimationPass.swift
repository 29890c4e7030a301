import Foundation
import RivuletDrawing

/// Has changes shown gradually: collects what an update changes, finds the animation of each change when all is laid out, and moves what is shown with
/// the frames of the host (B6.03, B6.04, B6.29).
///
/// Nodes hold what they shall be. Only what is drawn goes over from old to new, and with it what hits and effects go by.
@MainActor
package final class AnimationPass: FrameFollower {
  /// Whether changes are collected; only in updates in which something may be animated.
  @exclusivity(unchecked) package private(set) var isRecording = false
  @exclusivity(unchecked) private var moves: [Move] = []
  @exclusivity(unchecked) private var resizes: [(node: ViewNode, way: CGSize)] = []
  @exclusivity(unchecked) private var changes: [(node: ViewNode, way: BehaviorWay)] = []
  @exclusivity(unchecked) private var fades: [(node: ViewNode, isPresent: Bool)] = []
  /// The nodes that have got their first place in this update, but for those inside of others.
  @exclusivity(unchecked) private var newNodes: Set<ObjectIdentifier> = []
  @exclusivity(unchecked) private var moving: [ViewNode] = []
  @exclusivity(unchecked) private var movers: [any Mover] = []
  @exclusivity(unchecked) private var ended: [any MotionListener] = []
  package weak var source: (any AnimationSource)?
  package weak var clock: FrameClock?

  /// Whose drawing lies elsewhere than before, and how far it was from there.
  private struct Move {
    let node: ViewNode
    let way: CGPoint
  }

  init() {}

  /// Whether something is moving.
  package var isRunning: Bool { !moving.isEmpty || !movers.isEmpty }

  package var comesToRest: Bool {
    moving.contains { $0.extras?.motion?.comesToRest ?? true } || movers.contains { $0.comesToRest }
  }

  /// Has something move with each frame until it is at rest.
  package func add(_ mover: any Mover) {
    if !movers.contains(where: { $0 === mover }) { movers.append(mover) }
  }

  /// Whether places are taken by itself by each node, as it may lie beside its own.
  var isActive: Bool { isRecording || isRunning }

  /// An update begins.
  ///
  /// - Parameter mayAnimate: Whether any change in it may be animated.
  package func beginUpdate(mayAnimate: Bool) { isRecording = mayAnimate }

  // MARK: What changes

  /// A node that was placed before has moved in the drawing around it.
  func noteMove(of node: ViewNode, by way: CGPoint) {
    if way != .zero { moves.append(Move(node: node, way: way)) }
  }

  func noteResize(of node: ViewNode, from old: CGSize, to next: CGSize) {
    resizes.append((node, CGSize(width: next.width - old.width, height: next.height - old.height)))
  }

  func noteChange(of node: ViewNode, _ way: BehaviorWay) { changes.append((node, way)) }

  /// A node comes or goes without a transition of its own, and so by fading (B7.02).
  package func noteFade(of node: ViewNode, in isPresent: Bool) {
    fades.append((node, isPresent))
    isRecording = true
  }

  /// Ends the motions of a node and draws it in its place. Listeners hear of the end.
  package func showAtOnce(_ node: ViewNode) {
    node.extras?.motion?.end(&ended)
    node.extras?.motion = nil
    node.showMotion(redraws: true)
    node.show(presence: 1)
  }

  /// A node gets its first place.
  func noteNew(_ node: ViewNode) {
    if let parent = node.parent, newNodes.contains(ObjectIdentifier(parent)) { return }
    newNodes.insert(ObjectIdentifier(node))
  }

  /// Runs `body`, which changes the tree, without an animation of what it changes.
  package func withoutRecording(_ body: () -> Void) {
    let wasRecording = isRecording
    isRecording = false
    defer { isRecording = wasRecording }
    body()
  }

  /// What is inside of a node has got places that it goes over from: whatever has happened to it in this update until now is as if it had been before.
  package func beginAnew(inside node: ViewNode) {
    var inside: Set<ObjectIdentifier> = []
    node.forEachInside { inside.insert(ObjectIdentifier($0)) }
    newNodes.subtract(inside)
    moves.removeAll { inside.contains(ObjectIdentifier($0.node)) }
    resizes.removeAll { inside.contains(ObjectIdentifier($0.node)) }
  }

  // MARK: What moves

  /// Everything has its place: what has changed under an animation starts to move. True if anything did.
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

  /// Each part that draws moves by itself, from where it was to where all that has moved around it has brought it.
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

  /// Calls `body` for what moves as one in a node: the node itself, or the parts inside that draw. What is new appears in its place, and what is going
  /// stays where it was.
  private func forEachPart(of node: ViewNode, movedBy way: CGPoint, _ body: (ViewNode) -> Void) {
    if newNodes.contains(ObjectIdentifier(node)) { return }
    if node.drawing != nil, node.movesAsOne || node.hasNoChild { return body(node) }
    for child in node.children { forEachPart(of: child, movedBy: way, body) }
    for going in node.departing { going.stay(whenMovedBy: way) }
  }

  /// Starts a change; false where it is not animated. What goes has its places by those that it moves along with, and is not kept by them.
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

  /// Moves a node on; false when it is at rest.
  @discardableResult private func advance(_ node: ViewNode, to time: Double) -> Bool {
    guard let motion = node.extras?.motion else { return false }
    let redraws = motion.changesPicture
    if node.owner.isRemoved { motion.end(&ended) } else { motion.advance(to: time, &ended) }
    node.showMotion(redraws: redraws)
    if motion.isEmpty { node.extras?.motion = nil }
    return !motion.isEmpty
  }

  package func frame(at time: Double) {
    // In place, so that nothing is allocated.
    moving.removeAll { !advance($0, to: time) }
    movers.removeAll { !$0.advance(to: time, &ended) }
    if !isRunning { clock?.leave(self) }
  }

  /// The listeners whose animations were over by the last frame.
  package func takeEnded() -> [any MotionListener] {
    defer { ended.removeAll(keepingCapacity: true) }
    return ended
  }

  package var hasEnded: Bool { !ended.isEmpty }

  /// Lets go of all nodes. Called when their tree goes.
  package func close() {
    for node in moving { node.extras?.motion?.end(&ended) }
    (moves, resizes, changes, fades, moving, movers, newNodes) = ([], [], [], [], [], [], [])
  }
}
