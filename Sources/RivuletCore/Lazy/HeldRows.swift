// What keeps a row of a lazy container although it is out of sight (B16.19).

extension Scope {
  /// Whether it is another one, or inside of that.
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
  /// Whether something is presented from views in a scope.
  func isPresenting(from scope: Scope) -> Bool {
    var level = overlay.level
    while let presentation = level.current {
      if presentation.presentingScope.isInside(scope) { return true }
      level = presentation.inner
    }
    return false
  }
}
