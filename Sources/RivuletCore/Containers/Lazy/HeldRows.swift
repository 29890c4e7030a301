// Reasons to keep a row of a lazy container out of sight (B16.19).

extension Scope {
  /// Returns true if this is the other scope, or inside it.
  func isInside(_ other: Scope) -> Bool {
    var next: Scope? = self
    while let step = next {
      if step === other { return true }
      next = step.outer
    }
    return false
  }
}

extension ViewTree {
  /// Returns true if a view in a scope presents something.
  func isPresenting(from scope: Scope) -> Bool {
    var level = overlay.level
    while let presentation = level.current {
      if presentation.presentingScope.isInside(scope) { return true }
      level = presentation.inner
    }
    return false
  }
}
