import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Rasterizer {
  /// Paints a symbol in its tint, or in black if it has none.
  func paint(symbol item: ImageItem, opacity: Double, on canvas: Canvas) {
    let map = canvas.matrix
    let across = hypot(map.a, map.b)
    let down = hypot(map.c, map.d)
    let (width, height) = (item.rect.width * across, item.rect.height * down)
    if let second = item.secondaryTint, let inside = symbols.picture(item.name, width: width, height: height, layer: .inside),
      let around = symbols.picture(item.name, width: width, height: height, layer: .around)
    {
      paint(inside, in: item.tint ?? .black, for: item, opacity: opacity, on: canvas)
      paint(around, in: second, for: item, opacity: opacity, on: canvas)
    } else if let picture = symbols.picture(item.name, width: width, height: height) {
      paint(picture, in: item.tint ?? .black, for: item, opacity: opacity, on: canvas)
    }
  }

  private func paint(_ picture: RasterSurface, in color: PaintColor, for item: ImageItem, opacity: Double, on canvas: Canvas) {
    canvas.isolated {
      canvas.setSource(color, opacity: opacity)
      canvas.stretch(picture, over: item.rect, isMirrored: item.isMirrored) { cairo_mask(canvas.context, $0) }
    }
  }
}

extension Canvas {
  /// Calls `use` with a pattern that stretches an image over a rectangle without blurring its edges. During the call, the canvas's
  /// coordinates are device pixels. Does nothing if cairo can't represent the numbers.
  ///
  /// - Parameter isMirrored: True to mirror the image horizontally.
  func stretch(
    _ picture: RasterSurface, over rect: CGRect, isMirrored: Bool = false, filter: cairo_filter_t = CAIRO_FILTER_GOOD,
    _ use: (OpaquePointer) -> Void
  ) {
    guard rect.width > 0, rect.height > 0, let pattern = cairo_pattern_create_for_surface(picture.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    let across = CGFloat(picture.width) / rect.width
    let down = CGFloat(picture.height) / rect.height
    let map = CGAffineTransform(
      a: isMirrored ? -across : across, b: 0, c: 0, d: down, tx: isMirrored ? rect.maxX * across : -rect.minX * across,
      ty: -rect.minY * down)
    guard place(pattern, under: map) else { return }
    cairo_pattern_set_filter(pattern, filter)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setPath(Path(rect))
    cairo_clip(context)
    cairo_identity_matrix(context)
    use(pattern)
  }
}
