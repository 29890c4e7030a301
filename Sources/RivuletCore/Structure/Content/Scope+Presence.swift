import RivuletGraph

// A removed scope stays removed. Everything that acts in a scope's content depends only on the effective presence.
extension Scope {
  package final var isRemoved: Bool { effectivePresence == .removed }

  /// True if the content is visible and in use, as determined by screens, rows, and removals.
  package final var isLive: Bool { effectivePresence == .live }

  /// Sets the initial presence of content that has its own action queue and isn't always visible together with the surrounding content.
  /// Must be called before anything is built inside the scope.
  final func begin(as first: Presence) {
    ownActions = ActionQueue(inside: actions, first.inside(effectivePresence).gate)
    presence = first
    effectivePresence = first.inside(effectivePresence)
  }

  /// Changes the presence of the content and its nested content.
  package final func move(to next: Presence) {
    guard !isRemoved, next != presence else { return }
    let former = presence
    presence = next
    // Rules wake before observers react to the return, and rest after all observers have reacted to the disappearance.
    if former == .resting, next != .removed { thaw() }
    if former == .leaving, next != .removed { returnToLive() }
    if former == .covered { isBeneath = false }
    switch next {
    case .leaving:
      leave()
      holdValues()
      followSurroundings()
    case .resting:
      followSurroundings()
      freeze()
    case .removed:
      if former == .leaving { noteEndOfLeaving() }
      markRemoved()
      free()
    case .live, .covered, .hidden, .waiting: followSurroundings()
    }
  }

  /// Covers the content with another screen.
  ///
  /// - Parameter isBeneath: True if the screen is on top of the content; false if it replaces the content.
  package final func cover(isBeneath: Bool) {
    guard !isRemoved else { return }
    move(to: .covered)
    self.isBeneath = isBeneath
  }

  /// Removes the content immediately. Its rules stop, its storage is freed at the end of the turn, and its disappear actions are queued
  /// (B5.08).
  package final func remove() {
    guard !isRemoved else { return }
    move(to: .removed)
  }

  /// Notifies everything inside of its removal but keeps the storage, which is freed with the tree's owner.
  final func close() {
    guard !isRemoved else { return }
    presence = .removed
    markRemoved()
  }

  private func markRemoved() {
    effectivePresence = .removed
    if presence == .leaving { noteEndOfLeaving() }
    if !lifecycles.isEmpty {
      for lifecycle in lifecycles.reversed() { lifecycle.scopeWillDisappear() }
      lifecycles.removeAll()
    }
    forEachChild { ($0 as? Scope)?.markRemoved() }
    contents = ScopeContents()
    lazyRow = nil
    // Waiting actions retain values from the content.
    ownActions?.discard()
  }

  /// Ends the departure of content that is still visible. A closed tree has nothing to end.
  private func noteEndOfLeaving() { if isInOpenTree { tree.presence.end(self) } }

  /// Derives the effective presence of this content and all nested content from its own presence and the surrounding content.
  private func followSurroundings() {
    let (former, next) = (effectivePresence, presence.inside(outer?.effectivePresence ?? .live))
    guard next != former, !isRemoved else { return }
    effectivePresence = next
    for lifecycle in lifecycles { lifecycle.presenceChanged(from: former, to: next) }
    forEachChild { ($0 as? Scope)?.followSurroundings() }
    ownActions?.open(next.gate)
  }

  /// Returns true if the content is visible or, when `countsBeneath` is true, beneath visible screens.
  package final func isLive(orBeneath countsBeneath: Bool) -> Bool {
    guard countsBeneath, effectivePresence == .covered else { return isLive }
    var scope: Scope? = self
    while let step = scope {
      guard step.presence == .live || step.presence == .covered && step.isBeneath else { return false }
      scope = step.outer
    }
    return true
  }

  /// True if the content is leaving or is no longer shown.
  package final var isLeavingOrRemoved: Bool { effectivePresence == .leaving || isRemoved }

  /// Returns true if the content, or an enclosing scope below `container`, is leaving or has been removed.
  final func isLeavingOrRemoved(below container: Scope) -> Bool {
    if isRemoved { return true }
    var scope: Scope? = self
    while let step = scope, step !== container {
      if step.presence == .leaving { return true }
      scope = step.outer
    }
    return false
  }

  /// Returns sentences that describe violated invariants in this content and the content inside it.
  package final func checkPresence() -> [String] {
    var found: [String] = []
    let expected = presence.inside(outer?.effectivePresence ?? .live)
    if effectivePresence != expected { found.append("A scope is \(effectivePresence), not \(expected).") }
    if !isRemoved, isFrozen != (presence == .resting) { found.append("A scope that is \(presence) is \(isFrozen ? "" : "not ")frozen.") }
    if (effectivePresence == .removed) != (state == .freed) { found.append("A scope that is \(effectivePresence) has the state \(state).") }
    if let ownActions, !isRemoved, !ownActions.hasGate(effectivePresence.gate) {
      found.append("The gate of a scope that is \(effectivePresence) is another.")
    }
    forEachChild { if let scope = $0 as? Scope { found += scope.checkPresence() } }
    return found
  }
}

extension LifecycleObserver {
  /// Reacts to a change of the effective presence between any two values other than `removed`.
  fileprivate func presenceChanged(from former: Presence, to next: Presence) {
    switch (former.isShown, next.isShown) {
    case (true, false): scopeWillHide()
    case (false, true): scopeDidReturn()
    case (true, true): scopeLeaves(next == .leaving)
    case (false, false): break
    }
  }
}
