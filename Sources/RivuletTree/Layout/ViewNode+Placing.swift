package import Foundation
import RivuletDrawing
package import RivuletGeometry
package import RivuletLayout

/// Where a node and its children go.
extension ViewNode {
  /// Places a child with its top-left corner at `origin` in this node's space, before mirroring.
  package func place(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize) {
    child.move(to: arrival(of: child, at: origin, proposal), in: self)
    child.resolve(proposal)
  }

  /// The same as an algorithm decided.
  package func place(_ child: ViewNode, by placement: Placement) {
    child.move(to: arrival(of: child, at: placement.origin, placement.proposal), in: self)
    child.resolve(by: placement)
  }

  /// The same as one of several moves.
  func place(_ child: ViewNode, at origin: CGPoint, by placement: Placement, _ moves: inout SiblingMoves?) {
    child.move(to: arrival(of: child, at: origin, placement.proposal), in: self, &moves)
    // Last, so that what it moves inside itself is damaged with it if it has moved.
    child.resolve(by: placement)
  }

  /// Where a child goes, after mirroring.
  private func arrival(of child: ViewNode, at origin: CGPoint, _ proposal: ProposedViewSize) -> CGPoint {
    isMirrored ? CGPoint(x: size.width - origin.x - child.measure(proposal).width, y: origin.y) : origin
  }

  /// The proposal under which the node was placed; nil before the first placement.
  package final var proposal: ProposedViewSize? { wasPlaced ? placedProposal.full : nil }

  /// Whether moving there would change nothing.
  private func isPlaced(at origin: CGPoint, drawingBase base: CGPoint) -> Bool { self.origin == origin && drawingBase == base }

