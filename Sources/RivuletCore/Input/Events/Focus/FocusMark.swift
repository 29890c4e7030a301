import RivuletTree

/// A property of focus at one node.
@MainActor
class FocusMark {
  private weak var node: ViewNode?

  /// Attaches the marker to a node.
  required init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
  }

  /// The node; nil once its view has been removed.
  var liveNode: ViewNode? { node.flatMap { $0.scope.isRemoved ? nil : $0 } }
}

/// A view that limits the choice of a default for focus to its content.
@MainActor
final class FocusScopeMark: FocusMark {
  var namespace: Namespace.ID?
}

/// A view that may become the default in the scope of a namespace.
@MainActor
final class FocusPreference: FocusMark {
  var namespace: Namespace.ID?
  var isPreferred = false
}

/// A view with a default for focus that enters its content.
@MainActor
final class FocusRegion: FocusMark {
  /// True if the default also applies when the user moves focus.
  var countsForMoves = false
  /// Returns the default, which may be anywhere; nil if there is none.
  var find: () -> ViewNode? = { nil }

  /// The default inside the region; nil if there is none.
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
