import Foundation
import RivuletDrawing
import RivuletGeometry

/// The widths and heights of parts of styled text, computed with a measurer that only measures strings in a single style.
struct MeasuredAdvances {
  /// The measurer, which is used only for the sizes of single lines.
  private let measurer: any TextMeasuring

  /// Creates advances that use a measurer.
  init(_ measurer: any TextMeasuring) {
    self.measurer = measurer
  }

  /// Returns the width of part of the text on a single line.
  func width(_ text: StyledText, _ range: Range<Int>) -> CGFloat {
    var width: CGFloat = 0
    for run in text.runs {
      let part = run.range.clamped(to: range)
      if part.isEmpty { continue }
      let string = String(text.string.utf8Part(part))
      width += measurer.size(of: string, font: run.font, proposal: .unspecified, lineLimit: 1).width
      width += run.kerning * CGFloat(string.count)
    }
    return width
  }

  /// Returns the extent of part of the text above and below its baseline. An empty part uses the run that contains its position.
  func extents(_ text: StyledText, _ range: Range<Int>) -> (ascent: CGFloat, descent: CGFloat) {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    for run in text.runs where run.range.overlaps(range) || run.range.contains(range.lowerBound) || run == text.runs.last {
      if run == text.runs.last, !run.range.overlaps(range), ascent > 0 { continue }
      let baseline = measurer.baseline(of: run.font)
      ascent = max(ascent, baseline + run.baselineOffset)
      descent = max(descent, measurer.lineHeight(run.font) - baseline - run.baselineOffset)
    }
    return (ascent, descent)
  }

  /// Returns the x-coordinate of a character's left edge, or nil if the character is not on the line. All text is assumed to run from
  /// left to right.
  func position(of offset: Int, on line: TextLine, of text: StyledText) -> CGFloat? {
    guard line.range.contains(offset) else { return nil }
    return line.rect.minX + width(text, line.range.lowerBound..<offset)
  }

  /// Returns the edges of the characters between boundaries. All text is assumed to run from left to right.
  func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
    let places = boundaries.map { line.rect.minX + width(text, line.range.lowerBound..<max($0, line.range.lowerBound)) }
    return zip(places, places.dropFirst()).map { CharacterEdges(leading: $0, trailing: $1) }
  }

  /// Returns the width of "…" at an offset.
  func ellipsisWidth(_ text: StyledText, at offset: Int) -> CGFloat {
    guard let run = text.runs.last(where: { $0.range.lowerBound < offset }) ?? text.runs.first else { return 0 }
    return measurer.size(of: "…", font: run.font, proposal: .unspecified, lineLimit: 1).width
  }
}

extension String {
  /// Returns the substring between two offsets in UTF-8 code units.
  func utf8Part(_ range: Range<Int>) -> Substring {
    self[utf8.index(startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)]
  }
}
