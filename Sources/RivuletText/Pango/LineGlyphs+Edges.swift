import CPango
import Foundation

extension LineGlyphs {
  /// Returns the edges of a character, in points from the line's left end. If the character is not on the line, both edges are at the
  /// right end.
  func edges(of source: Range<Int>) -> CharacterEdges {
    let leading = edge(source.lowerBound, isTrailing: false) ?? width
    // The last code point of a character may have its own glyphs.
    let trailing = edge(source.upperBound - 1, isTrailing: true) ?? leading
    return CharacterEdges(leading: leading, trailing: trailing)
  }

  /// Returns an edge of the code point that contains the code unit at an offset. The width of a ligature is divided evenly among its
  /// characters.
  private func edge(_ source: Int, isTrailing: Bool) -> CGFloat? {
    guard let offset = shown.offset(of: source), let text else { return nil }
    for segment in segments {
      guard let item = segment.item.pointee.item, let glyphs = segment.item.pointee.glyphs else { continue }
      let start = Int(item.pointee.offset)
      guard start..<start + Int(item.pointee.length) ~= offset else { continue }
      var index = offset
      // Skips UTF-8 continuation bytes.
      while index > start, UInt8(bitPattern: text[index]) & 0xC0 == 0x80 { index -= 1 }
      var x: Int32 = 0
      pango_glyph_string_index_to_x(
        glyphs, text + start, item.pointee.length, &item.pointee.analysis, Int32(index - start), isTrailing ? 1 : 0, &x)
      return segment.x + CGFloat(x) / CGFloat(PANGO_SCALE) * segment.scaleX
    }
    return nil
  }
}
