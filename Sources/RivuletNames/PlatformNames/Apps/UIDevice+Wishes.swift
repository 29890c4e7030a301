public import Foundation
import RivuletCore

/// The orientation of a device, under its UIKit name.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True if the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True if apps can be shown in the orientation.
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

  /// Starts notifications of orientation changes. It has no effect here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops notifications of orientation changes. It has no effect here.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The localized name of the model.
  public var localizedModel: String { model }
  /// The UIKit version whose names are available.
  public var systemVersion: String { "26.0" }
  /// An identifier of the device that remains the same between an app's runs, or nil if there is no storage.
  public var identifierForVendor: UUID? { AppLifecycle.identifier }
  /// A Boolean value that turns on battery monitoring. It has no effect here.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// The state of the battery, which is always unknown.
  public var batteryState: BatteryState { .unknown }
  /// The battery level, which is always unknown: a negative number.
  public var batteryLevel: Float { -1 }

  /// Never posted here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// Never posted here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}
