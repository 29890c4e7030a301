public import Foundation
import RivuletCore
public import RivuletFoundation

/// Notifications that an app posts to screen readers in addition to changes in its views (documentation).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum AccessibilityNotification {
  /// A notification that speaks text.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement from a string.
    public init(_ announcement: String) { text = announcement }

    /// Creates an announcement from an attributed string's characters.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Creates an announcement from a localized string resource.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    /// Speaks the text.
    public func post() { AccessibilityNotification.say(text) }
  }

  /// A notification that speaks the position of scrolled content.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Creates a notification from a string.
    public init(_ scrollStatus: String) { text = scrollStatus }

    /// Creates a notification from an attributed string's characters.
    public init(_ scrollStatus: AttributedString) { text = String(scrollStatus.characters) }

    /// Creates a notification from a localized string resource.
    public init(_ scrollStatus: LocalizedStringResource) { text = String(localized: scrollStatus) }

    /// Speaks the text.
    public func post() { AccessibilityNotification.say(text) }
  }

  /// A notification that part of the screen has changed. Screen readers track the views themselves, so posting the notification only speaks
  /// text.
  public struct LayoutChanged {
    private let element: Any?

    /// - Parameter element: The element to read next. Only a string has an effect, because UIKit elements aren't available.
    public init(_ element: Any? = nil) { self.element = element }

    /// Speaks the element if it is a string.
    public func post() { if let text = element as? String { AccessibilityNotification.say(text) } }
  }

  /// A notification that most of the screen has changed. Screen readers track the views themselves, so posting the notification only speaks
  /// text.
  public struct ScreenChanged {
    private let element: Any?

    /// - Parameter element: The element to read next. Only a string has an effect, because UIKit elements aren't available.
    public init(_ element: Any? = nil) { self.element = element }

    /// Speaks the element if it is a string.
    public func post() { if let text = element as? String { AccessibilityNotification.say(text) } }
  }

  /// Speaks text. This method can be called on any thread.
  private static func say(_ text: String) {
    guard !text.isEmpty else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { IssueSink.currentServices?.announce(text) }
    } else {
      Task { @MainActor in IssueSink.currentServices?.announce(text) }
    }
  }
}
