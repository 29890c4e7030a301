import Foundation
import RivuletCore
import RivuletElements

/// The UIKit-compatible settings and notifications for assistive technologies. Settings may be read on any thread.
///
/// A view that reads one of these settings is not updated when the setting changes. Views that read the environment are.
public struct UIAccessibility {
  /// The kind of a notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A notification that most of the screen has changed. Screen readers on Linux follow the views, so only the text is spoken.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A notification that part of the screen has changed. Screen readers on Linux follow the views, so only the text is spoken.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A request to speak text.
    public static let announcement = Notification(rawValue: 1008)
    /// A request to speak the position of scrolled content.
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
  /// True if people use switches to operate the system.
  public static var isSwitchControlRunning: Bool { setting(\.accessibilitySwitchControlEnabled) }
  /// True if people prefer opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { setting(\.accessibilityReduceTransparency) }
  /// True if people prefer more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { setting { $0.colorSchemeContrast == .increased } }
  /// True if the system inverts all colours.
  public static var isInvertColorsEnabled: Bool { setting(\.accessibilityInvertColors) }
  /// True if people prefer bold letters.
  public static var isBoldTextEnabled: Bool { setting { $0.legibilityWeight == .bold } }
  /// True if people need other cues in addition to colour.
  public static var shouldDifferentiateWithoutColor: Bool { setting(\.accessibilityDifferentiateWithoutColor) }
  /// True if people prefer cross-fades to animated transitions. On desktops, the setting for reduced motion controls this.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// Requests that a screen reader speak text. Other arguments have no effect, because screen readers follow the views.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String ?? (argument as? NSAttributedString)?.string else { return }
    AccessibilityNotification.Announcement(text).post()
  }
}
