/// A type that turns pictures into pixels.
package protocol PicturePainter: AnyObject {
  /// Paints a picture on a background, which replaces existing pixels inside the target's clip outlines. The list uses the target's
  /// coordinates. Returns false if an error stopped painting, which should never happen.
  func paint(_ list: DisplayList, over background: PaintColor, on target: PixelTarget, into pixels: inout MutableRawSpan) -> Bool

  /// Releases the glyphs of text that has not been painted since the last call, and decoded images if they use much memory. A host calls
  /// this method occasionally, between two frames.
  func releaseUnused()
}
