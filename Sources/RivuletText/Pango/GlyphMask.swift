import CPango
import Foundation

/// Glyphs as a coverage mask at fractions of a pixel. Cairo itself moves every glyph to a whole pixel, which tears words apart on screens
/// with one pixel per point.
final class GlyphMask {
  /// A key for one of the masks of a segment.
  struct Key: Hashable {
    /// The index of the segment on its line.
    let segment: Int
    /// The scale and the fraction of a pixel at which the glyphs are drawn.
    let place: PixelPlace.Variant
  }

  /// The size above which a mask is not worth its memory; the position of large glyphs within a pixel is not noticeable.
  private static let pixelLimit = 1 << 18

  /// The coverage; nil if the glyphs leave no ink.
  let surface: OpaquePointer?
  /// The left and top edge of the mask, in pixels from the whole pixel of the glyphs' origin.
  let left: Double, top: Double

  /// Draws the glyphs of a segment from their outlines; nil if that would take too many pixels.
  init?(_ segment: LineGlyphs.Segment, _ variant: PixelPlace.Variant) {
    guard let item = segment.item.pointee.item, let string = segment.item.pointee.glyphs else { return nil }
    var ink = PangoRectangle()
    pango_glyph_string_extents(string, item.pointee.analysis.font, &ink, nil)
    let unit = Double(PANGO_SCALE)
    let scaleX = variant.scaleX * Double(segment.scaleX), scaleY = variant.scaleY * Double(segment.scaleY)
    left = (Double(ink.x) / unit * scaleX).rounded(.down) - 1
    top = (Double(ink.y) / unit * scaleY).rounded(.down) - 1
    let width = Double(ink.width) / unit * scaleX + 4, height = Double(ink.height) / unit * scaleY + 4
    guard width * height <= Double(GlyphMask.pixelLimit) else { return nil }
    guard ink.width > 0, ink.height > 0 else {
      surface = nil
      return
    }
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width.rounded(.up)), Int32(height.rounded(.up)))
    let context = cairo_create(surface)
    cairo_translate(context, variant.phase - left, -top)
    cairo_scale(context, scaleX, scaleY)
    cairo_move_to(context, 0, 0)
    pango_cairo_glyph_string_path(context, item.pointee.analysis.font, string)
    cairo_fill(context)
    cairo_destroy(context)
  }

  deinit {
    if let surface { cairo_surface_destroy(surface) }
  }
}
