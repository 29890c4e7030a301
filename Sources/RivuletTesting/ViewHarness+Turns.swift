public import Foundation
import RivuletDrawing

extension ViewHarness {
  /// Ends the current turn at once, up to the damage, as a host does between an event and its drawing; tells whether anything waited.
  ///
  /// It runs no job of the main queue. For what takes part in measurements; tests are better served by `turn(_:)`, which settles.
  @discardableResult
  public func runTurn() -> Bool {
    host.runTurn()
  }

  /// What the last frame may have changed on screen: few disjoint rectangles in root coordinates, rounded outwards to whole pixels.
  public var damage: [CGRect] { host.damage }

  /// Paints what the last frame damaged, at the display's scale, on pixels that are kept: what a host does after a turn. All of the window
  /// when it is called first, and after the window has got another size. Returns how many pixels were painted.
  @discardableResult
  public func paintDamage() -> Int {
    driver.paintDamage()
  }

  /// How much is kept for the view now.
  public var treeSize: TreeSize {
    TreeSize(graphNodes: tree.graphNodeCount, drawingNodes: tree.drawing.liveNodeCount)
  }
}
