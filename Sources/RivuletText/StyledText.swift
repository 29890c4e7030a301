import Foundation
package import RivuletDrawing

/// A string with runs that determine its look.
package struct StyledText: Equatable, Sendable {
  /// The string with all paragraphs.
  package var string: String
  /// The runs in order, without gaps or overlaps. There is at least one run, even for the empty string.
  package var runs: [TextRun]

  /// Creates text with several looks.
  package init(string: String, runs: [TextRun]) {
    self.string = string
    self.runs = runs
  }

  /// Creates text with a single look.
  package init(_ string: String, font: ResolvedFont, color: PaintColor = .black) {
    self.init(string: string, runs: [TextRun(range: 0..<string.utf8.count, font: font, color: color)])
  }

  /// True if a single measurement of the string in the first run's font measures the whole text.
  package var isPlain: Bool {
    runs.count == 1 && runs.span[0].kerning == 0 && runs.span[0].baselineOffset == 0
  }

  /// True if a part that consists of whole lines breaks in the same way as within the text. All characters then run from left to right, and
  /// no letter changes form with its neighbours.
  package var breaksInParts: Bool { !ScriptSurvey(string).dependsOnNeighbours }

  /// The font of the first run. It is read through a span, which avoids a copy of the run.
  package var firstFont: ResolvedFont { runs.span[0].font }

  /// The size of the first run's font, in points.
  var firstSize: CGFloat { runs.span[0].font.size }

  /// Returns the runs of a part of the string, with ranges relative to the start of the part.
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
