import Foundation
import RivuletGeometry

/// The reusable working memory of a grid, which no longer allocates once it is large enough.
package struct GridScratch {
  /// A column or a row.
  struct Line {
    /// The distance to the previous line.
    var gap: CGFloat = 0
    var length: CGFloat = 0
    var start: CGFloat = 0
    /// The extents of the cells before and after their common guide.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// True if a cell is aligned with others at the guide.
    var hasGuide = false
    var minimum: CGFloat = 0
    var maximum: CGFloat = 0
    /// The spacing preferences of the cells that start and end here.
    var beginning: ViewSpacing.Side?
    var end: ViewSpacing.Side?

    /// Includes a cell around the guide.
    mutating func reach(_ guide: CGFloat, _ length: CGFloat) {
      let guide = guide.isFinite ? guide : 0
      before = hasGuide ? max(before, guide) : guide
      after = hasGuide ? max(after, length - guide) : length - guide
      hasGuide = true
    }

    /// The length of all cells around the guide.
    var reached: CGFloat { hasGuide ? before + after : 0 }

    mutating func forgetReach() { (before, after, hasGuide) = (0, 0, false) }
  }

  var columns: ContiguousArray<Line> = []
  var rows: ContiguousArray<Line> = []
  /// The order in which lines receive their lengths.
  var order = LayoutScratch()
  /// The result of the last `place`: the placements of the children, in order.
  package internal(set) var placements: ContiguousArray<Placement> = []

  /// Creates empty memory.
  package init() {}
}
