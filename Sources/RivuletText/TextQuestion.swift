import Foundation
import RivuletDrawing
import RivuletGeometry

/// A question for the size of text of one look.
struct TextQuestion: Hashable {
  let text: TextBytes
  let font: ResolvedFont
  let limits: TextLimits

  static func == (left: TextQuestion, right: TextQuestion) -> Bool {
    left.limits == right.limits && left.font == right.font && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    // What else differs is compared: most texts are asked for in one font and few widths.
    text.hash(into: &hasher)
    hasher.combine(font.size)
    hasher.combine(limits.width)
  }
}
