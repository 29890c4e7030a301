/// A painter that turns pictures into pixels.
package protocol PicturePainter: AnyObject {
  /// Paints a picture onto a background, which replaces the previous pixels within the target's outlines. The points of the list are in the
  /// target's coordinates. Returns false if painting stopped because of an error, which should never happen.
  func paint(_ list: DisplayList, over background: PaintColor, on target: PixelTarget, into pixels: inout MutableRawSpan) -> Bool

  /// Frees the glyphs of text that has not been painted since the last call, and decoded images if they use much memory. A host calls it
  /// occasionally, between two frames.
  func forgetUnused()
}
