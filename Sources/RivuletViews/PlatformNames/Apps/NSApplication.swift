public import Foundation
import RivuletCore

/// The app under its name in AppKit.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The app that runs.
  public static let shared = NSApplication()

  /// Whether an app may end.
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel, terminateNow, terminateLater
  }

  /// The places in which an app appears. It changes nothing here.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  /// The delegate of `NSApplicationDelegateAdaptor`.
  open internal(set) weak var delegate: (any NSApplicationDelegate)?

  /// Whether people use the app.
  open var isActive: Bool { AppLifecycle.phase == .active }

  /// Ends the app, unless people are asked first about changes of a document.
  open func terminate(_ sender: Any?) { AppLifecycle.scenes?.quit() }

  /// Comes to the front. The desktop decides about that here.
  open func activate(ignoringOtherApps flag: Bool) {}

  /// Comes to the front. The desktop decides about that here.
  open func activate() {}

  /// Shows the app there. It changes nothing here.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  /// Told when the app has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  /// Told when people use the app.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// Told when people use the app no longer.
  public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  /// Told when the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// A receiver of events under its name in AppKit. Views receive them here.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  public override nonisolated init() { super.init() }
}

/// The app that runs.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// Told of an app under its name in AppKit. Each method does nothing unless the app has its own.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called once when the app starts, before the method for the start's end.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called once when the app starts, before its first window.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called when people use the app.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Called when people use the app no longer.
  func applicationDidResignActive(_ notification: Notification)
  /// Called when the app ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Whether the app ends with its last window. Not called: it does.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Whether the app may end. Not called: documents ask people.
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
