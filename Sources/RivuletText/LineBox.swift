import Foundation
import RivuletDrawing

/// How far a line reaches above and below its baseline, in points: as far as the largest of its runs, whatever glyphs fall back.
struct LineBox {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0

  /// The box of a part of a text; an empty part counts as the run that it lies in.
  init(_ runs: [TextRun], _ range: Range<Int>) {
    for run in runs where range.isEmpty ? run.range.contains(range.lowerBound) : run.range.overlaps(range) { add(run) }
    if ascent == 0, descent == 0, let last = runs.last { add(last) }
  }

  /// From top to bottom.
  var height: CGFloat { ascent + descent }

  private mutating func add(_ run: TextRun) {
    let raised = run.baselineOffset.isFinite ? run.baselineOffset : 0
    ascent = max(ascent, run.font.ascent + raised)
    descent = max(descent, run.font.descent - raised)
  }
}
