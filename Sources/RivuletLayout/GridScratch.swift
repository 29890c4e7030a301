import Foundation
import RivuletGeometry

/// The reusable working memory of a grid. Once the memory is large enough, layout no longer allocates.
package struct GridScratch {
  /// A column or a row.
  struct Line {
    /// The gap before the line.
    var gap: CGFloat = 0
    var length: CGFloat = 0
    var start: CGFloat = 0
    /// The largest extents of the cells before and after their common guide.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// True if at least one cell is aligned by the guide.
    var hasGuide = false
    var minimum: CGFloat = 0
    var maximum: CGFloat = 0
    /// The spacing preferences of the cells that begin and end in this line.
    var beginning: ViewSpacing.Side?
    var end: ViewSpacing.Side?

    /// Extends the line's extents to include a cell.
    mutating func reach(_ guide: CGFloat, _ length: CGFloat) {
      let guide = guide.isFinite ? guide : 0
      before = hasGuide ? max(before, guide) : guide
      after = hasGuide ? max(after, length - guide) : length - guide
      hasGuide = true
    }

    /// The total extent of all cells around the guide.
    var reached: CGFloat { hasGuide ? before + after : 0 }

    mutating func resetExtents() { (before, after, hasGuide) = (0, 0, false) }
  }

  var columns: ContiguousArray<Line> = []
  var rows: ContiguousArray<Line> = []
  /// The order in which lines receive their lengths.
  var order = LayoutScratch()
  /// The placements of the children, in order, as computed by the last call to `place`.
  package internal(set) var placements: ContiguousArray<Placement> = []

  /// Creates empty working memory.
  package init() {}
}
