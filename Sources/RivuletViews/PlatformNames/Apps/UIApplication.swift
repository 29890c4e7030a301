public import Foundation
import RivuletCore

/// The app under its name in UIKit.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The app that runs.
  public static let shared = UIApplication()

  /// The visibility of the app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// A reason for the start of an app. There is never one here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// An option for opening an address. It changes nothing here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The delegate of `UIApplicationDelegateAdaptor`.
  open internal(set) weak var delegate: (any UIApplicationDelegate)?

  /// The visibility of the app.
  open var applicationState: State { AppLifecycle.phase == .active ? .active : AppLifecycle.phase == .inactive ? .inactive : .background }

  /// Whether the screen stays on while nothing happens. It changes nothing here.
  open var isIdleTimerDisabled = false
  /// The number on the icon of the app. It changes nothing here.
  open var applicationIconBadgeNumber = 0

  /// Opens an address with what people have chosen for it; the options change nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let services = IssueSink.currentServices else { return completion?(false) ?? () }
    services.openURL(url) { isOpened in MainActor.assumeIsolated { completion?(isOpened) } }
  }

  /// Opens an address with what people have chosen for it; false if nothing takes it. The options change nothing.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in open(url, options: options) { continuation.resume(returning: $0) } }
  }

  /// Whether an address has a scheme, so that something may take it: nothing is asked before it is opened.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Wants to hear of notifications of servers. There are none here.
  open func registerForRemoteNotifications() {}

  /// The address of the settings of the app. Nothing opens it here.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Told when the app has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Told when people can use the app.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Told when people can no longer use the app.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Told when people no longer see the app.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Told when people are about to see the app.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Told when the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Never told here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Never told here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// Never told here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

/// A receiver of events under its name in UIKit. Views receive them here: the class has the names that code of views looks for.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override nonisolated init() { super.init() }

  /// Never told here: there is no keyboard on the screen.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Never told here: there is no keyboard on the screen.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Never told here: there is no keyboard on the screen.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Never told here: there is no keyboard on the screen.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Never told here: there is no keyboard on the screen.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Never told here: there is no keyboard on the screen.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key of the place of the keyboard before.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the place of the keyboard.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long the keyboard moves.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how the keyboard moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// Told of an app under its name in UIKit. Each method does nothing unless the app has its own.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called once when the app starts, before the methods for the start's end.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called once when the app starts, before its first window. The answer changes nothing.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called once when the app starts, before its first window.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when people can use the app.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when people can no longer use the app.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when people no longer see the app.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when people are about to see the app.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app ends.
  func applicationWillTerminate(_ application: UIApplication)
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
}
