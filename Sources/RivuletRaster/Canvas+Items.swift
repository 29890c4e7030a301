import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Canvas {
  /// Fills the interior of a path.
  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, opacity: Double) {
    setPath(path)
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    setSource(paint, opacity: opacity, around: path.boundingRect)
    cairo_fill(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Strokes a path. The line width is limited to cairo's range.
  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, opacity: Double) {
    guard style.lineWidth > 0 else { return }
    setPath(path)
    let scale = max(matrix.largestScale, 1e-100)
    let width = min(style.lineWidth, Canvas.limit / 4 / scale)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, style.lineCap.cairoCap)
    cairo_set_line_join(context, style.lineJoin.cairoJoin)
    // The miter limit is restricted to cairo's range.
    let longest = max(2 * Canvas.limit / (width * scale), 1)
    cairo_set_miter_limit(context, style.miterLimit.isNaN ? 10 : min(max(style.miterLimit, 1), longest))
    setDashes(style, along: path)
    setSource(paint, opacity: opacity, around: path.strokeBounds(style))
    cairo_stroke(context)
  }

  /// Sets the dash pattern. The line is solid if the pattern has no length, contains NaN or infinity, or has too many dashes to
  /// distinguish.
  private func setDashes(_ style: StrokeStyle, along path: Path) {
    let dashes = style.dash.map { Double(min(max($0, 0), 1e9)) }
    let period = dashes.reduce(0, +)
    guard period > 0, dashes.allSatisfy(\.isFinite), period.isFinite,
      Double(path.polygonLength(by: matrix)) < period * Self.dashLimit
    else {
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    let phase = style.dashPhase.isFinite ? Double(style.dashPhase).truncatingRemainder(dividingBy: 2 * period) : 0
    cairo_set_dash(context, dashes, Int32(clamping: dashes.count), phase)
  }

  /// The maximum number of repetitions of a dash pattern.
  private static let dashLimit = 20_000.0

  /// Sets the paint for the next fill or stroke, which affects only the given rectangle.
  func setSource(_ paint: Paint, opacity: Double, around rect: CGRect) {
    switch paint {
    case .color(let color):
      setSource(color, opacity: opacity)
    case .gradient(let gradient):
      GradientPattern(gradient, opacity: opacity).setSource(of: self)
    case .tiles:
      // The canvas that decoded the images paints tiles.
      setSource(.clear, opacity: 0)
    case .mesh(let mesh):
      MeshPattern(mesh, opacity: opacity).setSource(of: self)
    case .backdrop(let backdrop):
      setSource(backdrop, opacity: opacity * backdrop.opacity, around: rect.applying(matrix))
    }
  }

  /// Sets a solid colour for the next fill or stroke.
  func setSource(_ color: PaintColor, opacity: Double) {
    let encoded = color.sRGB
    cairo_set_source_rgba(
      context, Double(encoded.red).unit, Double(encoded.green).unit, Double(encoded.blue).unit, (Double(color.opacity) * opacity).unit)
  }

  /// Sets a pattern for the next fill or stroke. `map` converts the open group's coordinates to the pattern's. Returns false if cairo
  /// can't represent the pattern.
  func setSource(_ pattern: OpaquePointer, under map: CGAffineTransform) -> Bool {
    guard place(pattern, under: map) else { return false }
    let current = matrix
    cairo_identity_matrix(context)
    cairo_set_source(context, pattern)
    matrix = current
    return true
  }

  /// Positions a pattern in device pixels. Returns false if cairo can't represent the pattern.
  func place(_ pattern: OpaquePointer, under map: CGAffineTransform) -> Bool {
    guard let toGroup = matrix.inverse else { return false }
    let placed = toGroup.concatenating(map)
    guard placed.fitsPattern, placed.inverse != nil else { return false }
    var matrix = placed.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    return true
  }
}

extension Double {
  /// The number clamped to 0…1; 0 for NaN.
  var unit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

extension Path {
  /// Returns the length of the polygon through the path's points and control points, in units of the open group. The polygon is at least
  /// as long as the path, but each step is limited to the range of device pixels.
  fileprivate func polygonLength(by map: CGAffineTransform) -> CGFloat {
    let limit = Canvas.limit / max(map.meanScale, 1e-100)
    var length: CGFloat = 0
    var pen = CGPoint.zero
    var start = CGPoint.zero
    func add(_ points: CGPoint...) {
      for point in points {
        length += min(hypot(point.x - pen.x, point.y - pen.y), 3 * limit)
        pen = point
      }
    }
    forEach { element in
      switch element {
      case .move(let end): (pen, start) = (end, end)
      case .line(let end): add(end)
      case .quadCurve(let end, let control): add(control, end)
      case .curve(let end, let control1, let control2): add(control1, control2, end)
      case .closeSubpath: add(start)
      }
    }
    return length
  }
}

extension CGLineCap {
  /// The corresponding cairo constant.
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  /// The corresponding cairo constant.
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
