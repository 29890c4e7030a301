public import Foundation
import RivuletDrawing

extension ViewHarness {
  /// Ends the current turn immediately, up to the damage, as a host does between an event and its drawing. Returns true if there were any
  /// changes.
  ///
  /// It runs no jobs on the main queue. It is meant for measurements; in other tests, use `turn(_:)`, which settles.
  @discardableResult
  public func runTurn() -> Bool {
    host.runTurn()
  }

  /// The damage of the last frame: a few disjoint rectangles in root coordinates, rounded outwards to whole pixels. For scrolled content,
  /// this is the strip that became visible; the rest is moved.
  public var damage: [CGRect] { driver.shown.damage }

  /// Updates a retained surface with the last frame, at the display's scale, as a host does after a turn: moves scrolled content, and
  /// paints the damage. Paints the whole window in the first call and after the window has been resized. Returns the number of painted
  /// pixels.
  @discardableResult
  public func paintDamage() -> Int {
    driver.paintDamage()
  }

  /// The current size of the structures kept for the view.
  public var treeSize: TreeSize {
    TreeSize(graphNodes: tree.graphNodeCount, drawingNodes: tree.drawing.liveNodeCount)
  }
}
