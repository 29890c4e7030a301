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

  /// What has to be painted to show the last frame: few disjoint rectangles in root coordinates, rounded outwards to whole pixels. Of content that
  /// has scrolled it is the strip that came into sight; the rest is moved.
  public var damage: [CGRect] { driver.shown.damage }

  /// Shows the last frame on pixels that are kept, at the display's scale, as a host does after a turn: moves what has scrolled, and paints what
  /// is damaged. Paints all of the window when it is called first, and after the window has got another size. Returns how many pixels were painted.
  @discardableResult
  public func paintDamage() -> Int {
    driver.paintDamage()
  }

  /// How much is kept for the view now.
  public var treeSize: TreeSize {
    TreeSize(graphNodes: tree.graphNodeCount, drawingNodes: tree.drawing.liveNodeCount)
  }
}
