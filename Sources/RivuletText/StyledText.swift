import Foundation
package import RivuletDrawing

/// A string with runs that determine its style.
package struct StyledText: Equatable, Sendable {
  /// The string, including all paragraphs.
  package var string: String
  /// The runs, in order and without gaps or overlaps. Even the empty string has one run.
  package var runs: [TextRun]

  /// Creates text with several styles.
  package init(string: String, runs: [TextRun]) {
    self.string = string
    self.runs = runs
  }

  /// Creates text with a single style.
  package init(_ string: String, font: ResolvedFont, color: PaintColor = .black) {
    self.init(string: string, runs: [TextRun(range: 0..<string.utf8.count, font: font, color: color)])
  }

  /// True if measuring the string in the first run's font gives the size of the text.
  package var isPlain: Bool {
    runs.count == 1 && runs.span[0].kerning == 0 && runs.span[0].baselineOffset == 0
  }

  /// True if parts that consist of whole lines break in the same way as the complete text. This is the case if all characters run from
  /// left to right and no letter's form depends on its neighbours.
  package var breaksInParts: Bool { !ScriptSurvey(string).dependsOnNeighbours }

  /// The font of the first run, which is read through a span to avoid copying the run.
  package var firstFont: ResolvedFont { runs.span[0].font }

  /// The size of the first run's font, in points.
  var firstSize: CGFloat { runs.span[0].font.size }

  /// Returns the runs for part of the string, with ranges relative to the part's start.
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
