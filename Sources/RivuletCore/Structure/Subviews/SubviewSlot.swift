import RivuletTree

/// The record of a view in a container's content. It exists as long as the view does.
@MainActor
final class SubviewSlot {
  let node: ViewNode
  /// The scope that contains the content.
  private unowned let outer: Scope
  /// The position that shows the view; nil before the view is placed.
  private(set) weak var place: SubviewPlace?
  /// The row that appears and disappears with the position; nil for a view that appears with the surrounding content.
  private let row: LazyRow?

  init(_ node: ViewNode, row: LazyRow?, inside outer: Scope) {
    self.node = node
    self.row = row
    self.outer = outer
  }

  /// Shows or hides the view along with its position.
  func follow(_ place: SubviewPlace, isSeen: Bool) {
    guard let row, self.place === place, !row.scope.isRemoved else { return }
    row.scope.move(to: isSeen ? .live : .covered)
  }

  /// The identity that the app assigned to the element of the innermost `ForEach` that created the view, if any.
  var givenID: AnyHashable? {
    var next: Scope? = node.scope
    while let step = next, step !== outer {
      if let id = step.givenID { return id }
      next = step.outer
    }
    return nil
  }

  /// Shows the view at another position and leaves the previous position empty. Reports an issue if both positions are visible after
  /// layout.
  func move(to place: SubviewPlace) {
    let old = self.place
    guard old !== place else { return }
    self.place = place
    follow(place, isSeen: place.scope.effectivePresence.isShown)
    guard let old, !old.scope.isRemoved else { return }
    old.elementsChanged()
    old.scope.tree.presence.noteMove(from: old.scope)
    place.scope.tree.actions.append { [weak self] in
      guard old.isInSight, place.isInSight, self?.place === place else { return }
      RuntimeIssue.report(
        .repeatedSubview, typeName: "Subview",
        "A Subview is used in two places in its container; it is shown in the one created last. Show each subview once.")
    }
  }
}

/// The list at the position that shows a subview.
@MainActor
final class SubviewPlace: ViewList {
  private let slot: SubviewSlot
  /// The view, wrapped in the modifiers that were added at this position.
  private var node: ViewNode
  let scope: Scope

  init(_ slot: SubviewSlot, in scope: Scope) {
    self.slot = slot
    self.scope = scope
    node = slot.node
    super.init()
    scope.add(self)
    slot.move(to: self)
  }

  /// False if the position has been removed, is being removed, or is kept off-screen.
  var isInSight: Bool { scope.effectivePresence == .live && !scope.isRemoved }

  override func appendNodes(to nodes: inout NodeReferences) {
    if slot.place === self { nodes.append(node) }
  }

  override func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    node = wrap(node, scope, &preferences)
  }
}

extension SubviewPlace: LifecycleObserver {
  func scopeWillDisappear() { slot.follow(self, isSeen: false) }
  func scopeWillHide() { slot.follow(self, isSeen: false) }
  func scopeDidReturn() { slot.follow(self, isSeen: true) }

  /// Reclaims the view if its position returns while being removed.
  func scopeLeaves(_ isLeaving: Bool) {
    guard !isLeaving else { return }
    slot.move(to: self)
    elementsChanged()
  }
}
