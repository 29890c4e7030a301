public import Foundation
import RivuletCore

/// A UIKit-compatible type that represents the app.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The running app.
  public static let shared = UIApplication()

  /// The visibility of the app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// A reason for the launch of an app. No reasons are provided on Linux.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// An option for opening a URL. It has no effect on Linux.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The delegate that `UIApplicationDelegateAdaptor` creates.
  open internal(set) weak var delegate: (any UIApplicationDelegate)?

  /// The visibility of the app.
  open var applicationState: State { AppLifecycle.phase == .active ? .active : AppLifecycle.phase == .inactive ? .inactive : .background }

  /// A Boolean value that keeps the screen on while the app is idle. It has no effect on Linux.
  open var isIdleTimerDisabled = false
  /// The number on the app icon. It has no effect on Linux.
  open var applicationIconBadgeNumber = 0

  /// Opens a URL with the preferred program. The options have no effect.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let services = IssueSink.currentServices else { return completion?(false) ?? () }
    services.openURL(url) { isOpened in MainActor.assumeIsolated { completion?(isOpened) } }
  }

  /// Opens a URL with the preferred program. Returns false if no such program exists. The options have no effect.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in open(url, options: options) { continuation.resume(returning: $0) } }
  }

  /// Returns true if a URL has a scheme. The method does not check whether a program can open the URL.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Registers for remote notifications, which are not available on Linux.
  open func registerForRemoteNotifications() {}

  /// The URL of the app's settings. On Linux, no program opens this URL.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// A notification that is posted after the app has launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// A notification that is posted when the app becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// A notification that is posted when the app is no longer active.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// A notification that is posted when the app is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// A notification that is posted before the app becomes visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// A notification that is posted before the app quits.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// A notification that is never posted on Linux.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// A notification that is never posted on Linux.
  public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// A notification that is never posted on Linux.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

/// A UIKit-compatible receiver of events. On Linux, views receive events directly. The class provides the names that view code uses.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override nonisolated init() { super.init() }

  /// A notification that is never posted on Linux, because there is no onscreen keyboard.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// A notification that is never posted on Linux, because there is no onscreen keyboard.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// A notification that is never posted on Linux, because there is no onscreen keyboard.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// A notification that is never posted on Linux, because there is no onscreen keyboard.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// A notification that is never posted on Linux, because there is no onscreen keyboard.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// A notification that is never posted on Linux, because there is no onscreen keyboard.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key for the keyboard's previous frame.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's frame.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the keyboard's animation duration.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the keyboard's animation curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// A UIKit-compatible type that represents the delegate of an app. The default implementation of each method does nothing.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Notifies the delegate that the app is about to finish launching.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the app has launched, before its first window opens. The result has no effect.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the app has launched, before its first window opens.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Notifies the delegate that the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Notifies the delegate that the app is no longer active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Notifies the delegate that the app is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Notifies the delegate that the app is about to become visible.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Notifies the delegate that the app is about to quit.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns the orientations that the app supports. The method is not called on Linux, where the desktop controls windows.
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
