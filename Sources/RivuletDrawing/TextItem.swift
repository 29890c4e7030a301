package import Foundation

/// Text to draw, with its runs and lines. The item is a class, so that reading one of its properties doesn't retain the others.
package final class TextItem: Equatable, Sendable {
  /// The position of "…" in a truncated line.
  package enum Truncation: String, Sendable, CaseIterable {
    /// The position before, inside, or after the visible text.
    case head, middle, tail
  }

  /// The entire text, including truncated parts.
  package let string: String
  /// The runs, in order and without gaps or overlaps.
  package let runs: [TextRun]
  /// The lines, from top to bottom.
  package let lines: TextLines
  /// The position of "…" in truncated lines.
  package let truncation: Truncation

  /// Creates an item for text that is already laid out.
  package init(string: String, runs: [TextRun], lines: TextLines, truncation: Truncation = .tail) {
    self.string = string
    self.runs = runs
    self.lines = lines
    self.truncation = truncation
  }

  /// Creates an item with a single line whose top left corner is at the origin.
  package convenience init(
    line string: String, runs: [TextRun], width: CGFloat, height: CGFloat, baseline: CGFloat, truncation: Truncation
  ) {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let line = TextLine(rect: rect, baseline: baseline, range: 0..<string.utf8.count)
    self.init(string: string, runs: runs, lines: TextLines(line), truncation: truncation)
  }

  package static func == (lhs: TextItem, rhs: TextItem) -> Bool {
    lhs === rhs
      || lhs.truncation == rhs.truncation && lhs.string == rhs.string && lhs.lines == rhs.lines && lhs.runs == rhs.runs
  }

  /// The size of the first line box; zero if there are no lines.
  package var firstLineSize: CGSize { lines.firstLine?.rect.size ?? .zero }

  /// The union of the line boxes.
  package var bounds: CGRect { lines.boxes }

  /// The line boxes, extended by a margin for ink outside them.
  package var paintedBounds: CGRect { lines.boxes(and: runs) }
}

// The loops in this extension call no functions, which avoids reference counting.

extension TextLines {
  /// The union of the line boxes.
  fileprivate var boxes: CGRect {
    guard let firstLine else { return .null }
    guard let further else { return firstLine.rect.isNothing ? .null : firstLine.rect }
    var bounds = CGRect.null.joined(with: firstLine.rect)
    let lines = further.span
    for place in lines.indices { bounds = bounds.joined(with: lines[place].rect) }
    return bounds
  }

  /// Returns the line boxes, extended by a margin for the ink of the given runs.
  fileprivate func boxes(and runs: [TextRun]) -> CGRect {
    let bounds = boxes
    return bounds.isNothing ? bounds : bounds.grown(by: runs.size * TextMetrics.inkOutset)
  }
}

extension CGRect {
  fileprivate func grown(by outset: CGFloat) -> CGRect {
    CGRect(x: origin.x - outset, y: origin.y - outset, width: size.width + 2 * outset, height: size.height + 2 * outset)
  }
}

extension [TextRun] {
  /// The maximum distance of a character from the baseline.
  fileprivate var size: CGFloat {
    let runs = span
    if runs.count == 1 { return Swift.max(0, runs[0].font.size + abs(runs[0].baselineOffset)) }
    var size: CGFloat = 0
    for place in runs.indices { size = Swift.max(size, runs[place].font.size + abs(runs[place].baselineOffset)) }
    return size
  }
}
