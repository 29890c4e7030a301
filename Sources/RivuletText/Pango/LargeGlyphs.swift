import CPango
import Foundation

/// A painter for glyphs that are larger than a screen. Cairo would create a font for each size, and coordinates would exceed its
/// fixed-point range. Instead, the painter creates outlines at a moderate size, enlarges them, and clamps all points to cairo's range.
struct LargeGlyphs {
  /// The maximum font size at which glyphs are drawn directly, in pixels.
  static let largestSize = 1024.0
  /// The largest coordinate, in pixels. Cairo's fixed-point range is twice as large, which leaves a margin for offset surfaces.
  static let farthest = 2_000_000.0

  private let segment: LineGlyphs.Segment
  /// The transform from the units of the shaped glyphs to pixels.
  private let matrix: cairo_matrix_t

  /// Creates a painter for a segment's glyphs. The transform includes the scale of the shaped glyphs, and its origin is the segment's
  /// left end.
  init(_ segment: LineGlyphs.Segment, _ matrix: cairo_matrix_t) {
    self.segment = segment
    self.matrix = matrix
  }

  /// Returns true if glyphs of the given size are too large, after applying a transform, to be drawn directly.
  static func contain(shapedSize: CGFloat, _ matrix: cairo_matrix_t) -> Bool {
    !(Double(shapedSize) * max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy)) <= largestSize)
  }

  /// The segment's width, in units of the shaped glyphs.
  private var shapedWidth: Double { Double(segment.width / segment.scaleX) }

  /// Fills the outlines with the context's current source.
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

  /// Returns the position of an outline's point, in pixels.
  private func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    func limited(_ number: Double) -> Double {
      number.isNaN ? 0 : min(max(number, -LargeGlyphs.farthest), LargeGlyphs.farthest)
    }
    return (
      limited(matrix.xx * x + matrix.xy * y + matrix.x0), limited(matrix.yx * x + matrix.yy * y + matrix.y0)
    )
  }

  /// Paints glyphs in their own colours with an opacity.
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
    // If a single pixel of the image covers the screen, nothing in the image is recognizable.
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
