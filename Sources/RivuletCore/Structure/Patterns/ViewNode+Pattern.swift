import RivuletDrawing

extension ViewNode {
  /// What of a node follows from what it is and what is inside of it, before anything was evaluated.
  struct Traits {
    let hasDrawing: Bool
    let borrowsDrawing: Bool
    let passesLayout: Bool
    let isContainer: Bool
    let drawsEachChild: Bool
    let drawingsPerChild: Int32
    let guideKinds: GuideKinds
  }

  /// Those of this node.
  final var traits: Traits {
    Traits(
      hasDrawing: drawing != nil, borrowsDrawing: borrowsDrawing, passesLayout: passesLayout, isContainer: isContainer,
      drawsEachChild: drawsEachChild, drawingsPerChild: Int32(truncatingIfNeeded: drawingsPerChild), guideKinds: guideKinds)
  }

  /// Whether nothing was added to the node since it was made but children and a responder.
  final var isAsMade: Bool {
    extras == nil && !isMask && !hasMask && !wasAsked && !wasPlaced && !childMayForget && drawing?.isAsMade != false
  }

  /// Takes children that are new, as those of its pattern; their drawings hang elsewhere.
  final func takeNew(_ nodes: [ViewNode]) {
    childList = nodes
    let children = nodes.span
    for place in children.indices {
      children[place].parent = self
      children[place].index = place
    }
  }

  /// Hangs the drawings of what is inside, which is new, below that of the node, which is new, too.
  final func hangNewDrawings(_ count: Int) {
    if count > 1 { drawing?.reserveChildren(count) }
    onlyChild?.hangNewDrawings(in: self)
    let list = childList
    let children = list.span
    for place in children.indices { children[place].hangNewDrawings(in: self) }
  }

  /// Hangs the drawings by which the node appears in that of a node around it.
  @inline(never) final func hangNewDrawings(in parent: ViewNode) {
    if drawing != nil {
      drawing?.hangBehindOthers(in: parent)
    } else {
      onlyChild?.hangNewDrawings(in: parent)
      let list = childList
      let children = list.span
      for place in children.indices { children[place].hangNewDrawings(in: parent) }
    }
  }
}
