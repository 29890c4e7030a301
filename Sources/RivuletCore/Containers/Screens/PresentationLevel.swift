/// A presentation that may have to wait for another one to be dismissed.
@MainActor
package protocol LevelPresentation: AnyObject {
  /// Called when the presentation may be shown, if it is still needed.
  func levelDidBecomeAvailable()
  /// The scope of the content that presents the presentation.
  var presentingScope: Scope { get }
  /// The level of presentations above this one.
  var inner: PresentationLevel { get }
}

/// A level that can show one presentation at a time, above the content of a window or of another presentation (B19.16).
@MainActor
package final class PresentationLevel {
  /// The number of presentations below this level.
  package var depth = 0
  package private(set) weak var current: (any LevelPresentation)?
  private var waiting: [WeakPresentation] = []

  private struct WeakPresentation {
    weak var presentation: (any LevelPresentation)?
  }

  package init() {}

  /// Returns true if the presentation may be shown immediately. Otherwise, `levelDidBecomeAvailable` is called once it may be shown.
  package func claim(_ presentation: any LevelPresentation) -> Bool {
    if current == nil || current === presentation {
      current = presentation
      waiting.removeAll { $0.presentation === presentation }
      return true
    }
    if !waiting.contains(where: { $0.presentation === presentation }) { waiting.append(WeakPresentation(presentation: presentation)) }
    return false
  }

  /// Releases the level after its presentation has been removed or is no longer needed.
  package func release(_ presentation: any LevelPresentation) {
    waiting.removeAll { $0.presentation == nil || $0.presentation === presentation }
    guard current == nil || current === presentation else { return }
    current = nil
    waiting.first?.presentation?.levelDidBecomeAvailable()
  }
}
