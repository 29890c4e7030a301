/// An object that is notified when the content around it appears and disappears.
@MainActor
package protocol LifecycleObserver: AnyObject {
  /// Called when the content is removed permanently.
  func scopeWillDisappear()
  /// Called when the content disappears but is kept: it is resting, waiting, or covered by another screen.
  func scopeWillHide()
  /// Called when kept content has returned. The content appears once it is shown.
  func scopeDidReturn()
  /// Called when the content starts to leave gradually, or returns while leaving.
  func scopeLeaves(_ isLeaving: Bool)
}

extension LifecycleObserver {
  package func scopeWillHide() {}
  package func scopeDidReturn() {}
  package func scopeLeaves(_ isLeaving: Bool) {}
}