  /// Where the children's coordinates begin in those of the nearest drawing node at or above this one.
  var childrenBase: CGPoint {
    drawing == nil ? CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y) : .zero
  }

  /// Places the children once more, outside of a layout pass.
  package func placeAgain() {
    guard wasPlaced else { return }
    surroundings.dealtShares.open()
    defer { surroundings.dealtShares.close() }
    placeChildren()
  }

  /// Places the first child where it goes by itself: all of the room of this node.
  package func placeOnlyContent() { placeFirstChild() }

  /// Takes the size under `proposal` and places the children if anything about them may have changed.
  func resolve(_ proposal: ProposedViewSize) { resolve(proposal, size: measure(proposal)) }

  /// The same where an algorithm has asked for the size already. Of a length that is no length it has made zero.
  private func resolve(by placement: Placement) {
    let isKnown = placement.size.width > 0 && placement.size.height > 0
    resolve(placement.proposal, size: isKnown ? placement.size : measure(placement.proposal))
  }

  /// The same where it is known which size that is.
  private func resolve(_ proposal: ProposedViewSize, size: CGSize) {
    let compact = CompactProposal(proposal)
    if !needsPlacement, placedProposal == compact, self.size == size { return }
    let isNew = !wasPlaced
    let sizeChanged = self.size != size
    if surroundings.animations.isRecording { note(isNew: isNew, size) }
    placedProposal = compact
    wasPlaced = true
    self.size = size
    if holdsWatch, isNew || sizeChanged { noteMove() }
    if surroundings.hasReaches, isNew || sizeChanged { forgetBounds() }
    needsPlacement = false
    surroundings.layoutCounters.placements += 1
    if passesLayout { onlyChild?.fill(self, proposal) } else { placeChildren() }
    if isNew {
      // While its memory is at hand, and that of its children, which have drawn by now.
      if drawing != nil || borrowsDrawing { drawNow() }
    } else if sizeChanged || needsDrawing {
      invalidateDrawing()
    }
  }

  /// Has a first place, or a change of size, taken into account by the animations of the update that runs.
  @inline(never) private func note(isNew: Bool, _ next: CGSize) {
    if isNew { return surroundings.animations.noteNew(self) }
    if size != next, drawing != nil, growsGradually { surroundings.animations.noteResize(of: self, from: size, to: next) }
  }

  /// Has a move of the drawing taken into account by the animations of the update that runs. Call before it.
  @inline(never) private func noteMove(of drawing: DrawingNode) {
    guard wasPlaced else { return }
    // Both offsets are beside the place by as much.
    let next = drawingOffset
    surroundings.animations.noteMove(of: self, by: CGPoint(x: next.x - drawing.offset.x, y: next.y - drawing.offset.y))
  }

  /// Keeps a departing node where it is on screen after its former container has moved.
  func stay(whenMovedBy way: CGPoint) {
    drawingBase = CGPoint(x: drawingBase.x - way.x, y: drawingBase.y - way.y)
    if let drawing { return surroundings.drawing.setOffset(drawingOffset, of: drawing) }
    for child in children { child.stay(whenMovedBy: way) }
  }

  /// Makes all that is seen of the node see-through as it comes or goes.
  func show(presence: Double) {
    if let drawing { return surroundings.drawing.setPresence(presence, of: drawing) }
    for child in children { child.show(presence: presence) }
  }

  /// Has the drawing lie where its motion says, and look as it says if that is another look.
  func showMotion(redraws: Bool) {
    if let drawing { surroundings.drawing.setOffset(drawingOffset, of: drawing) }
    if let presence = extras?.motion?.presence { show(presence: presence) }
    if redraws { surroundings.layout.invalidateDrawing(self) }
  }

  /// Takes all of the room of the parent, for which it answers.
  private func fill(_ parent: ViewNode, _ proposal: ProposedViewSize) {
    move(to: .zero, in: parent)
    resolve(proposal, size: parent.size)
  }

  /// Takes a place in the parent's space by itself.
  private func move(to origin: CGPoint, in parent: ViewNode) {
    if !settle(at: origin, in: parent) { moveDrawings(in: parent) }
  }

  @inline(never) private func moveDrawings(in parent: ViewNode) {
    var moves: SiblingMoves?
    moveDrawings(in: parent, &moves)
    moves?.finish()
  }

  /// Takes a place in the parent's space.
  func move(to origin: CGPoint, in parent: ViewNode, _ moves: inout SiblingMoves?) {
    if !settle(at: origin, in: parent) { moveDrawings(in: parent, &moves) }
  }

  /// Takes a place in the parent's space; false if drawings that may show have yet to follow.
  private func settle(at origin: CGPoint, in parent: ViewNode) -> Bool {
    let base = parent.childrenBase
    if isPlaced(at: origin, drawingBase: base) { return true }
    settle(at: origin, drawingBase: base)
    if let drawing {
      if surroundings.animations.isRecording { noteMove(of: drawing) }
      return drawing.settle(at: drawingOffset, surroundings)
    }
    // A child without a place is told when it gets one.
    return onlyChild?.wasPlaced != true && childList.isEmpty
  }

  /// Takes a place in the parent's space, for a node whose drawing somebody else moves.
  func settle(at origin: CGPoint, drawingBase base: CGPoint) {
    if holdsWatch, self.origin != origin { noteMove() }
    if surroundings.hasReaches, self.origin != origin { parent?.forgetReach() }
    self.origin = origin
    drawingBase = base
  }

  /// Where the drawing goes in that of the nearest drawing node above.
  private var drawingOffset: CGPoint {
    let place = CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y)
    guard let displacement = extras?.motion?.displacement else { return place }
    return CGPoint(x: place.x + displacement.x, y: place.y + displacement.y)
  }

  /// Moves the drawing, or those inside, with those of siblings.
  private func moveDrawings(in parent: ViewNode, _ moves: inout SiblingMoves?) {
    let offset = drawingOffset
    if let drawing {
      if moves == nil { moves = SiblingMoves(of: parent.drawing, in: surroundings.drawing) }
      moves?.move(drawing, to: offset)
      return
    }
    if onlyChild?.wasPlaced == true { onlyChild?.follow(offset, in: parent, &moves) }
    if childList.isEmpty { return }
    let list = childList
    let children = list.span
    for place in children.indices { children[place].follow(offset, in: parent, &moves) }
  }

  /// Takes over where the children's coordinates begin.
  private func follow(_ base: CGPoint, in parent: ViewNode, _ moves: inout SiblingMoves?) {
    drawingBase = base
    if surroundings.animations.isRecording, let drawing { noteMove(of: drawing) }
    moveDrawings(in: parent, &moves)
  }

  /// The top-left corner in the root's coordinate space, by layout alone (no effects).
  package var originInRoot: CGPoint {
    var point = origin
    var node = parent
    while let current = node {
      point.x += current.origin.x
      point.y += current.origin.y
      node = current.parent
    }
    return point
  }

  /// The layout frame in root coordinates.
  package var frameInRoot: CGRect { CGRect(origin: originInRoot, size: size) }
}

extension DrawingNode {
  /// Takes an offset without damage, if it has it already or its places are damaged anyway; see `DrawingTree.settle`.
  @MainActor @inline(never) fileprivate func settle(at offset: CGPoint, _ surroundings: NodeSurroundings) -> Bool {
    surroundings.settle(self, at: offset)
  }
}
