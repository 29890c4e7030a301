public import Foundation
import RivuletCore

/// The app, under its AppKit name.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The running app.
  public static let shared = NSApplication()

  /// The reply to a request to quit an app.
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel, terminateNow, terminateLater
  }

  /// The parts of the desktop in which an app appears. It has no effect here.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  /// The delegate of `NSApplicationDelegateAdaptor`.
  open internal(set) weak var delegate: (any NSApplicationDelegate)?

  /// True while the app is active.
  open var isActive: Bool { AppLifecycle.phase == .active }

  /// Quits the app, unless people are first asked about unsaved changes to a document.
  open func terminate(_ sender: Any?) { AppLifecycle.scenes?.quit() }

  /// Asks to bring the app to the front. It has no effect here, as the desktop decides.
  open func activate(ignoringOtherApps flag: Bool) {}

  /// Asks to bring the app to the front. It has no effect here, as the desktop decides.
  open func activate() {}

  /// Sets the parts of the desktop in which the app appears. It has no effect here.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  /// Posted after the app has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  /// Posted when the app becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// Posted when the app is no longer active.
  public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  /// Posted before the app quits.
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// A receiver of events, under its AppKit name. Events go to views here.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  public override nonisolated init() { super.init() }
}

/// The running app.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The delegate of an app, under its AppKit name. The default implementation of each method does nothing.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called once when the app starts, before `applicationDidFinishLaunching`.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called once when the app starts, before its first window.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called when the app becomes active.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Called when the app is no longer active.
  func applicationDidResignActive(_ notification: Notification)
  /// Called before the app quits.
  func applicationWillTerminate(_ notification: Notification)
  /// Returns true to quit when the last window closes. It is not called: an app always quits then.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Decides whether the app may quit. It is not called: documents ask people.
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
