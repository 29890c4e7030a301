public import Foundation
import RivuletCore
import RivuletElements
import RivuletScreens

/// A UIKit-compatible scene, which is a visible part of the app. Each window has one scene.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The visibility of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The visibility of the scene.
  open var activationState: ActivationState { .unattached }

  /// A notification that is posted when the app becomes active. Its object is nil on Linux.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A notification that is posted when the app is no longer active. Its object is nil on Linux.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A notification that is posted before the app becomes visible. Its object is nil on Linux.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// A notification that is posted when the app is no longer visible. Its object is nil on Linux.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A UIKit-compatible scene that shows a window.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The scene's window; nil for a scene created by the app's code.
  weak var appWindow: AppWindow?
  private lazy var window = UIWindow(windowScene: self)

  /// The window as an AppKit window.
  private(set) lazy var desktopWindow: NSWindow = {
    let window = NSWindow()
    window.scene = self
    return window
  }()

  /// The windows of the scene. The array always contains one window.
  open var windows: [UIWindow] { [window] }

  /// The window that has the keyboard focus.
  open var keyWindow: UIWindow? { window.isKeyWindow ? window : nil }

  /// The screen that contains the scene.
  open var screen: UIScreen { .main }

  /// The orientation of the window.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = window.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  open override var activationState: ActivationState {
    guard let appWindow else { return Self.frontTree == nil ? .unattached : .foregroundActive }
    return switch appWindow.phase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    default: .background
    }
  }

  /// The view tree of the front window, or of a host without an app.
  static var frontTree: ViewTree? {
    guard let tree = IssueSink.currentWindow else { return nil }
    return tree.app.scenes.front?.tree ?? tree
  }

  /// The scene for views that a host shows without an app.
  private static let single = UIWindowScene()

  /// The scenes of all windows, in the order in which they were opened.
  static var connected: [UIWindowScene] {
    guard let tree = IssueSink.currentWindow else { return [] }
    let windows = tree.app.scenes.windows
    return windows.isEmpty ? [single] : windows.map(scene)
  }

  private static func scene(of window: AppWindow) -> UIWindowScene {
    if let scene = window.platformScene as? UIWindowScene { return scene }
    let scene = UIWindowScene()
    scene.appWindow = window
    window.platformScene = scene
    return scene
  }
}

/// A UIKit-compatible type that represents the orientation of a window.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// True if the window's height exceeds its width.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the window's width exceeds its height.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIApplication {
  /// The scenes of all windows.
  public var connectedScenes: Set<UIScene> { Set(UIWindowScene.connected) }

  /// All windows, in the order in which they were opened.
  public var windows: [UIWindow] { UIWindowScene.connected.flatMap(\.windows) }

  /// The window that has the keyboard focus.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
