package import Foundation
package import RivuletHost

/// A window without a screen, with its views and the damage of their last frame.
@MainActor
package final class HeadlessWindow {
  package let tree: ViewTree
  /// The app's window, or nil if the window shows only a view.
  package let appWindow: AppWindow?
  /// The changes required to display the last frame.
  package fileprivate(set) var frameDamage = FrameDamage()
  /// The areas painted for the last frame, in root points, excluding pixels that were only moved.
  package var damage: [CGRect] { frameDamage.rects }
  /// Called with each committed frame, while the drawing tree contains it.
  package var onFrame: (CommittedFrame) -> Void = { _ in }
  /// Called after each turn.
  var onTurnEnd: () -> Void = {}

  init(_ tree: ViewTree, _ appWindow: AppWindow?) {
    self.tree = tree
    self.appWindow = appWindow
    tree.drawing.keepsLayers = true
  }

  func show(_ frame: CommittedFrame, scale: CGFloat) {
    tree.drawing.drainFrame(scale: scale, window: tree.size, into: &frameDamage)
    tree.app.tracer?.causes?.recordDamage(damage, within: tree.size)
    onFrame(frame)
  }
}
