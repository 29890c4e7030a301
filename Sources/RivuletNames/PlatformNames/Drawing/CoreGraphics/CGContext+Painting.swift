public import Foundation
public import RivuletDrawing
import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Fills the path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takeOutline(), using: rule) }

  /// Strokes the path, and clears it.
  public func strokePath() { stroke(takeOutline()) }

  /// Paints the path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = takeOutline()
    if mode != .stroke { fill(outline, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode != .fill, mode != .eoFill { stroke(outline) }
  }

  /// Fills a rectangle, and clears the path.
  public func fill(_ rect: CGRect) { fillEmptying(Path(rect)) }

  /// Fills several rectangles, and clears the path.
  public func fill(_ rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    fillEmptying(path)
  }

  /// Fills the ellipse in a rectangle, and clears the path.
  public func fillEllipse(in rect: CGRect) { fillEmptying(Path(ellipseIn: rect)) }

  /// Strokes a rectangle, and clears the path.
  public func stroke(_ rect: CGRect) { strokeEmptying(Path(rect)) }

  /// Strokes a rectangle with a line width, and clears the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes the ellipse in a rectangle, and clears the path.
  public func strokeEllipse(in rect: CGRect) { strokeEmptying(Path(ellipseIn: rect)) }

  /// Strokes a line between each pair of points, and clears the path.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines([points[index], points[index + 1]]) }
    strokeEmptying(path)
  }

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    let outline = Path(rect).applying(ctm)
    paint { graphics in
      var eraser = graphics
      (eraser.opacity, eraser.filters, eraser.blendMode) = (1, [], .clear)
      eraser.fill(outline, with: .color(.black), style: FillStyle(antialiased: state.isAntialiased))
    }
  }

  private func fillEmptying(_ path: Path) {
    beginPath()
    fill(path.applying(ctm), using: .winding)
  }

  private func strokeEmptying(_ path: Path) {
    beginPath()
    stroke(path.applying(ctm))
  }

  /// Fills an outline in the layer's coordinates.
  func fill(_ outline: Path, using rule: CGPathFillRule) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    paint { $0.fill(outline, with: .color(state.fill), style: style) }
  }

  /// Strokes an outline in the layer's coordinates. The current transform affects the line width.
  func stroke(_ outline: Path) {
    guard let inverse = ctm.inverse else { return }
    let path = outline.applying(inverse)
    guard state.isAntialiased else {
      let stroked = path.strokedPath(state.line).applying(ctm)
      return paint { $0.fill(stroked, with: .color(state.stroke), style: FillStyle(antialiased: false)) }
    }
    let (line, map) = (state.line, ctm)
    paint { graphics in
      var graphics = graphics
      graphics.transform = map
      graphics.stroke(path, with: .color(state.stroke), style: line)
    }
  }
}
