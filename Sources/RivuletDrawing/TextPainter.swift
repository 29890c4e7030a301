/// A painter that draws text into pixels, with the glyphs of the engine that measured the text.
package protocol TextPainter: AnyObject {
  /// Draws the visible lines of text. The origin of the target's coordinates is the origin of the text. Lines from another measurer start
  /// at the left edge of their rectangles, and their glyphs keep their natural widths.
  func paint(_ text: TextItem, on target: PixelTarget, into pixels: inout MutableRawSpan)

  /// Frees the glyphs of text that has not been used since the last call, such as past times of a clock. A host calls it occasionally.
  func forgetStaleGlyphs()
}
