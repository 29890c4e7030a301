/// The part of a host that manages an app's windows. Its methods are called between turns.
@MainActor
package protocol WindowHost: AnyObject {
  /// Creates the tree of a window and shows the window in front of all others.
  func open(_ window: AppWindow)
  func bringToFront(_ window: AppWindow)
  /// Closes a window permanently, then calls `AppScenes.didClose`.
  func close(_ window: AppWindow)
  /// Closes all windows. The process may terminate.
  func endApp()
}
