public import Foundation
import RivuletCore

/// A window, under its UIKit name. Its content is declared by the app's scene.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?

  /// Creates a window for a scene. It represents the scene's actual window.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
  }

  /// The views of the window: those of the scene, or of the front window for a scene without one.
  private var tree: ViewTree? { windowScene?.appWindow?.tree ?? UIWindowScene.frontTree }

  /// Ends text editing in the window. Returns false if nothing had the focus.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { tree?.keyboard.removeFocus() ?? false }

  /// True if the window has the keyboard focus.
  open var isKeyWindow: Bool { tree != nil && tree === UIWindowScene.frontTree }

  /// Brings the window to the front.
  open func makeKeyAndVisible() { makeKey() }

  /// Brings the window to the front.
  open func makeKey() {
    if let window = windowScene?.appWindow { UIWindowScene.frontTree?.app.scenes.show(window) }
  }

  /// The size of the window, from its own origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: tree?.size ?? UIScreen.main.bounds.size) }

  /// The size of the window. The desktop does not reveal the window's position.
  open var frame: CGRect { bounds }

  /// The insets of the parts at the edges that something covers. Windows have none here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The screen that the window is on.
  open var screen: UIScreen { .main }
}
