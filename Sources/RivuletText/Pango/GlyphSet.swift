import CPango
import Foundation

/// The images of one font's glyphs at one scale.
final class GlyphSet {
  /// A glyph and its subpixel offset, in quarters of a pixel.
  struct Key: Hashable {
    let glyph: PangoGlyph
    /// The horizontal distance of the origin from the whole pixel to its left, in quarters of a pixel: 0 to 3.
    let quarterX: UInt8
    /// The vertical distance of the origin from the whole pixel above it, in quarters of a pixel: 0 to 3.
    let quarterY: UInt8
  }

  let font: UnsafeMutablePointer<PangoFont>
  let scaleX: Double, scaleY: Double
  private var pictures: [Key: GlyphPicture] = [:]
  /// Scratch memory that holds a single glyph.
  private let single: UnsafeMutablePointer<PangoGlyphString>

  /// Creates an empty set and retains the font.
  init(_ font: UnsafeMutablePointer<PangoFont>, scaleX: Double, scaleY: Double) {
    self.font = font
    self.scaleX = scaleX
    self.scaleY = scaleY
    g_object_ref(font)
    single = pango_glyph_string_new()
    pango_glyph_string_set_size(single, 1)
    single.pointee.glyphs[0] = PangoGlyphInfo()
    single.pointee.log_clusters[0] = 0
  }

  deinit {
    pango_glyph_string_free(single)
    g_object_unref(font)
  }

  /// The number of images.
  var count: Int { pictures.count }

  /// Removes the image of a glyph.
  func remove(_ key: Key) { pictures[key] = nil }

  /// Returns the image of a glyph; nil if the glyph is too large.
  func picture(_ key: Key, in atlas: GlyphAtlas) -> GlyphPicture? {
    if let known = pictures[key] {
      atlas.use(known)
      return known
    }
    let made = makePicture(key, in: atlas)
    pictures[key] = made
    return made
  }

  private func makePicture(_ key: Key, in atlas: GlyphAtlas) -> GlyphPicture? {
    let box = inkBox(key)
    guard box.width * box.height <= Double(GlyphAtlas.largestImage) else { return nil }
    let (width, height) = (Int(box.width), Int(box.height))
    let place = atlas.reserve(width * height, for: key, of: self)
    let picture = GlyphPicture(page: place.page, start: place.start, width: width, height: height, left: Int(box.minX), top: Int(box.minY))
    guard width > 0, height > 0 else { return picture }
    let surface: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    let context: OpaquePointer = cairo_create(surface)
    draw(key, on: context, x: -box.minX, y: -box.minY)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    if let pixels = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      for row in 0..<height { (place.pixels + row * width).update(from: pixels + row * stride, count: width) }
    }
    cairo_surface_destroy(surface)
    return picture
  }

  /// Fills the outline of a glyph at a whole-pixel position.
  func draw(_ key: Key, on context: OpaquePointer, x: Double, y: Double) {
    single.pointee.glyphs[0].glyph = key.glyph
    cairo_identity_matrix(context)
    cairo_translate(context, x + Double(key.quarterX) / 4, y + Double(key.quarterY) / 4)
    cairo_scale(context, scaleX, scaleY)
    cairo_new_path(context)
    cairo_move_to(context, 0, 0)
    pango_cairo_glyph_string_path(context, font, single)
    cairo_fill(context)
  }

  /// Returns the bounds of the pixels that a glyph covers, relative to the whole pixel that contains its origin; empty for a glyph
  /// without ink.
  func inkBox(_ key: Key) -> CGRect {
    single.pointee.glyphs[0].glyph = key.glyph
    var ink = PangoRectangle()
    pango_glyph_string_extents(single, font, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return .zero }
    let unit = Double(PANGO_SCALE)
    let (x, y) = (Double(key.quarterX) / 4, Double(key.quarterY) / 4)
    let left = (x + Double(ink.x) / unit * scaleX).rounded(.down) - 1
    let top = (y + Double(ink.y) / unit * scaleY).rounded(.down) - 1
    let right = (x + Double(ink.x + ink.width) / unit * scaleX).rounded(.up) + 1
    let bottom = (y + Double(ink.y + ink.height) / unit * scaleY).rounded(.up) + 1
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
