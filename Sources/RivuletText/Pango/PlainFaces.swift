import CPango
import Foundation
import RivuletDrawing

/// A shaper for short strings of printable ASCII characters, such as most labels.
final class PlainFaces {
  /// A font, and whether its strings contain letters. Strings without letters belong to a different script.
  private struct Key: Hashable {
    let font: ResolvedFont
    let hasLetters: Bool
  }

  /// The maximum length of a string. Longer text usually has to be broken, which requires complete shaping.
  private static let longest = 160
  /// The number of cached fonts.
  var count: Int { faces.count }

  /// The cached faces; nil for a font that needs another font for some characters.
  private var faces: [Key: PlainFace?] = [:]

  /// Returns the width on a single line, in points; nil if the text is not supported.
  func width(of string: String, font: ResolvedFont, _ shaper: PangoShaper) -> CGFloat? {
    guard let face = face(for: string, font: font, shaper) else { return nil }
    return CGFloat(face.width(of: string)) / CGFloat(PANGO_SCALE) * font.magnification
  }

  /// Returns the glyphs of a line; nil if the line is not supported.
  func glyphs(of line: LineText, _ shaper: PangoShaper) -> PlainGlyphs? {
    guard !line.isRightToLeft, line.spans.count == 1, line.spans[0].kerning == 0 else { return nil }
    return face(for: line.string, font: line.spans[0].font, shaper)?.glyphs(of: line.string)
  }

  /// Returns the face for a string; nil if the string is not supported.
  private func face(for string: String, font: ResolvedFont, _ shaper: PangoShaper) -> PlainFace? {
    guard font.stretch == 1, let hasLetters = PlainFaces.survey(string) else { return nil }
    return face(Key(font: font.shaping, hasLetters: hasLetters), shaper)
  }

  /// Removes all fonts.
  func removeAll() { faces.removeAll() }

  private func face(_ key: Key, _ shaper: PangoShaper) -> PlainFace? {
    if let known = faces[key] { return known }
    let characters = (0x20...0x7E).map { Unicode.Scalar($0) }.filter { key.hasLetters || !$0.properties.isAlphabetic }
    let sample = StyledText(String(String.UnicodeScalarView(characters)), font: key.font)
    let made = PlainFace(LineText(sample, 0..<sample.string.utf8.count), shaper)
    faces[key] = .some(made)
    return made
  }

  /// Returns whether a string contains letters; nil if the string is empty, too long, or not entirely printable ASCII.
  private static func survey(_ string: String) -> Bool? {
    guard 1...longest ~= string.utf8.count else { return nil }
    var hasLetters = false
    for byte in string.utf8 {
      guard 0x20...0x7E ~= byte else { return nil }
      if UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 { hasLetters = true }
    }
    return hasLetters
  }
}
