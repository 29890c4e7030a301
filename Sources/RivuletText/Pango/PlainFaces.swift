import CPango
import Foundation
import RivuletDrawing

/// Finds the widths of short strings of printable ASCII, which is most of what labels say.
final class PlainFaces {
  /// A font, and whether there are letters: without any the script is another one.
  private struct Key: Hashable {
    let font: ResolvedFont
    let hasLetters: Bool
  }

  /// Longer text is broken more often than not, and then shaped with all that breaking needs.
  private static let longest = 160
  /// How many fonts are known.
  var count: Int { faces.count }

  /// Nil for a font that takes some characters from another one.
  private var faces: [Key: PlainFace?] = [:]
  /// Used for each string anew.
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>

  /// No faces yet.
  init() {
    glyphs = pango_glyph_string_new()
  }

  deinit {
    pango_glyph_string_free(glyphs)
  }

  /// The width on one line in points; nil for what is not that plain.
  func width(of string: String, font: ResolvedFont, _ shaper: PangoShaper) -> CGFloat? {
    guard font.stretch == 1, let hasLetters = PlainFaces.survey(string) else { return nil }
    guard let face = face(Key(font: font.shaping, hasLetters: hasLetters), shaper) else { return nil }
    return CGFloat(face.width(of: string, glyphs)) / CGFloat(PANGO_SCALE) * font.magnification
  }

  /// Forgets all fonts.
  func removeAll() { faces.removeAll() }

  private func face(_ key: Key, _ shaper: PangoShaper) -> PlainFace? {
    if let known = faces[key] { return known }
    let characters = (0x20...0x7E).map { Unicode.Scalar($0) }.filter { key.hasLetters || !$0.properties.isAlphabetic }
    let sample = StyledText(String(String.UnicodeScalarView(characters)), font: key.font)
    let made = PlainFace(LineText(sample, 0..<sample.string.utf8.count), shaper)
    faces[key] = .some(made)
    return made
  }

  /// Whether a string has letters; nil for one that is empty, long or not of printable ASCII alone.
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
