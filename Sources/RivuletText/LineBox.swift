import Foundation
import RivuletDrawing

/// The extent of a line above and below its baseline, in points. The largest run determines the extent, regardless of fallback glyphs.
struct LineBox {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0

  /// Creates the box for part of the text. An empty part uses the run that contains its position.
  init(_ runs: [TextRun], _ range: Range<Int>) {
    for run in runs where range.isEmpty ? run.range.contains(range.lowerBound) : run.range.overlaps(range) { add(run) }
    if ascent == 0, descent == 0, let last = runs.last { add(last) }
  }

  /// The distance from top to bottom.
  var height: CGFloat { ascent + descent }

  private mutating func add(_ run: TextRun) {
    let raised = run.baselineOffset.isFinite ? run.baselineOffset : 0
    ascent = max(ascent, run.font.ascent + raised)
    descent = max(descent, run.font.descent - raised)
  }
}
