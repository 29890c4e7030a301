import Foundation
import RivuletDrawing
import RivuletGeometry

/// A request for the size of text with a single look in a limited space.
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

/// Text with a single look.
struct TextLook: Hashable {
  let text: TextBytes
  let font: ResolvedFont

  static func == (left: TextLook, right: TextLook) -> Bool {
    left.font == right.font && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }

  /// Returns the hash value that dictionaries use. The digest is distributed well enough without the hasher, which takes longer than the
  /// rest of a lookup.
  func _rawHashValue(seed: Int) -> Int {
    Int(truncatingIfNeeded: TextBytes.mix(digest, UInt64(truncatingIfNeeded: seed)))
  }

  /// The digest. It ignores other differences, which are found by the equality check, because most strings occur in one font only.
  private var digest: UInt64 { text.digest ^ UInt64(font.size.bitPattern) }
}
