/// Something that may have to wait until it can be presented.
@MainActor
package protocol LevelPresentation: AnyObject {
  /// It may be presented now, if it is still wanted.
  func levelIsFree()
  /// The content that presents it.
  var presentingScope: Scope { get }
  /// What can be presented above it.
  var inner: PresentationLevel { get }
}

/// Content above which one thing at a time can be presented: that of a window, or of what is presented in it (B19.16).
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

  /// Whether something may be presented now; otherwise it is told as soon as it may be.
  package func claim(_ presentation: any LevelPresentation) -> Bool {
    if current == nil || current === presentation {
      current = presentation
      waiting.removeAll { $0.presentation === presentation }
      return true
    }
    if !waiting.contains(where: { $0.presentation === presentation }) { waiting.append(WeakPresentation(presentation: presentation)) }
    return false
  }

  /// It has gone, or does not want to be presented any more.
  package func release(_ presentation: any LevelPresentation) {
    waiting.removeAll { $0.presentation == nil || $0.presentation === presentation }
    guard current == nil || current === presentation else { return }
    current = nil
    waiting.first?.presentation?.levelIsFree()
  }
}
