import RivuletGraph

// A removed scope stays removed. Everything that acts in a content follows the effective presence, and nothing else.
extension Scope {
  package final var isRemoved: Bool { effectivePresence == .removed }

  /// True if the content is visible and in use, as far as screens, rows and removals determine it.
  package final var isLive: Bool { effectivePresence == .live }

  /// Begins the life of a content that is shown differently from the content around it, with its own action queue. Must be called before
  /// anything is built inside.
  final func begin(as first: Presence) {
    ownActions = ActionQueue(inside: actions, first.inside(effectivePresence).gate)
    presence = first
    effectivePresence = first.inside(effectivePresence)
  }

  /// Gives the content another presence. The content inside follows.
  package final func move(to next: Presence) {
    guard !isRemoved, next != presence else { return }
    let former = presence
    presence = next
    // Rules wake before anything acts on the return, and rest after everything has acted on the disappearance.
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

  /// Covers the content by another screen.
  ///
  /// - Parameter isBeneath: True if the screen lies above the content, false if it takes its place.
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

  /// Notifies everything inside that it is removed, and keeps the storage, which is freed with the tree's owner.
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
    // Waiting actions hold values of the content.
    ownActions?.discard()
  }

  /// Ends the departure of a content that is still visible. A closed tree no longer shows anything.
  private func noteEndOfLeaving() { if isInOpenTree { tree.presence.end(self) } }

  /// Updates the effective presence from this content and those around it, here and in everything inside.
  private func followSurroundings() {
    let (former, next) = (effectivePresence, presence.inside(outer?.effectivePresence ?? .live))
    guard next != former, !isRemoved else { return }
    effectivePresence = next
    for lifecycle in lifecycles { lifecycle.presenceChanged(from: former, to: next) }
    forEachChild { ($0 as? Scope)?.followSurroundings() }
    ownActions?.open(next.gate)
  }

  /// Returns true if the content is visible, or lies beneath screens that are.
  package final func isLive(orBeneath countsBeneath: Bool) -> Bool {
    guard countsBeneath, effectivePresence == .covered else { return isLive }
    var scope: Scope? = self
    while let step = scope {
      guard step.presence == .live || step.presence == .covered && step.isBeneath else { return false }
      scope = step.outer
    }
    return true
  }

  /// True if the content is shown for the last time, or no longer shown.
  package final var isOnItsWayOut: Bool { effectivePresence == .leaving || isRemoved }

  /// Returns true if the content, or one around it up to `container`, is on its way out or gone.
  final func isGoing(below container: Scope) -> Bool {
    if isRemoved { return true }
    var scope: Scope? = self
    while let step = scope, step !== container {
      if step.presence == .leaving { return true }
      scope = step.outer
    }
    return false
  }

  /// Returns the violations of invariants in this content and those inside, as sentences.
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
  /// Acts on a change of the effective presence, between any two but `removed`.
  fileprivate func presenceChanged(from former: Presence, to next: Presence) {
    switch (former.isShown, next.isShown) {
    case (true, false): scopeWillHide()
    case (false, true): scopeDidReturn()
    case (true, true): scopeLeaves(next == .leaving)
    case (false, false): break
    }
  }
}
