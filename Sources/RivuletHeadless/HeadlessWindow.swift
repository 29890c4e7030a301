package import Foundation
package import RivuletHost

/// A window without a screen: its views, and what had to be painted to show their last frame.
@MainActor
package final class HeadlessWindow {
  package let tree: ViewTree
  /// What the app knows of the window; nil where there is only a view.
  package let appWindow: AppWindow?
  /// What there was to do to show the last frame.
  @exclusivity(unchecked) package fileprivate(set) var frameDamage = FrameDamage()
  /// What had to be painted to show the last frame, in root points; pixels that have only moved are left out.
  package var damage: [CGRect] { frameDamage.rects }
  /// Called with each committed frame, while the drawing tree shows it.
  package var onFrame: (CommittedFrame) -> Void = { _ in }

  init(_ tree: ViewTree, _ appWindow: AppWindow?) {
    self.tree = tree
    self.appWindow = appWindow
    tree.drawing.keepsLayers = true
  }

  func show(_ frame: CommittedFrame, scale: CGFloat) {
    tree.drawing.drainFrame(scale: scale, window: tree.size, into: &frameDamage)
    onFrame(frame)
  }
}
