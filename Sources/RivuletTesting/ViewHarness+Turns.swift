public import Foundation
import RivuletDrawing

extension ViewHarness {
  /// Ends the current turn immediately, including its damage, as a host does between an event and its drawing. Returns true if there were
  /// any changes.
  ///
  /// This method runs no jobs on the main queue and is intended for measurements. In other tests, use `turn(_:)`, which waits for the app
  /// to settle.
  @discardableResult
  public func runTurn() -> Bool {
    host.runTurn()
  }

  /// The damage of the last frame: a few disjoint rectangles in root coordinates, rounded outward to whole pixels. For scrolled content,
  /// the damage is the newly visible strip, while the rest is moved.
  public var damage: [CGRect] { driver.shown.damage }

  /// Updates a retained surface with the last frame at the display's scale, as a host does after a turn, by moving scrolled content and
  /// painting the damage. Paints the whole window on the first call and after the window is resized. Returns the number of pixels painted.
  @discardableResult
  public func paintDamage() -> Int {
    driver.paintDamage()
  }

  /// The current size of the data structures maintained for the view.
  public var treeSize: TreeSize {
    TreeSize(graphNodes: tree.graphNodeCount, drawingNodes: tree.drawing.liveNodeCount)
  }
}
