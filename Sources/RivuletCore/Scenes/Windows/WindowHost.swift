/// The part of a host that shows an app's windows. It is called between turns.
@MainActor
package protocol WindowHost: AnyObject {
  /// Creates the tree of a window and shows it in front of the others.
  func open(_ window: AppWindow)
  func bringToFront(_ window: AppWindow)
  /// Closes a window permanently, and calls `AppScenes.didClose`.
  func close(_ window: AppWindow)
  /// Closes all windows; the process may terminate.
  func endApp()
}
