/// An object that is notified when the content around it appears and disappears.
@MainActor
package protocol LifecycleObserver: AnyObject {
  /// Called when the content is removed permanently.
  func scopeWillDisappear()
  /// Called when the content disappears but is kept: it rests, waits, or is covered by another screen.
  func scopeWillHide()
  /// Called when kept content has returned. It appears once it is shown.
  func scopeDidReturn()
  /// Called when the content begins to leave gradually, or returns from that.
  func scopeLeaves(_ isLeaving: Bool)
}

extension LifecycleObserver {
  package func scopeWillHide() {}
  package func scopeDidReturn() {}
  package func scopeLeaves(_ isLeaving: Bool) {}
}
