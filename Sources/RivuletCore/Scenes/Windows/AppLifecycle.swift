package import Foundation

/// The state of the running app for the UIKit and AppKit APIs. Changes are posted under those frameworks' notification names.
@MainActor
package enum AppLifecycle {
  /// The scenes of the most recently started app.
  package private(set) static weak var scenes: AppScenes?
  /// The app's phase.
  package private(set) static var phase = ScenePhase.background

  /// Starts following the events of an app.
  package static func follow(_ scenes: AppScenes) {
    self.scenes = scenes
    phase = .background
    scenes.onPhaseChange = { phaseDidChange(to: $0) }
    post("UIApplicationDidFinishLaunchingNotification", "NSApplicationDidFinishLaunchingNotification")
    scenes.onTermination = { post("UIApplicationWillTerminateNotification", "NSApplicationWillTerminateNotification") }
  }

  private static func phaseDidChange(to next: ScenePhase) {
    let old = phase
    phase = next
    if old == .background { post("UIApplicationWillEnterForegroundNotification", "UISceneWillEnterForegroundNotification") }
    if next == .active {
      post("UIApplicationDidBecomeActiveNotification", "UISceneDidActivateNotification", "NSApplicationDidBecomeActiveNotification")
    }
    if old == .active {
      post("UIApplicationWillResignActiveNotification", "UISceneWillDeactivateNotification", "NSApplicationDidResignActiveNotification")
    }
    if next == .background { post("UIApplicationDidEnterBackgroundNotification", "UISceneDidEnterBackgroundNotification") }
  }

  private static func post(_ names: String...) {
    for name in names { NotificationCenter.default.post(name: Notification.Name(name), object: nil) }
  }

  /// An identifier for the device, stored with the values of `AppStorage`.
  package static var identifier: UUID? {
    guard let defaults = IssueSink.currentServices?.userDefaults else { return nil }
    let key = "rivulet device identifier"
    if let known = defaults.string(forKey: key).flatMap({ UUID(uuidString: $0) }) { return known }
    let identifier = UUID()
    defaults.set(identifier.uuidString, forKey: key)
    return identifier
  }
}
