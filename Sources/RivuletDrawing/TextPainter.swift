/// A type that draws text into pixels, with the glyphs of the engine that measured the text.
package protocol TextPainter: AnyObject {
  /// Draws the visible lines of text, whose origin is the origin of the target's coordinates. Lines from another measurer start at the
  /// left edges of their rectangles, and their glyphs keep their natural widths.
  func paint(_ text: TextItem, on target: PixelTarget, into pixels: inout MutableRawSpan)

  /// Releases the glyphs of text that has not been used since the last call, such as previous times on a clock. A host calls this method
  /// occasionally.
  func releaseUnusedGlyphs()
}
