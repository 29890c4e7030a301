/// A presentation that may have to wait for another one.
@MainActor
package protocol LevelPresentation: AnyObject {
  /// Called when the presentation may be shown, if it is still wanted.
  func levelIsFree()
  /// The content that presents it.
  var presentingScope: Scope { get }
  /// The level for presentations above this one.
  var inner: PresentationLevel { get }
}

/// Content above which one presentation at a time is possible: the content of a window, or of a presentation in it (B19.16).
@MainActor
package final class PresentationLevel {
  /// The number of presentations below.
  package var depth = 0
  package private(set) weak var current: (any LevelPresentation)?
  private var waiting: [WeakPresentation] = []

  private struct WeakPresentation {
    weak var presentation: (any LevelPresentation)?
  }

  package init() {}

  /// Returns true if the presentation may be shown now. Otherwise, `levelIsFree` is called as soon as it may be.
  package func claim(_ presentation: any LevelPresentation) -> Bool {
    if current == nil || current === presentation {
      current = presentation
      waiting.removeAll { $0.presentation === presentation }
      return true
    }
    if !waiting.contains(where: { $0.presentation === presentation }) { waiting.append(WeakPresentation(presentation: presentation)) }
    return false
  }

  /// Releases the level from a presentation that has been removed, or no longer needs to be shown.
  package func release(_ presentation: any LevelPresentation) {
    waiting.removeAll { $0.presentation == nil || $0.presentation === presentation }
    guard current == nil || current === presentation else { return }
    current = nil
    waiting.first?.presentation?.levelIsFree()
  }
}
