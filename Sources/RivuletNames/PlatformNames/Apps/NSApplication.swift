public import Foundation
import RivuletCore

/// An AppKit-compatible type that represents the app.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The running app.
  public static let shared = NSApplication()

  /// The reply to a request to quit an app.
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel, terminateNow, terminateLater
  }

  /// The way in which an app appears on the desktop. It has no effect on Linux.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  /// The delegate that `NSApplicationDelegateAdaptor` creates.
  open internal(set) weak var delegate: (any NSApplicationDelegate)?

  /// True while the app is active.
  open var isActive: Bool { AppLifecycle.phase == .active }

  /// Quits the app after asking about unsaved changes to documents, if there are any.
  open func terminate(_ sender: Any?) { AppLifecycle.scenes?.quit() }

  /// Requests to bring the app to the front. The call has no effect on Linux, where the desktop decides.
  open func activate(ignoringOtherApps flag: Bool) {}

  /// Requests to bring the app to the front. The call has no effect on Linux, where the desktop decides.
  open func activate() {}

  /// Sets the way in which the app appears on the desktop. It has no effect on Linux.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  /// A notification that is posted after the app has launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  /// A notification that is posted when the app becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// A notification that is posted when the app is no longer active.
  public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  /// A notification that is posted before the app quits.
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// An AppKit-compatible receiver of events. On Linux, views receive events directly.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  public override nonisolated init() { super.init() }
}

/// The running app.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// An AppKit-compatible type that represents the delegate of an app. The default implementation of each method does nothing.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Notifies the delegate that the app is about to finish launching.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Notifies the delegate that the app has launched, before its first window opens.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Notifies the delegate that the app has become active.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Notifies the delegate that the app is no longer active.
  func applicationDidResignActive(_ notification: Notification)
  /// Notifies the delegate that the app is about to quit.
  func applicationWillTerminate(_ notification: Notification)
  /// Returns whether to quit when the last window closes. The method is not called on Linux, where the app always quits.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Returns whether the app may quit. The method is not called on Linux, where documents ask about unsaved changes.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
}
