import Foundation

extension ScrollController {
  /// Schedules an app action to run with the other actions of the turn. The action is skipped if the scroll view has been removed by then.
  package func perform(_ action: @escaping () -> Void) {
    tree.actions.append { [weak node] in
      if let node, !node.scope.isRemoved { action() }
    }
    tree.services.requestTurn()
  }

  /// Notifies observers of the initial state: the content at rest and, if the content has margins, the geometry without them (B15.27,
  /// B15.29).
  func tellBeginning(_ geometry: ScrollGeometry) {
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: nil)
    observers { $0.phaseChanged(from: .idle, to: .idle, context) }
    let margins = margins
    guard margins.horizontal != 0 || margins.vertical != 0 else { return }
    var bare = geometry
    bare.contentInsets = safeArea
    bare.contentOffset.x += margins.leading
    bare.contentOffset.y += margins.top
    bare.containerSize.width += margins.horizontal
    bare.containerSize.height += margins.vertical
    observers { $0.geometryChanged(bare, of: self) }
  }

  func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: new == .decelerating || new == .animating ? velocity : nil)
    observers { $0.phaseChanged(from: old, to: new, context) }
    showIndicators()
    tree.services.requestTurn()
  }

  /// Calls `body` for each observer on an ancestor, up to the next enclosing scroll view.
  func observers(_ body: (any ScrollObserver) -> Void) {
    var next = node?.parent
    while let step = next, step.scrollController == nil {
      if let observer = step.scrollObserver, claim(observer) { body(observer) }
      next = step.parent
    }
  }

  private var isLive: Bool { node?.scope.effectivePresence == .live }

  /// Returns true if the observer observes this scroll view rather than another one. A scroll view that is being removed or is not visible
  /// yields to a visible one (B15.28).
  func claim(_ observer: any ScrollObserver) -> Bool {
    if observer.observesAllScrollViews || observer.scrollController === self { return true }
    let isLive = isLive
    if let other = observer.scrollController, let node = other.node, !node.scope.isRemoved, other.isLive || !isLive {
      if observer.expectsOneScrollView, isLive {
        RuntimeIssue.reportOnce(
          .ambiguousScrollView, typeName: observer.observerName,
          "\(observer.observerName) encloses several scroll views but observes only the first. Apply it to the scroll view itself.")
      }
      return false
    }
    observer.scrollController = self
    return true
  }
}
