import CPango
import Foundation

/// A painter for glyphs larger than a screen. Cairo would create a font for each size, and coordinates would exceed its fixed-point
/// numbers. Therefore, the outlines are created at a moderate size and then enlarged, with all points limited to cairo's range.
struct LargeGlyphs {
  /// The maximum font size that is drawn directly, in pixels.
  static let largestSize = 1024.0
  /// The limit of coordinates, in pixels. The range of cairo's fixed-point numbers is twice as large, which leaves room for moved surfaces.
  static let farthest = 2_000_000.0

  private let segment: LineGlyphs.Segment
  /// The map from the units of the shaped glyphs to pixels.
  private let matrix: cairo_matrix_t

  /// Creates a painter for the glyphs of a segment. The segment's left end is the origin of the map, which includes the scale of the shaped
  /// glyphs.
  init(_ segment: LineGlyphs.Segment, _ matrix: cairo_matrix_t) {
    self.segment = segment
    self.matrix = matrix
  }

  /// Returns true if letters of this size, enlarged by a map, are too large to be drawn directly.
  static func contain(shapedSize: CGFloat, _ matrix: cairo_matrix_t) -> Bool {
    !(Double(shapedSize) * max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy)) <= largestSize)
  }

  /// The width in the units of the shaped glyphs.
  private var shapedWidth: Double { Double(segment.width / segment.scaleX) }

  /// Fills the outlines with the source of a context.
  func fill(on context: OpaquePointer) {
    guard let item = segment.item.pointee.item, let glyphs = segment.item.pointee.glyphs, shapedWidth.isFinite else { return }
    let scale = min(LargeGlyphs.largestSize / Double(segment.shapedSize), LargeGlyphs.farthest / max(shapedWidth, 1))
    cairo_identity_matrix(context)
    cairo_scale(context, scale, scale)
    cairo_new_path(context)
    cairo_move_to(context, 0, 0)
    pango_cairo_glyph_string_path(context, item.pointee.analysis.font, glyphs)
    guard let outline = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(outline) }
    cairo_identity_matrix(context)
    cairo_new_path(context)
    var index = 0
    while index < Int(outline.pointee.num_data), let data = outline.pointee.data {
      let count = Int(data[index].header.length)
      add(data[index].header.type, (1..<max(count, 1)).map { place(data[index + $0].point.x, data[index + $0].point.y) }, to: context)
      index += max(count, 1)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_fill(context)
  }

  private func add(_ type: cairo_path_data_type_t, _ points: [(x: Double, y: Double)], to context: OpaquePointer) {
    switch (type, points.count) {
    case (CAIRO_PATH_MOVE_TO, 1): cairo_move_to(context, points[0].x, points[0].y)
    case (CAIRO_PATH_LINE_TO, 1): cairo_line_to(context, points[0].x, points[0].y)
    case (CAIRO_PATH_CURVE_TO, 3):
      cairo_curve_to(context, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
    default: cairo_close_path(context)
    }
  }

  /// Returns the position of a point of the outline, in pixels.
  private func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    func limited(_ number: Double) -> Double {
      number.isNaN ? 0 : min(max(number, -LargeGlyphs.farthest), LargeGlyphs.farthest)
    }
    return (
      limited(matrix.xx * x + matrix.xy * y + matrix.x0), limited(matrix.yx * x + matrix.yy * y + matrix.y0)
    )
  }

  /// Paints glyphs with their own colours onto a context, with an opacity.
  func paintColors(on context: OpaquePointer, text: UnsafePointer<CChar>?, opacity: Double) {
    let size = Double(segment.shapedSize)
    let scale = min(256 / size, 8192 / max(shapedWidth + 2 * size, 1))
    let width = ((shapedWidth + 2 * size) * scale).rounded(.up), height = (3 * size * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 8192, height <= 8192 else { return }
    let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let pen = cairo_create(picture)
    cairo_scale(pen, scale, scale)
    cairo_translate(pen, size, 2 * size)
    cairo_move_to(pen, 0, 0)
    pango_cairo_show_glyph_item(pen, text, segment.item)
    cairo_destroy(pen)
    // If one pixel of the image covers the screen, nothing is recognizable in it.
    let largest = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy)) / scale
    if largest < 10_000, abs(matrix.x0) < LargeGlyphs.farthest, abs(matrix.y0) < LargeGlyphs.farthest {
      var matrix = matrix
      cairo_set_matrix(context, &matrix)
      cairo_scale(context, 1 / scale, 1 / scale)
      cairo_set_source_surface(context, picture, -size * scale, -2 * size * scale)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_surface_destroy(picture)
  }
}
