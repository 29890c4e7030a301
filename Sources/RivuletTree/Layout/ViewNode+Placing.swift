package import Foundation
import RivuletDrawing
package import RivuletGeometry
package import RivuletLayout

/// Methods that place a node and its children.
extension ViewNode {
  /// Places a child with its top-left corner at `origin` in this node's coordinate space, before mirroring.
  package func place(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize) {
    child.move(to: arrival(of: child, at: origin, proposal), in: self)
    child.resolve(proposal)
  }

  /// Places a child according to a layout algorithm's result.
  package func place(_ child: ViewNode, by placement: Placement) {
    child.move(to: arrival(of: child, at: placement.origin, placement.proposal), in: self)
    child.resolve(by: placement)
  }

  /// Places a child as part of a group of sibling moves.
  func place(_ child: ViewNode, at origin: CGPoint, by placement: Placement, _ moves: inout SiblingMoves?) {
    child.move(to: arrival(of: child, at: origin, placement.proposal), in: self, &moves)
    // The child is resolved after its move, so that its damage includes everything that moves inside it.
    child.resolve(by: placement)
  }

  /// Returns the position of a child after mirroring.
  private func arrival(of child: ViewNode, at origin: CGPoint, _ proposal: ProposedViewSize) -> CGPoint {
    isMirrored ? CGPoint(x: size.width - origin.x - child.measure(proposal).width, y: origin.y) : origin
  }

  /// The proposal for which the node was placed; nil before the first placement.
  package final var proposal: ProposedViewSize? { wasPlaced ? placedProposal.full : nil }

  /// Returns true if the node already has the given position.
  private func isPlaced(at origin: CGPoint, drawingBase base: CGPoint) -> Bool { self.origin == origin && drawingBase == base }

