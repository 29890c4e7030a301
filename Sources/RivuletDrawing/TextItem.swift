package import Foundation

/// Text to draw: what it says, how each stretch looks, and where its lines are.
package struct TextItem: Equatable, Sendable {
  /// Where "…" goes in a truncated line.
  package enum Truncation: String, Sendable, CaseIterable {
    /// Before the beginning, in the middle, or after the end of what is shown.
    case head, middle, tail
  }

  /// All of the text, the part that has no room included.
  package var string: String
  /// In order, without gaps or overlaps.
  package var runs: [TextRun]
  /// Top to bottom.
  package var lines: [TextLine]
  /// Holds for every truncated line.
  package var truncation: Truncation

  /// Text that is laid out already.
  package init(string: String, runs: [TextRun], lines: [TextLine], truncation: Truncation = .tail) {
    self.string = string
    self.runs = runs
    self.lines = lines
    self.truncation = truncation
  }

  /// The union of the line boxes.
  package var bounds: CGRect {
    lines.reduce(.null) { $0.union($1.rect) }
  }

  /// The line boxes and what ink may reach beyond them.
  package var paintedBounds: CGRect {
    let size = runs.reduce(0) { max($0, $1.font.size + abs($1.baselineOffset)) }
    return bounds.insetBy(dx: -size * TextMetrics.inkOutset, dy: -size * TextMetrics.inkOutset)
  }
}
