import CPango
import Foundation

extension LineGlyphs {
  /// Returns the edges of a character of the text, in points from the line's left end. Both edges are at the line's right end if the
  /// character is not on the line.
  func edges(of source: Range<Int>) -> CharacterEdges {
    let leading = edge(source.lowerBound, isTrailing: false) ?? width
    // The last code point of a character may have its own glyphs.
    let trailing = edge(source.upperBound - 1, isTrailing: true) ?? leading
    return CharacterEdges(leading: leading, trailing: trailing)
  }

  /// Returns one edge of the code point that includes the code unit at an offset. A ligature is divided evenly between its characters.
  private func edge(_ source: Int, isTrailing: Bool) -> CGFloat? {
    guard let offset = shown.offset(of: source), let text else { return nil }
    for segment in segments {
      guard let item = segment.item.pointee.item, let glyphs = segment.item.pointee.glyphs else { continue }
      let start = Int(item.pointee.offset)
      guard start..<start + Int(item.pointee.length) ~= offset else { continue }
      var index = offset
      // The loop skips continuation bytes of UTF-8.
      while index > start, UInt8(bitPattern: text[index]) & 0xC0 == 0x80 { index -= 1 }
      var x: Int32 = 0
      pango_glyph_string_index_to_x(
        glyphs, text + start, item.pointee.length, &item.pointee.analysis, Int32(index - start), isTrailing ? 1 : 0, &x)
      return segment.x + CGFloat(x) / CGFloat(PANGO_SCALE) * segment.scaleX
    }
    return nil
  }
}
