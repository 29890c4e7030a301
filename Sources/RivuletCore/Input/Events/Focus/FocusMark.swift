import RivuletTree

/// An object that records a focus-related property of a node.
@MainActor
class FocusMark {
  private weak var node: ViewNode?

  /// Creates a mark and attaches it to a node.
  required init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
  }

  /// The node; nil after its view has been removed.
  var liveNode: ViewNode? { node.flatMap { $0.scope.isRemoved ? nil : $0 } }
}

/// A focus scope, which limits the search for a default to the content of its view.
@MainActor
final class FocusScopeMark: FocusMark {
  var namespace: Namespace.ID?
}

/// A view that may be the default of the scope with a namespace.
@MainActor
final class FocusPreference: FocusMark {
  var namespace: Namespace.ID?
  var isPreferred = false
}

/// A view that specifies a default for focus that enters its content.
@MainActor
final class FocusRegion: FocusMark {
  /// True if the default also applies when the user moves focus.
  var countsForMoves = false
  /// A closure that returns the default view, which may be outside the region; nil if there is none.
  var find: () -> ViewNode? = { nil }

  /// The default view inside the region; nil if there is none.
  var stop: ViewNode? {
    guard let top = liveNode, let found = find() else { return nil }
    var next: ViewNode? = found
    while let step = next, step !== top { next = step.parent }
    return next == nil ? nil : found
  }
}

/// A view that can disable focus rings for its content.
@MainActor
final class FocusEffectMark: FocusMark {
  var isDisabled = false
}
