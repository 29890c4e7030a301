import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Canvas {
  /// Fills the inside of a path.
  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, opacity: Double) {
    setPath(path)
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    setSource(paint, opacity: opacity)
    cairo_fill(context)
  }

  /// Draws along a path.
  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, opacity: Double) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    setPath(path)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(context, style.lineCap.cairoCap)
    cairo_set_line_join(context, style.lineJoin.cairoJoin)
    cairo_set_miter_limit(context, max(style.miterLimit, 1))
    setDashes(style)
    setSource(paint, opacity: opacity)
    cairo_stroke(context)
  }

  /// A pattern that has no length, or one that is no number, is an unbroken line.
  private func setDashes(_ style: StrokeStyle) {
    let dashes = style.dash.map { Double(max($0, 0)) }
    guard dashes.allSatisfy(\.isFinite), dashes.reduce(0, +) > 0 else {
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }

  /// What the next fill or stroke is coloured with.
  func setSource(_ paint: Paint, opacity: Double) {
    switch paint {
    case .color(let color):
      setSource(color, opacity: opacity)
    case .gradient(let gradient):
      let pattern = GradientPattern(gradient, opacity: opacity).makePattern(clip: userClip, scale: matrix.meanScale)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// One colour for the next step.
  func setSource(_ color: PaintColor, opacity: Double) {
    let encoded = color.sRGB
    cairo_set_source_rgba(
      context, Double(encoded.red), Double(encoded.green), Double(encoded.blue), Double(color.opacity) * opacity)
  }

  /// What can be touched, in the coordinates of the open group.
  private var userClip: CGRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGLineCap {
  /// The same for cairo.
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  /// The same for cairo.
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
