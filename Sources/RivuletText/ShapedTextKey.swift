import Foundation
import RivuletDrawing

/// Styled text as far as the places of its glyphs depend on it: colours and decorations make no difference.
struct ShapedTextKey: Hashable {
  let text: TextBytes
  let runs: [TextRun]

  /// The key of a text.
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
  /// Whether the glyphs of both are the same and lie in the same places.
  func isShaped(like other: TextRun) -> Bool {
    range == other.range && font == other.font && kerning == other.kerning && baselineOffset == other.baselineOffset
  }
}
