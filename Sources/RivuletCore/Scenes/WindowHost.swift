/// Shows the windows of an app. Called between turns.
@MainActor
package protocol WindowHost: AnyObject {
  /// Makes the tree of a window and shows it in front of the others.
  func open(_ window: AppWindow)
  func bringToFront(_ window: AppWindow)
  /// Takes a window away for good, and tells `AppScenes.didClose`.
  func close(_ window: AppWindow)
  /// Closes all windows; the process may end.
  func endApp()
}
