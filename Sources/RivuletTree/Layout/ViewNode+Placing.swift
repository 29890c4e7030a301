package import Foundation
import RivuletDrawing
package import RivuletGeometry
package import RivuletLayout

/// The placement of a node and its children.
extension ViewNode {
  /// Places a child with its top-left corner at `origin` in this node's space, before mirroring.
  package func place(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize) {
    child.move(to: arrival(of: child, at: origin, proposal), in: self)
    child.resolve(proposal)
  }

  /// Places a child according to an algorithm's result.
  package func place(_ child: ViewNode, by placement: Placement) {
    child.move(to: arrival(of: child, at: placement.origin, placement.proposal), in: self)
    child.resolve(by: placement)
  }

  /// Places a child as one of several moves.
  func place(_ child: ViewNode, at origin: CGPoint, by placement: Placement, _ moves: inout SiblingMoves?) {
    child.move(to: arrival(of: child, at: origin, placement.proposal), in: self, &moves)
    // Resolves after the move, so that the damage of a moved child includes everything that moves inside it.
    child.resolve(by: placement)
  }

  /// Returns the position of a child after mirroring.
  private func arrival(of child: ViewNode, at origin: CGPoint, _ proposal: ProposedViewSize) -> CGPoint {
    isMirrored ? CGPoint(x: size.width - origin.x - child.measure(proposal).width, y: origin.y) : origin
  }

  /// The proposal with which the node was placed; nil before the first placement.
  package final var proposal: ProposedViewSize? { wasPlaced ? placedProposal.full : nil }

  /// Returns true if the node already has this position.
  private func isPlaced(at origin: CGPoint, drawingBase base: CGPoint) -> Bool { self.origin == origin && drawingBase == base }

  /// The origin of the children's coordinates in the space of the nearest drawing node at or above this one.
  var childrenBase: CGPoint {
    drawing == nil ? CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y) : .zero
  }

  /// Places the children again, outside a layout pass.
  package func placeAgain() {
    guard wasPlaced else { return }
    surroundings.dealtShares.open()
    defer { surroundings.dealtShares.close() }
    placeChildren()
  }

  /// Places the first child in its default position, over the whole node.
  package func placeOnlyContent() { placeFirstChild() }

  /// Takes the size for `proposal`, and places the children if anything about them may have changed.
  func resolve(_ proposal: ProposedViewSize) { resolve(proposal, size: measure(proposal)) }

  /// Takes the size that the algorithm measured. The algorithm replaces invalid lengths with zero, so such a size is measured again.
  private func resolve(by placement: Placement) {
    let isKnown = placement.size.width > 0 && placement.size.height > 0
    resolve(placement.proposal, size: isKnown ? placement.size : measure(placement.proposal))
  }

  /// Takes a known size, and places the children if anything about them may have changed.
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
      // Draws while the node and its children are in the processor's cache; the children have already been drawn.
      if drawing != nil || borrowsDrawing { drawNow() }
    } else if sizeChanged || needsDrawing {
      invalidateDrawing()
    }
  }

  /// Reports the first placement or a size change to the animations of the current update.
  @inline(never) private func note(isNew: Bool, _ next: CGSize) {
    if isNew { return surroundings.animations.noteNew(self) }
    if size != next, drawing != nil, growsGradually { surroundings.animations.noteResize(of: self, from: size, to: next) }
  }

  /// Reports a move of the drawing to the animations of the current update. Call it before the move.
  @inline(never) private func noteMove(of drawing: DrawingNode) {
    guard wasPlaced else { return }
    // The displacement is part of both offsets and cancels out.
    let next = drawingOffset
    surroundings.animations.noteMove(of: self, by: CGPoint(x: next.x - drawing.offset.x, y: next.y - drawing.offset.y))
  }

  /// Keeps a departing node in its position on screen after its previous container has moved.
  func stay(whenMovedBy way: CGPoint) {
    drawingBase = CGPoint(x: drawingBase.x - way.x, y: drawingBase.y - way.y)
    if let drawing { return surroundings.drawing.setOffset(drawingOffset, of: drawing) }
    for child in children { child.stay(whenMovedBy: way) }
  }

  /// Sets the opacity of all visible parts of the node while it appears or disappears.
  func show(presence: Double) {
    if let drawing { return surroundings.drawing.setPresence(presence, of: drawing) }
    for child in children { child.show(presence: presence) }
  }

  /// Moves the drawing to the position of its motion, and draws it again if its appearance changes.
  func showMotion(redraws: Bool) {
    if let drawing { surroundings.drawing.setOffset(drawingOffset, of: drawing) }
    if let presence = extras?.motion?.presence { show(presence: presence) }
    if redraws { surroundings.layout.invalidateDrawing(self) }
  }

  /// Fills the parent, which takes its size from this node.
  private func fill(_ parent: ViewNode, _ proposal: ProposedViewSize) {
    move(to: .zero, in: parent)
    resolve(proposal, size: parent.size)
  }

  /// Moves to a position in the parent's space, independently of siblings.
  private func move(to origin: CGPoint, in parent: ViewNode) {
    if !settle(at: origin, in: parent) { moveDrawings(in: parent) }
  }

  @inline(never) private func moveDrawings(in parent: ViewNode) {
    var moves: SiblingMoves?
    moveDrawings(in: parent, &moves)
    moves?.finish()
  }

  /// Moves to a position in the parent's space, together with its siblings.
  func move(to origin: CGPoint, in parent: ViewNode, _ moves: inout SiblingMoves?) {
    if !settle(at: origin, in: parent) { moveDrawings(in: parent, &moves) }
  }

  /// Takes a position in the parent's space. Returns false if drawings that may be visible still have to be moved.
  private func settle(at origin: CGPoint, in parent: ViewNode) -> Bool {
    let base = parent.childrenBase
    if isPlaced(at: origin, drawingBase: base) { return true }
    settle(at: origin, drawingBase: base)
    if let drawing {
      if surroundings.animations.isRecording { noteMove(of: drawing) }
      return drawing.settle(at: drawingOffset, surroundings)
    }
    // A child without a position is notified when it gets one.
    return onlyChild?.wasPlaced != true && childList.isEmpty
  }

  /// Takes a position in the parent's space. The caller moves the drawing.
  func settle(at origin: CGPoint, drawingBase base: CGPoint) {
    if holdsWatch, self.origin != origin { noteMove() }
    if surroundings.hasReaches, self.origin != origin { parent?.forgetReach() }
    self.origin = origin
    drawingBase = base
  }

  /// The offset of the drawing in the nearest drawing node above it.
  private var drawingOffset: CGPoint {
    let place = CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y)
    guard let displacement = extras?.motion?.displacement else { return place }
    return CGPoint(x: place.x + displacement.x, y: place.y + displacement.y)
  }

  /// Moves the drawing, or the drawings inside, together with those of its siblings.
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

  /// Updates the origin of this child's coordinates and moves its drawings.
  private func follow(_ base: CGPoint, in parent: ViewNode, _ moves: inout SiblingMoves?) {
    drawingBase = base
    if surroundings.animations.isRecording, let drawing { noteMove(of: drawing) }
    moveDrawings(in: parent, &moves)
  }

  /// The top-left corner in the root's coordinate space, from layout alone, without effects.
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
  /// Sets an offset without damage, if the offset is unchanged or the area is already damaged; see `DrawingTree.settle`.
  @MainActor @inline(never) fileprivate func settle(at offset: CGPoint, _ surroundings: NodeSurroundings) -> Bool {
    surroundings.settle(self, at: offset)
  }
}
