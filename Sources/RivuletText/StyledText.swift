import Foundation
package import RivuletDrawing

/// A string and how each stretch of it looks.
package struct StyledText: Equatable, Sendable {
  /// All paragraphs.
  package var string: String
  /// In order, without gaps or overlaps; at least one, also for the empty string.
  package var runs: [TextRun]

  /// Text of several looks.
  package init(string: String, runs: [TextRun]) {
    self.string = string
    self.runs = runs
  }

  /// Text of one look.
  package init(_ string: String, font: ResolvedFont, color: PaintColor = .black) {
    self.init(string: string, runs: [TextRun(range: 0..<string.utf8.count, font: font, color: color)])
  }

  /// Whether one measurement of the string in the first run's font measures all.
  package var isPlain: Bool {
    runs.count == 1 && runs.span[0].kerning == 0 && runs.span[0].baselineOffset == 0
  }

  /// Whether a part that begins and ends with lines of the whole is broken as it is in there: all runs from left to right, and no letter changes with
  /// its neighbours.
  package var breaksInParts: Bool { !ScriptSurvey(string).dependsOnNeighbours }

  /// The font of the first run; through a span, which lends the run instead of copying it.
  package var firstFont: ResolvedFont { runs.span[0].font }

  /// The size of that font in points.
  var firstSize: CGFloat { runs.span[0].font.size }

  /// The runs for a part of the string, their ranges counted from its beginning.
  package func runs(in range: Range<Int>) -> [TextRun] {
    runs.compactMap { run in
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      var shifted = run
      shifted.range = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      return shifted
    }
  }
}
