import Foundation
import RivuletCore
import RivuletElements

/// The settings and notifications for assistive technologies, under their UIKit name. They may be read on any thread.
///
/// A view that reads a setting here is not updated when it changes; a view that reads its environment is.
public struct UIAccessibility {
  /// The kind of a notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed. Screen readers here follow the views themselves, so only text is spoken.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. Screen readers here follow the views themselves, so only text is spoken.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The position of scrolled content is to be spoken.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  private init() {}

  private static func setting(_ value: @Sendable (EnvironmentValues) -> Bool) -> Bool {
    MainThread.run { UIWindowScene.frontTree.map { value($0.rootEnvironment) } ?? false }
  }

  /// True if people prefer less motion.
  public static var isReduceMotionEnabled: Bool { setting(\.accessibilityReduceMotion) }
  /// True if a screen reader is on.
  public static var isVoiceOverRunning: Bool { setting(\.accessibilityVoiceOverEnabled) }
  /// True if people operate the system with switches.
  public static var isSwitchControlRunning: Bool { setting(\.accessibilitySwitchControlEnabled) }
  /// True if people prefer opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { setting(\.accessibilityReduceTransparency) }
  /// True if people prefer more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { setting { $0.colorSchemeContrast == .increased } }
  /// True if the system inverts all colours.
  public static var isInvertColorsEnabled: Bool { setting(\.accessibilityInvertColors) }
  /// True if people prefer bold letters.
  public static var isBoldTextEnabled: Bool { setting { $0.legibilityWeight == .bold } }
  /// True if people need more than colour to distinguish things.
  public static var shouldDifferentiateWithoutColor: Bool { setting(\.accessibilityDifferentiateWithoutColor) }
  /// True if people prefer cross-fades to motion between screens. On desktops, this is part of the setting for reduced motion.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// Speaks text. Other arguments have no effect, as screen readers follow the views themselves.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String ?? (argument as? NSAttributedString)?.string else { return }
    AccessibilityNotification.Announcement(text).post()
  }
}