  /// The origin of the children's coordinate space, relative to the nearest drawing node at or above this node.
  var childrenBase: CGPoint {
    drawing == nil ? CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y) : .zero
  }

  /// Repeats the placement of the children outside a layout pass.
  package func placeAgain() {
    guard wasPlaced else { return }
    surroundings.dealtShares.open()
    defer { surroundings.dealtShares.close() }
    placeChildren()
  }

  /// Places the first child at its default position, covering the node.
  package func placeOnlyContent() { placeFirstChild() }

  /// Sets the size for `proposal`, and places the children if their layout may have changed.
  func resolve(_ proposal: ProposedViewSize) { resolve(proposal, size: measure(proposal)) }

  /// Sets the size that the layout algorithm measured. The algorithm replaces invalid lengths with zero, so sizes with a zero length are
  /// measured again.
  private func resolve(by placement: Placement) {
    let isKnown = placement.size.width > 0 && placement.size.height > 0
    resolve(placement.proposal, size: isKnown ? placement.size : measure(placement.proposal))
  }

  /// Sets a known size, and places the children if their layout may have changed.
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
    if surroundings.hasReaches, isNew || sizeChanged { invalidateBoundsReach() }
    needsPlacement = false
    surroundings.layoutCounters.placements += 1
    if passesLayout { onlyChild?.fill(self, proposal) } else { placeChildren() }
    if isNew {
      // The node is drawn now, while it and its children, which have already been drawn, are in the processor cache.
      if drawing != nil || borrowsDrawing { drawNow() }
    } else if sizeChanged || needsDrawing {
      invalidateDrawing()
    }
  }

  /// Records the first placement or a size change for the animations of the current update.
  @inline(never) private func note(isNew: Bool, _ next: CGSize) {
    if isNew { return surroundings.animations.noteNew(self) }
    if size != next, drawing != nil, growsGradually { surroundings.animations.noteResize(of: self, from: size, to: next) }
  }

  /// Records a move of the drawing for the animations of the current update. Call this method before the move.
  @inline(never) private func noteMove(of drawing: DrawingNode) {
    guard wasPlaced else { return }
    // Both offsets include the displacement, so it cancels out.
    let next = drawingOffset
    surroundings.animations.noteMove(of: self, by: CGPoint(x: next.x - drawing.offset.x, y: next.y - drawing.offset.y))
  }

  /// Keeps the position of a departing node on screen after its previous container has moved.
  func stay(whenMovedBy way: CGPoint) {
    drawingBase = CGPoint(x: drawingBase.x - way.x, y: drawingBase.y - way.y)
    if let drawing { return surroundings.drawing.setOffset(drawingOffset, of: drawing) }
    for child in children { child.stay(whenMovedBy: way) }
  }

  /// Sets the opacity of all drawings of the node while it appears or disappears.
  func show(presence: Double) {
    if let drawing { return surroundings.drawing.setPresence(presence, of: drawing) }
    for child in children { child.show(presence: presence) }
  }

  /// Moves the drawing to its animated position, and redraws it if its appearance changes.
  func showMotion(redraws: Bool) {
    if let drawing { surroundings.drawing.setOffset(drawingOffset, of: drawing) }
    if let presence = extras?.motion?.presence { show(presence: presence) }
    if redraws { surroundings.layout.invalidateDrawing(self) }
  }

  /// Places the node so that it fills its parent, whose size is this node's size.
  private func fill(_ parent: ViewNode, _ proposal: ProposedViewSize) {
    move(to: .zero, in: parent)
    resolve(proposal, size: parent.size)
  }

  /// Moves the node to a position in the parent's coordinate space, independently of its siblings.
  private func move(to origin: CGPoint, in parent: ViewNode) {
    if !settle(at: origin, in: parent) { moveDrawings(in: parent) }
  }

  @inline(never) private func moveDrawings(in parent: ViewNode) {
    var moves: SiblingMoves?
    moveDrawings(in: parent, &moves)
    moves?.finish()
  }

  /// Moves the node to a position in the parent's coordinate space as part of a group of sibling moves.
  func move(to origin: CGPoint, in parent: ViewNode, _ moves: inout SiblingMoves?) {
    if !settle(at: origin, in: parent) { moveDrawings(in: parent, &moves) }
  }

  /// Sets the position in the parent's coordinate space. Returns false if drawings that may be visible remain to be moved.
  private func settle(at origin: CGPoint, in parent: ViewNode) -> Bool {
    let base = parent.childrenBase
    if isPlaced(at: origin, drawingBase: base) { return true }
    settle(at: origin, drawingBase: base)
    if let drawing {
      if surroundings.animations.isRecording { noteMove(of: drawing) }
      return drawing.settle(at: drawingOffset, surroundings)
    }
    // A child that has not been placed is updated when it is.
    return onlyChild?.wasPlaced != true && childList.isEmpty
  }

  /// Sets the position in the parent's coordinate space. The caller moves the drawing.
  func settle(at origin: CGPoint, drawingBase base: CGPoint) {
    if holdsWatch, self.origin != origin { noteMove() }
    if surroundings.hasReaches, self.origin != origin { parent?.invalidateReach() }
    self.origin = origin
    drawingBase = base
  }

  /// The offset of the drawing, relative to the nearest ancestor with a drawing node.
  private var drawingOffset: CGPoint {
    let place = CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y)
    guard let displacement = extras?.motion?.displacement else { return place }
    return CGPoint(x: place.x + displacement.x, y: place.y + displacement.y)
  }

  /// Moves the node's drawing, or those of its descendants, together with its siblings' drawings.
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

  /// Updates the origin of this child's coordinate space and moves its drawings.
  private func follow(_ base: CGPoint, in parent: ViewNode, _ moves: inout SiblingMoves?) {
    drawingBase = base
    if surroundings.animations.isRecording, let drawing { noteMove(of: drawing) }
    moveDrawings(in: parent, &moves)
  }

  /// The top-left corner in the root's coordinate space according to layout, disregarding effects.
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

  /// The layout frame in the root's coordinate space.
  package var frameInRoot: CGRect { CGRect(origin: originInRoot, size: size) }
}

extension DrawingNode {
  /// Sets the offset and returns true if that causes no damage, because the offset is unchanged or the area is already damaged; see
  /// `DrawingTree.settle`.
  @MainActor @inline(never) fileprivate func settle(at offset: CGPoint, _ surroundings: NodeSurroundings) -> Bool {
    surroundings.settle(self, at: offset)
  }
}
