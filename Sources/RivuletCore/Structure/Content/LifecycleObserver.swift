/// An object that is notified when the surrounding content appears and disappears.
@MainActor
package protocol LifecycleObserver: AnyObject {
  /// Called when the content is removed permanently.
  func scopeWillDisappear()
  /// Called when the content disappears but is kept, because it's resting, waiting, or covered by another screen.
  func scopeWillHide()
  /// Called when kept content returns. The content appears once it's shown.
  func scopeDidReturn()
  /// Called when the content starts a leaving transition, or returns during one.
  func scopeLeaves(_ isLeaving: Bool)
}

extension LifecycleObserver {
  package func scopeWillHide() {}
  package func scopeDidReturn() {}
  package func scopeLeaves(_ isLeaving: Bool) {}
}
