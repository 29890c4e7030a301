public import Foundation
import RivuletCore
public import RivuletFoundation

/// What an app tells people who use a screen reader, without a change of its views (documentation).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum AccessibilityNotification {
  /// Says a text.
  public struct Announcement: Sendable {
    private let text: String

    /// Says a text as it is.
    public init(_ announcement: String) { text = announcement }

    /// Says the characters of a text.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Says a text from the string table.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    /// Says the text.
    public func post() { AccessibilityNotification.say(text) }
  }

  /// Says where what is scrolled has come to.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Says a text as it is.
    public init(_ scrollStatus: String) { text = scrollStatus }

    /// Says the characters of a text.
    public init(_ scrollStatus: AttributedString) { text = String(scrollStatus.characters) }

    /// Says a text from the string table.
    public init(_ scrollStatus: LocalizedStringResource) { text = String(localized: scrollStatus) }

    /// Says the text.
    public func post() { AccessibilityNotification.say(text) }
  }

  /// Tells that a part of the screen has changed. Screen readers here follow the views themselves: only a text that is named is said.
  public struct LayoutChanged {
    private let element: Any?

    /// - Parameter element: What is read next: a text, or an element of UIKit, which there is none of here.
    public init(_ element: Any? = nil) { self.element = element }

    /// Says the element, if it is a text.
    public func post() { if let text = element as? String { AccessibilityNotification.say(text) } }
  }

  /// Tells that most of the screen has changed. Screen readers here follow the views themselves: only a text that is named is said.
  public struct ScreenChanged {
    private let element: Any?

    /// - Parameter element: What is read next: a text, or an element of UIKit, which there is none of here.
    public init(_ element: Any? = nil) { self.element = element }

    /// Says the element, if it is a text.
    public func post() { if let text = element as? String { AccessibilityNotification.say(text) } }
  }

  /// May be called on any thread.
  private static func say(_ text: String) {
    guard !text.isEmpty else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { IssueSink.currentServices?.announce(text) }
    } else {
      Task { @MainActor in IssueSink.currentServices?.announce(text) }
    }
  }
}
