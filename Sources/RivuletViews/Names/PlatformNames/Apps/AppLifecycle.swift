import Foundation
import RivuletCore

/// The state of the running app, for the names of UIKit and AppKit.
@MainActor
enum AppLifecycle {
  /// The scenes of the app that started last.
  private(set) static weak var scenes: AppScenes?
  /// The phase of the app.
  private(set) static var phase = ScenePhase.background

  /// Follows the events of an app from now on.
  static func follow(_ scenes: AppScenes) {
    self.scenes = scenes
    phase = .background
    scenes.onPhaseChange = { phaseDidChange(to: $0) }
    post(UIApplication.didFinishLaunchingNotification, NSApplication.didFinishLaunchingNotification)
    scenes.onTermination = { post(UIApplication.willTerminateNotification, NSApplication.willTerminateNotification) }
  }

  private static func phaseDidChange(to next: ScenePhase) {
    let old = phase
    phase = next
    if old == .background { post(UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification) }
    if next == .active {
      post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification, NSApplication.didBecomeActiveNotification)
    }
    if old == .active {
      post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification, NSApplication.didResignActiveNotification)
    }
    if next == .background { post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification) }
  }

  private static func post(_ names: Notification.Name...) {
    for name in names { NotificationCenter.default.post(name: name, object: nil) }
  }

  /// An identifier of the device, stored with the values of `AppStorage`.
  static var identifier: UUID? {
    guard let defaults = IssueSink.currentServices?.userDefaults else { return nil }
    let key = "rivulet device identifier"
    if let known = defaults.string(forKey: key).flatMap({ UUID(uuidString: $0) }) { return known }
    let identifier = UUID()
    defaults.set(identifier.uuidString, forKey: key)
    return identifier
  }
}
