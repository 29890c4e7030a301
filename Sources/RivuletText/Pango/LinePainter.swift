import CPango
import Foundation
import RivuletDrawing

/// A painter for the glyphs and decorations of one line.
struct LinePainter {
  private let glyphs: LineGlyphs
  private let runs: [TextRun]
  private let line: TextLine
  private let context: OpaquePointer
  /// The area that may be drawn to.
  private let visible: CGRect
  private let atlas: GlyphAtlas

  /// Creates a painter for a line. Coordinates are those of the text item.
  init(_ glyphs: LineGlyphs, runs: [TextRun], line: TextLine, context: OpaquePointer, visible: CGRect, atlas: GlyphAtlas) {
    self.visible = visible
    self.atlas = atlas
    self.glyphs = glyphs
    self.runs = runs
    self.line = line
    self.context = context
  }

  /// Paints underlines below the glyphs, and strikethrough lines above them.
  func paint() {
    for stretch in stretches(\.underline) {
      let run = runs[stretch.run]
      // The distance below the baseline is a typical value for typefaces (our choice).
      paint(run.underline, stretch, offset: 0.13 * run.font.size)
    }
    for index in glyphs.segments.indices { paint(index) }
    for stretch in stretches(\.strikethrough) {
      let run = runs[stretch.run]
      paint(run.strikethrough, stretch, offset: -0.27 * run.font.size)
    }
  }

  /// Draws a segment's glyphs in their run's colour.
  private func paint(_ index: Int) {
    let segment = glyphs.segments[index]
    guard runs.indices.contains(segment.run) else { return }
    let run = runs[segment.run]
    let origin = CGPoint(x: line.rect.minX + segment.x, y: line.baseline - run.baselineOffset)
    guard run.color.opacity > 0, isVisible(segment, run, at: origin) else { return }
    cairo_save(context)
    cairo_translate(context, Double(origin.x), Double(origin.y))
    defer { cairo_restore(context) }
    if paintLarge(segment, run) { return }
    if !segment.hasOwnColors, let place = PixelPlace(context), let mask = glyphs.mask(index, place, atlas) {
      paint(mask, at: place, run.color)
      return
    }
    if segment.scaleX != 1 || segment.scaleY != 1 { cairo_scale(context, Double(segment.scaleX), Double(segment.scaleY)) }
    let isTranslucent = segment.hasOwnColors && run.color.opacity < 1
    // Glyphs with their own colours ignore the opacity of the source.
    if isTranslucent { pushGroup(segment) }
    setSource(isTranslucent ? run.color.opaque : run.color)
    // Without a current point, glyphs start at the exact origin. Path points are rounded, which could place glyphs on different pixels
    // depending on the surface.
    cairo_new_path(context)
    pango_cairo_show_glyph_item(context, glyphs.text, segment.item)
    if isTranslucent {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(run.color.opacity))
    }
  }

  /// Returns true if glyphs at a position may be visible. Returns false if cairo can't represent the position.
  private func isVisible(_ segment: LineGlyphs.Segment, _ run: TextRun, at origin: CGPoint) -> Bool {
    let size = max(run.font.size, 1)
    return origin.x - size <= visible.maxX && origin.x + segment.width + size >= visible.minX
      && origin.y - 2 * size <= visible.maxY && origin.y + size >= visible.minY
  }

  /// Draws glyphs at the origin if they are larger than a screen; otherwise returns false.
  private func paintLarge(_ segment: LineGlyphs.Segment, _ run: TextRun) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_matrix_scale(&matrix, Double(segment.scaleX), Double(segment.scaleY))
    guard LargeGlyphs.contain(shapedSize: segment.shapedSize, matrix) else { return false }
    let large = LargeGlyphs(segment, matrix)
    if segment.hasOwnColors {
      large.paintColors(on: context, text: glyphs.text, opacity: Double(run.color.opacity))
    } else {
      setSource(run.color)
      large.fill(on: context)
    }
    return true
  }

  /// Draws a mask at its pixel position.
  private func paint(_ mask: GlyphMask, at place: PixelPlace, _ color: PaintColor) {
    guard let surface = mask.surface else { return }
    cairo_identity_matrix(context)
    setSource(color)
    cairo_mask_surface(context, surface, place.x + mask.left, place.y + mask.top)
  }

  /// Begins a group that is no larger than the glyphs require.
  private func pushGroup(_ segment: LineGlyphs.Segment) {
    let size = Double(segment.shapedSize)
    cairo_rectangle(context, -size, -2 * size, Double(segment.width / segment.scaleX) + 2 * size, 3 * size)
    cairo_clip(context)
    cairo_push_group(context)
  }

  /// Sets the source to a colour in the gamma encoding that cairo uses.
  private func setSource(_ color: PaintColor) {
    let (red, green, blue) = color.sRGB
    cairo_set_source_rgba(context, Double(red), Double(green), Double(blue), Double(color.opacity))
  }
}

