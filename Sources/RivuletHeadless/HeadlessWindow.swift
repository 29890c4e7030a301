package import Foundation
package import RivuletHost

/// A window without a screen: its views, and the damage of their last frame.
@MainActor
package final class HeadlessWindow {
  package let tree: ViewTree
  /// The app's window; nil if there is only a view.
  package let appWindow: AppWindow?
  /// The work for displaying the last frame.
  package fileprivate(set) var frameDamage = FrameDamage()
  /// The areas painted for the last frame, in root points. Pixels that have only moved are left out.
  package var damage: [CGRect] { frameDamage.rects }
  /// Called with each committed frame while the drawing tree contains it.
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
    tree.app.tracer?.causes?.recordDamage(damage)
    onFrame(frame)
  }
}
