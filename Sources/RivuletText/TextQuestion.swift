import Foundation
import RivuletDrawing
import RivuletGeometry

/// A question for the size of text of one look in a room.
struct TextQuestion: Hashable {
  let look: TextLook
  let limits: TextLimits

  static func == (left: TextQuestion, right: TextQuestion) -> Bool {
    left.limits == right.limits && left.look == right.look
  }

  func hash(into hasher: inout Hasher) {
    look.hash(into: &hasher)
    hasher.combine(limits.width.bitPattern)
  }
}

/// Text of one look.
struct TextLook: Hashable {
  let text: TextBytes
  let font: ResolvedFont

  static func == (left: TextLook, right: TextLook) -> Bool {
    left.font == right.font && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    // What else differs is compared: most texts are asked for in one font.
    hasher.combine(text.digest ^ UInt64(truncatingIfNeeded: font.size.bitPattern))
  }
}
