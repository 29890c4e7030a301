import Foundation
import RivuletDrawing
import RivuletGeometry

/// A request for the size of text with one look in a limited room.
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

/// A text with one look.
struct TextLook: Hashable {
  let text: TextBytes
  let font: ResolvedFont

  static func == (left: TextLook, right: TextLook) -> Bool {
    left.font == right.font && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }

  /// Returns the hash value that dictionaries use. The digest is spread well enough without the hasher, which takes longer than the rest of
  /// an answer.
  func _rawHashValue(seed: Int) -> Int {
    Int(truncatingIfNeeded: TextBytes.mix(digest, UInt64(truncatingIfNeeded: seed)))
  }

  /// The digest. It leaves out other differences, which equality finds: most texts occur in one font only.
  private var digest: UInt64 { text.digest ^ UInt64(font.size.bitPattern) }
}
