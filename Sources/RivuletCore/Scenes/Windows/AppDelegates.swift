/// The callbacks of an app delegate for launch, phase changes, and termination.
@MainActor
package struct AppDelegateHooks {
  package let didLaunch: @MainActor () -> Void
  package let phaseDidChange: @MainActor (ScenePhase) -> Void
  package let willTerminate: @MainActor () -> Void
  /// Adds the delegate to the environment of the app's views.
  package let supply: @MainActor (inout EnvironmentValues) -> Void

  package init(
    didLaunch: @escaping @MainActor () -> Void, phaseDidChange: @escaping @MainActor (ScenePhase) -> Void,
    willTerminate: @escaping @MainActor () -> Void, supply: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    self.didLaunch = didLaunch
    self.phaseDidChange = phaseDidChange
    self.willTerminate = willTerminate
    self.supply = supply
  }

  /// The delegate callbacks of an app that has been created but is not running yet.
  private static var waiting: [AppDelegateHooks] = []

  /// Adds delegate callbacks for the app that is being created.
  package static func add(_ hooks: AppDelegateHooks) { waiting.append(hooks) }

  /// Removes and returns the delegate callbacks for the app that is about to run.
  static func take() -> [AppDelegateHooks] {
    defer { waiting = [] }
    return waiting
  }
}
