public import Foundation
import RivuletCore

/// A UIKit-compatible type that represents the orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True if the device is upright, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True if interfaces support the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The orientation of the window.
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }

  /// Begins generating notifications of orientation changes. It has no effect on Linux.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops generating notifications of orientation changes. It has no effect on Linux.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The localized name of the model.
  public var localizedModel: String { model }
  /// The version of UIKit whose names are available.
  public var systemVersion: String { "26.0" }
  /// A persistent identifier of the device, or nil if no storage is available.
  public var identifierForVendor: UUID? { AppLifecycle.identifier }
  /// A Boolean value that enables battery monitoring. It has no effect on Linux.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// The state of the battery, which is always unknown.
  public var batteryState: BatteryState { .unknown }
  /// The battery level, which is always unknown and therefore negative.
  public var batteryLevel: Float { -1 }

  /// A notification that is never posted on Linux.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// A notification that is never posted on Linux.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// A notification that is never posted on Linux.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}
