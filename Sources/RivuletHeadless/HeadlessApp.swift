import Foundation
package import RivuletHost

/// An app that runs without a screen. Its windows open, come to the front, and close at the app's request.
@MainActor
package final class HeadlessApp {
  package let host: HeadlessHost
  private let clock: VirtualClock
  private let configuration: HeadlessConfiguration
  /// The view tree that evaluates the app's body.
  private let appTree: ViewTree
  /// The drivers of the open windows, in the order the windows were opened.
  package private(set) var drivers: [HeadlessDriver] = []
  /// True if the app has ended.
  package private(set) var hasEnded = false

  /// Creates the app without evaluating it.
  ///
  /// - Parameters:
  ///   - root: The view that evaluates the app.
  ///   - configuration: The configuration of the host. Its size applies to phone windows, while a desktop window uses the size of its
  ///     scene.
  package init<Root: View>(
    _ root: Root, configuration: HeadlessConfiguration, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    clock = VirtualClock(at: configuration.startDate)
    self.configuration = configuration.completed(clock)
    host = HeadlessHost(configuration: self.configuration, environment: environment)
    appTree = host.makeAppTree(root)
    scenes.begin(with: appTree, host: self, name: AppName.name(of: scenes))
  }

  package var scenes: AppScenes { host.app.scenes }

  /// The driver of the front window, or nil if no window is open.
  package var front: HeadlessDriver? { drivers.first { $0.shown.appWindow === scenes.front } }

  /// Evaluates the app and opens its first windows.
  package func start() {
    host.runTurn()
    host.inTimeScope { scenes.openInitialWindows() }
  }
}

extension HeadlessApp: WindowHost {
  package func open(_ window: AppWindow) {
    let shown = host.open(window, size: configuration.size)
    window.setPhase(.active)
    host.runTurn()
    if host.idiom == .desktop {
      let tree = shown.tree
      let sizing = WindowSizing(
        idiom: .desktop, settings: window.attributes?.settings ?? WindowSettings(), taking: tree.spaceFillingKind,
        measuring: tree.contentSize)
      tree.setSize(sizing.initial)
    }
    let driver = HeadlessDriver(shown, of: host, clock, configuration.rasterizer)
    drivers.append(driver)
    if host.idiom == .desktop { shown.onTurnEnd = { [weak driver] in driver?.growIfNeeded() } }
  }

  package func bringToFront(_ window: AppWindow) {}

  package func close(_ window: AppWindow) {
    guard let index = drivers.firstIndex(where: { $0.shown.appWindow === window }) else { return }
    host.close(drivers.remove(at: index).shown)
    scenes.didClose(window)
  }

  package func endApp() {
    guard !hasEnded else { return }
    hasEnded = true
    host.inTimeScope { scenes.willTerminate() }
    for window in scenes.windows { close(window) }
  }
}
