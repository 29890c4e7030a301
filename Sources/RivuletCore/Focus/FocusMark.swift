import RivuletTree

/// Says something about the focus at one node.
@MainActor
class FocusMark {
  private weak var node: ViewNode?

  /// Attaches the mark to a node.
  required init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
  }

  /// The node, unless its view has left.
  var liveNode: ViewNode? { node.flatMap { $0.scope.isRemoved ? nil : $0 } }
}

/// A view among whose content one is chosen to have the focus by default.
@MainActor
final class FocusScopeMark: FocusMark {
  var namespace: Namespace.ID?
}

/// A view that may be preferred in the scope of a namespace.
@MainActor
final class FocusPreference: FocusMark {
  var namespace: Namespace.ID?
  var isPreferred = false
}

/// A view whose content has a default for the focus that comes into it.
@MainActor
final class FocusRegion: FocusMark {
  /// Whether it counts also when a person moves the focus.
  var countsForMoves = false
  /// Finds what gets the focus, which may lie anywhere.
  var find: () -> ViewNode? = { nil }

  /// What gets the focus inside of the region; nil if there is nothing that can.
  var stop: ViewNode? {
    guard let top = liveNode, let found = find() else { return nil }
    var next: ViewNode? = found
    while let step = next, step !== top { next = step.parent }
    return next == nil ? nil : found
  }
}

/// A view whose content shows no focus rings.
@MainActor
final class FocusEffectMark: FocusMark {
  var isDisabled = false
}
