import CPango
import Foundation

/// A coverage mask of glyphs positioned at fractions of a pixel, composed of atlas images. Cairo itself rounds each glyph's position to a
/// whole pixel, which makes letter spacing uneven on screens with one pixel per point.
final class GlyphMask {
  /// A key that identifies a mask of a segment.
  struct Key: Hashable {
    /// The index of the segment in its line.
    let segment: Int
    /// The scale and subpixel offset at which the glyphs are drawn.
    let place: PixelPlace.Variant
  }

  /// A glyph and the whole pixel at which it is placed.
  private struct Placed {
    let key: GlyphSet.Key
    let x: Int, y: Int
    /// The glyph's image; nil if the glyph is too large.
    let picture: GlyphPicture?
  }

  /// The number of pixels above which no mask is created. The subpixel positions of large glyphs are not noticeable.
  private static let pixelLimit = 1 << 18
  /// The value of PANGO_GLYPH_EMPTY, a macro that Swift does not import.
  private static let emptyGlyph = PangoGlyph(0x0FFF_FFFF)

  /// The coverage; nil if the glyphs have no ink.
  let surface: OpaquePointer?
  /// The left and top edges of the mask, in pixels, relative to the whole pixel that contains the glyphs' origin.
  let left: Double, top: Double

  /// Creates a mask of a segment's glyphs; nil if the mask would have too many pixels.
  init?(_ segment: LineGlyphs.Segment, _ variant: PixelPlace.Variant, _ atlas: GlyphAtlas) {
    guard let item = segment.item.pointee.item, let string = segment.item.pointee.glyphs, let font = item.pointee.analysis.font else {
      return nil
    }
    atlas.beginUse()
    let set = atlas.set(
      font, scaleX: variant.scaleX * Double(segment.scaleX), scaleY: variant.scaleY * Double(segment.scaleY))
    let placed = GlyphMask.place(string.pointee, set, atlas, phase: variant.phase)
    var box = CGRect.null
    for glyph in placed {
      let own: CGRect
      if let picture = glyph.picture {
        own = CGRect(x: picture.left, y: picture.top, width: picture.width, height: picture.height)
      } else {
        own = set.inkBox(glyph.key)
      }
      if !own.isEmpty { box = box.union(own.offsetBy(dx: CGFloat(glyph.x), dy: CGFloat(glyph.y))) }
    }
    guard !box.isNull else {
      (surface, left, top) = (nil, 0, 0)
      return
    }
    guard box.width * box.height <= Double(GlyphMask.pixelLimit) else { return nil }
    (left, top) = (Double(box.minX), Double(box.minY))
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height))
    add(placed, set, atlas, width: Int(box.width))
  }

  deinit {
    if let surface { cairo_surface_destroy(surface) }
  }

  /// Returns the visible glyphs of a string, positioned at the nearest quarters of a pixel.
  private static func place(_ string: PangoGlyphString, _ set: GlyphSet, _ atlas: GlyphAtlas, phase: Double) -> [Placed] {
    let unit = Double(PANGO_SCALE)
    var placed: [Placed] = []
    placed.reserveCapacity(Int(string.num_glyphs))
    var pen = 0
    for index in 0..<Int(string.num_glyphs) {
      let glyph = string.glyphs[index]
      let x = phase + Double(pen + Int(glyph.geometry.x_offset)) / unit * set.scaleX
      let y = Double(glyph.geometry.y_offset) / unit * set.scaleY
      pen += Int(glyph.geometry.width)
      guard glyph.glyph != emptyGlyph, abs(x) < 1e6, abs(y) < 1e6 else { continue }
      let (quartersX, quartersY) = (Int((x * 4 + 0.5).rounded(.down)), Int((y * 4 + 0.5).rounded(.down)))
      let key = GlyphSet.Key(glyph: glyph.glyph, quarterX: UInt8(quartersX & 3), quarterY: UInt8(quartersY & 3))
      let picture = set.picture(key, in: atlas)
      if picture?.width == 0 { continue }
      placed.append(Placed(key: key, x: quartersX >> 2, y: quartersY >> 2, picture: picture))
    }
    return placed
  }

  /// Adds the coverage of glyphs to the mask.
  private func add(_ placed: [Placed], _ set: GlyphSet, _ atlas: GlyphAtlas, width: Int) {
    guard let surface else { return }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for glyph in placed {
      guard let picture = glyph.picture else { continue }
      var source = atlas.pixels(picture)
      var target = pixels + (glyph.y + picture.top - Int(top)) * stride + glyph.x + picture.left - Int(left)
      for _ in 0..<picture.height {
        for column in 0..<picture.width { target[column] = UInt8(min(UInt16(target[column]) + UInt16(source[column]), 255)) }
        source += picture.width
        target += stride
      }
    }
    cairo_surface_mark_dirty(surface)
    guard placed.contains(where: { $0.picture == nil }) else { return }
    let context: OpaquePointer = cairo_create(surface)
    for glyph in placed where glyph.picture == nil {
      set.draw(glyph.key, on: context, x: Double(glyph.x) - left, y: Double(glyph.y) - top)
    }
    cairo_destroy(context)
  }
}
