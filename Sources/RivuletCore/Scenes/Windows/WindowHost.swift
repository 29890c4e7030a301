/// The part of a host that shows the windows of an app. Called between turns.
@MainActor
package protocol WindowHost: AnyObject {
  /// Makes the tree of a window and shows it in front of the others.
  func open(_ window: AppWindow)
  func bringToFront(_ window: AppWindow)
  /// Closes a window permanently, and calls `AppScenes.didClose`.
  func close(_ window: AppWindow)
  /// Closes all windows; the process may end.
  func endApp()
}
