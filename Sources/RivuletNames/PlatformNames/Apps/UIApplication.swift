public import Foundation
import RivuletCore

/// The app, under its UIKit name.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The running app.
  public static let shared = UIApplication()

  /// The visibility of the app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// A reason for the launch of an app. There is never one here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// An option for opening a URL. It has no effect here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The delegate of `UIApplicationDelegateAdaptor`.
  open internal(set) weak var delegate: (any UIApplicationDelegate)?

  /// The visibility of the app.
  open var applicationState: State { AppLifecycle.phase == .active ? .active : AppLifecycle.phase == .inactive ? .inactive : .background }

  /// A Boolean value that keeps the screen on when idle. It has no effect here.
  open var isIdleTimerDisabled = false
  /// The number on the app icon. It has no effect here.
  open var applicationIconBadgeNumber = 0

  /// Opens a URL with the preferred program. The options have no effect.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let services = IssueSink.currentServices else { return completion?(false) ?? () }
    services.openURL(url) { isOpened in MainActor.assumeIsolated { completion?(isOpened) } }
  }

  /// Opens a URL with the preferred program. Returns false if there is none. The options have no effect.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in open(url, options: options) { continuation.resume(returning: $0) } }
  }

  /// Returns true if a URL has a scheme. No program is asked before the URL is opened.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Registers for remote notifications. There are none here.
  open func registerForRemoteNotifications() {}

  /// The URL of the app's settings. No program opens it here.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Posted after the app has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is no longer active.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app becomes visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted before the app quits.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Never posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// Never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

/// A receiver of events, under its UIKit name. Events go to views here. The class provides the names that view code uses.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override nonisolated init() { super.init() }

  /// Never posted here, as there is no onscreen keyboard.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Never posted here, as there is no onscreen keyboard.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Never posted here, as there is no onscreen keyboard.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Never posted here, as there is no onscreen keyboard.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Never posted here, as there is no onscreen keyboard.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Never posted here, as there is no onscreen keyboard.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key for the previous frame of the keyboard.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the frame of the keyboard.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the keyboard's animation.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// The delegate of an app, under its UIKit name. The default implementation of each method does nothing.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called once when the app starts, before the methods that are called at the end of the launch.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called once when the app starts, before its first window. The result has no effect.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called once when the app starts, before its first window.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the app becomes active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is no longer active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app becomes visible.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app quits.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns the orientations that the app allows. It is not called, because the desktop controls windows.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