extension LinePainter {
  /// A continuous part of one run's decoration.
  private struct Stretch {
    var run: Int
    var start: CGFloat
    var end: CGFloat
  }

  /// Returns the continuous parts of a decoration. Adjacent parts of a run are merged, so that dashes continue across fonts.
  private func stretches(_ decoration: KeyPath<TextRun, TextRun.Decoration?>) -> [Stretch] {
    guard runs.contains(where: { $0[keyPath: decoration] != nil }) else { return [] }
    var list: [Stretch] = []
    for segment in glyphs.segments where runs.indices.contains(segment.run) && runs[segment.run][keyPath: decoration] != nil {
      let end = segment.x + segment.width
      if let last = list.last, last.run == segment.run, abs(last.end - segment.x) < 1e-3 {
        list[list.count - 1].end = end
      } else {
        list.append(Stretch(run: segment.run, start: segment.x, end: end))
      }
    }
    return list
  }

  /// Draws a line of a decoration, centred at `offset` below the run's baseline.
  private func paint(_ decoration: TextRun.Decoration?, _ stretch: Stretch, offset: CGFloat) {
    guard let decoration else { return }
    let run = runs[stretch.run]
    var thickness = max(Double(run.font.size) * 0.06, 0.5)
    var y = Double(line.baseline - run.baselineOffset + offset)
    guard y.isFinite, thickness.isFinite, y - thickness <= visible.maxY, y + thickness >= visible.minY else { return }
    // Limits the thickness of a line that extends far beyond the visible area.
    let top = max(y - thickness / 2, Double(visible.minY - visible.height))
    let bottom = min(y + thickness / 2, Double(visible.maxY + visible.height))
    if bottom - top < thickness { (y, thickness) = ((top + bottom) / 2, bottom - top) }
    if let rows = PixelRows(context) { (y, thickness) = rows.snapped(middle: y, thickness: thickness) }
    let dashes = decoration.pattern.dashes.map { $0 * thickness }
    let period = dashes.reduce(0, +)
    let left = Double(line.rect.minX + stretch.start)
    guard let (start, end) = visiblePart(left, Double(line.rect.minX + stretch.end), period) else { return }
    cairo_save(context)
    setSource(decoration.color ?? run.color)
    cairo_set_line_width(context, thickness)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    cairo_new_path(context)
    cairo_move_to(context, start, y)
    cairo_line_to(context, end, y)
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Returns the visible part of a dashed line, shortened by whole periods; nil if no part is visible.
  private func visiblePart(_ start: Double, _ end: Double, _ period: Double) -> (start: Double, end: Double)? {
    var start = start
    let hidden = Double(visible.minX) - start
    if hidden > period { start += period > 0 ? (hidden / period).rounded(.down) * period : hidden }
    let end = min(end, Double(visible.maxX) + max(period, 1))
    return start < end ? (start, end) : nil
  }
}

extension TextRun.Decoration.Pattern {
  /// The lengths of dashes and gaps, alternating, in multiples of the thickness.
  fileprivate var dashes: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}

extension PaintColor {
  /// The colour with full opacity.
  fileprivate var opaque: PaintColor {
    var color = self
    color.opacity = 1
    return color
  }
}
