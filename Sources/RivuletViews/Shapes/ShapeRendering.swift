package import RivuletDrawing

/// How a shape is drawn.
package enum ShapeRendering: Equatable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}
