/// The calls to a delegate of an app: when the app starts, when its phase changes and when it terminates.
@MainActor
package struct AppDelegateHooks {
  package let didLaunch: @MainActor () -> Void
  package let phaseDidChange: @MainActor (ScenePhase) -> Void
  package let willTerminate: @MainActor () -> Void
  /// Supplies the delegate to the app's views.
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

  /// The delegates of an app that has been created but is not running yet.
  private static var waiting: [AppDelegateHooks] = []

  /// Adds the calls to a delegate of the app that is being created.
  package static func add(_ hooks: AppDelegateHooks) { waiting.append(hooks) }

  /// Removes and returns the delegates of the app that is about to run.
  static func take() -> [AppDelegateHooks] {
    defer { waiting = [] }
    return waiting
  }
}
