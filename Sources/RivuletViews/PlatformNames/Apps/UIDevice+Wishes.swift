public import Foundation

/// The orientations of a device under their name in UIKit.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held one of the ways in which apps are shown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// The states of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The orientation of the window.
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }

  /// Tells of turns. It changes nothing here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Tells of turns no longer. It changes nothing here.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The model in the person's language.
  public var localizedModel: String { model }
  /// The version of UIKit whose names there are.
  public var systemVersion: String { "26.0" }
  /// Tells devices apart for one maker of apps: the same in every run of an app. Nil where nothing is kept.
  public var identifierForVendor: UUID? { AppLifecycle.identifier }
  /// Whether the battery is followed. It changes nothing here.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Unknown here.
  public var batteryState: BatteryState { .unknown }
  /// Unknown here: a negative number.
  public var batteryLevel: Float { -1 }

  /// Never told here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// Never told here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Never told here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}
