import Foundation
import RivuletDrawing
import RivuletGeometry

/// A request for the size of text in a single style within limits.
struct TextSizeRequest: Hashable {
  let look: TextLook
  let limits: TextLimits

  static func == (left: TextSizeRequest, right: TextSizeRequest) -> Bool {
    left.limits == right.limits && left.look == right.look
  }

  func hash(into hasher: inout Hasher) {
    look.hash(into: &hasher)
    hasher.combine(limits.width.bitPattern)
  }
}

/// Text in a single style.
struct TextLook: Hashable {
  let text: TextBytes
  let font: ResolvedFont

  static func == (left: TextLook, right: TextLook) -> Bool {
    left.font == right.font && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }

  /// Returns the hash value for dictionaries. The digest is distributed well enough, and the standard hasher would take longer than the
  /// rest of a lookup.
  func _rawHashValue(seed: Int) -> Int {
    Int(truncatingIfNeeded: TextBytes.mix(digest, UInt64(truncatingIfNeeded: seed)))
  }

  /// The digest of the text and font size. Because most strings occur in only one font, other differences are left to the equality check.
  private var digest: UInt64 { text.digest ^ UInt64(font.size.bitPattern) }
}
