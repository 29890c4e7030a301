import Foundation
import RivuletDrawing

/// A key that contains everything that affects the positions of glyphs, which excludes colours and decorations.
struct ShapedTextKey: Hashable {
  let text: TextBytes
  let runs: [TextRun]

  /// Creates the key of text.
  init(_ text: StyledText) {
    self.text = TextBytes(text.string)
    runs = text.runs
  }

  static func == (left: ShapedTextKey, right: ShapedTextKey) -> Bool {
    left.runs.count == right.runs.count && left.text == right.text && zip(left.runs, right.runs).allSatisfy { $0.isShaped(like: $1) }
  }

  func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
    hasher.combine(runs.first?.font.size)
  }
}

extension TextRun {
  /// Returns true if both runs have the same glyphs at the same positions.
  func isShaped(like other: TextRun) -> Bool {
    range == other.range && font == other.font && kerning == other.kerning && baselineOffset == other.baselineOffset
  }
}
