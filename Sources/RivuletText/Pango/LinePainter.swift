import CPango
import Foundation
import RivuletDrawing

/// Draws one line's glyphs and decorations.
struct LinePainter {
  private let glyphs: LineGlyphs
  private let runs: [TextRun]
  private let line: TextLine
  private let context: OpaquePointer

  /// A painter in the item's coordinates.
  init(_ glyphs: LineGlyphs, runs: [TextRun], line: TextLine, context: OpaquePointer) {
    self.glyphs = glyphs
    self.runs = runs
    self.line = line
    self.context = context
  }

  /// Underlines lie below the glyphs, lines through the text above them.
  func paint() {
    for stretch in stretches(\.underline) {
      let run = runs[stretch.run]
      // Below the baseline by a share of the size, as the metrics of most typefaces have it (our choice).
      paint(run.underline, stretch, offset: 0.13 * run.font.size)
    }
    for index in glyphs.segments.indices { paint(index) }
    for stretch in stretches(\.strikethrough) {
      let run = runs[stretch.run]
      paint(run.strikethrough, stretch, offset: -0.27 * run.font.size)
    }
  }

  /// Draws glyphs in their run's colour.
  private func paint(_ index: Int) {
    let segment = glyphs.segments[index]
    guard runs.indices.contains(segment.run) else { return }
    let run = runs[segment.run]
    guard run.color.opacity > 0, run.baselineOffset.isFinite else { return }
    cairo_save(context)
    cairo_translate(context, Double(line.rect.minX + segment.x), Double(line.baseline - run.baselineOffset))
    defer { cairo_restore(context) }
    if !segment.hasOwnColors, let place = PixelPlace(context), let mask = glyphs.mask(index, place) {
      paint(mask, at: place, run.color)
      return
    }
    if segment.stretch != 1 { cairo_scale(context, Double(segment.stretch), 1) }
    let isTranslucent = segment.hasOwnColors && run.color.opacity < 1
    // Glyphs with colours of their own do not ask the source how opaque they are.
    if isTranslucent { pushGroup(segment, run) }
    setSource(isTranslucent ? run.color.opaque : run.color)
    cairo_move_to(context, 0, 0)
    pango_cairo_show_glyph_item(context, glyphs.text, segment.item)
    if isTranslucent {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(run.color.opacity))
    }
  }

  /// Puts a picture of glyphs where its pixels belong.
  private func paint(_ mask: GlyphMask, at place: PixelPlace, _ color: PaintColor) {
    guard let surface = mask.surface else { return }
    cairo_identity_matrix(context)
    if place.surfaceScaleX != 1 || place.surfaceScaleY != 1 { cairo_scale(context, 1 / place.surfaceScaleX, 1 / place.surfaceScaleY) }
    setSource(color)
    cairo_mask_surface(context, surface, place.x + mask.left, place.y + mask.top)
  }

  /// Draws on a group that is no larger than the glyphs need.
  private func pushGroup(_ segment: LineGlyphs.Segment, _ run: TextRun) {
    let size = Double(run.font.size)
    cairo_rectangle(context, -size, -2 * size, Double(segment.width / segment.stretch) + 2 * size, 3 * size)
    cairo_clip(context)
    cairo_push_group(context)
  }

  /// Takes a colour, which cairo wants gamma-encoded.
  private func setSource(_ color: PaintColor) {
    let (red, green, blue) = color.sRGB
    cairo_set_source_rgba(context, Double(red), Double(green), Double(blue), Double(color.opacity))
  }
}

extension LinePainter {
  /// Where one run's decoration goes without interruption.
  private struct Stretch {
    var run: Int
    var start: CGFloat
    var end: CGFloat
  }

  /// The places of a kind of decoration; neighbours of one run are joined, so that dashes go on across fonts.
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

  /// Draws one line of a decoration, its middle lying an offset below the run's baseline.
  private func paint(_ decoration: TextRun.Decoration?, _ stretch: Stretch, offset: CGFloat) {
    guard let decoration else { return }
    let run = runs[stretch.run]
    var thickness = max(Double(run.font.size) * 0.06, 0.5)
    var y = Double(line.baseline - run.baselineOffset + offset)
    guard y.isFinite, thickness.isFinite else { return }
    if let rows = PixelRows(context) { (y, thickness) = rows.snapped(middle: y, thickness: thickness) }
    cairo_save(context)
    setSource(decoration.color ?? run.color)
    cairo_set_line_width(context, thickness)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    let dashes = decoration.pattern.dashes.map { $0 * thickness }
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    cairo_new_path(context)
    cairo_move_to(context, Double(line.rect.minX + stretch.start), y)
    cairo_line_to(context, Double(line.rect.minX + stretch.end), y)
    cairo_stroke(context)
    cairo_restore(context)
  }
}

extension TextRun.Decoration.Pattern {
  /// Lengths of lines and gaps in units of the thickness.
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
  /// The same colour, covering its ground.
  fileprivate var opaque: PaintColor {
    var color = self
    color.opacity = 1
    return color
  }
}
