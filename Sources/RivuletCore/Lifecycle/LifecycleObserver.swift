/// An object that acts when the content around it comes and goes.
@MainActor
package protocol LifecycleObserver: AnyObject {
  /// The content goes and does not come back.
  func scopeWillDisappear()
  /// The content disappears and is kept: it rests, waits, or another screen covers it.
  func scopeWillHide()
  /// The content that was kept has come back. It appears once it is shown.
  func scopeDidReturn()
  /// The content begins to go gradually, or comes back from that.
  func scopeLeaves(_ isLeaving: Bool)
}

extension LifecycleObserver {
  package func scopeWillHide() {}
  package func scopeDidReturn() {}
  package func scopeLeaves(_ isLeaving: Bool) {}
}
