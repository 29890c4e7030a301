public import Foundation
import RivuletCore

/// A UIKit-compatible window. The app's scene declares its content.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene?

  /// Creates an object that represents a scene's window.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
  }

  /// The view tree of the scene, or of the front window if the scene has none.
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

  /// The bounds of the window, with their origin at zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: tree?.size ?? UIScreen.main.bounds.size) }

  /// The size of the window. On Linux, the desktop does not reveal the window's position.
  open var frame: CGRect { bounds }

  /// The insets of edges that other elements cover, which are always zero on Linux.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The screen that contains the window.
  open var screen: UIScreen { .main }
}
