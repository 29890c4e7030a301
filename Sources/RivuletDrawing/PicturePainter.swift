/// A painter that turns pictures into pixels.
package protocol PicturePainter: AnyObject {
  /// Paints a picture onto a background, which replaces the former pixels within the target's outlines. The list's points are the target's
  /// coordinates. Returns false if an error ended the painting, which should never happen.
  func paint(_ list: DisplayList, over background: PaintColor, on target: PixelTarget, into pixels: inout MutableRawSpan) -> Bool

  /// Frees the glyphs of texts that were not painted since the last call, and decoded pictures if they take much memory. A host calls it now
  /// and then, between two frames.
  func forgetUnused()
}
