import Foundation
import RivuletGeometry

/// Working memory of a grid, used again without an allocation.
package struct GridScratch {
  /// A column or a row.
  struct Line {
    /// The distance to the line before.
    var gap: CGFloat = 0
    var length: CGFloat = 0
    var start: CGFloat = 0
    /// How far cells reach before and after their common guide.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// Whether any cell meets others at the guide.
    var hasGuide = false
    var minimum: CGFloat = 0
    var maximum: CGFloat = 0
    /// The wishes of the cells that begin and end here for their neighbours.
    var beginning: ViewSpacing.Side?
    var end: ViewSpacing.Side?

    /// Takes note of a cell around the guide.
    mutating func reach(_ guide: CGFloat, _ length: CGFloat) {
      let guide = guide.isFinite ? guide : 0
      before = hasGuide ? max(before, guide) : guide
      after = hasGuide ? max(after, length - guide) : length - guide
      hasGuide = true
    }

    /// The length of the cells around the guide.
    var reached: CGFloat { hasGuide ? before + after : 0 }

    mutating func forgetReach() { (before, after, hasGuide) = (0, 0, false) }
  }

  var columns: ContiguousArray<Line> = []
  var rows: ContiguousArray<Line> = []
  /// Puts lines in the order in which they are served.
  var order = LayoutScratch()
  /// The result of the last `place`: one for each child, in their order.
  package internal(set) var placements: ContiguousArray<Placement> = []

  /// Memory that has not grown yet.
  package init() {}
}
