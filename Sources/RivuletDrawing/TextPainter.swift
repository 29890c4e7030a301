/// A painter that draws text into pixels, with the glyphs of the engine that has measured it.
package protocol TextPainter: AnyObject {
  /// Draws the lines of a text as far as they show. The origin of the target's coordinates is the text's own. Lines from another measurer
  /// begin where their rectangles do; their glyphs keep their natural widths.
  func paint(_ text: TextItem, on target: PixelTarget, into pixels: inout MutableRawSpan)

  /// Frees the glyphs of texts that were not used since the last call, such as the past times of a clock. A host calls it now and then.
  func forgetStaleGlyphs()
}
