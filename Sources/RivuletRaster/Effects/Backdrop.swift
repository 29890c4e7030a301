import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Canvas {
  /// Sets the source for the next fill or stroke to the canvas's current content, blurred and tinted, around a rectangle in device
  /// pixels. The content of a vector target can't be read, so the tint is more opaque instead.
  func setSource(_ backdrop: BackdropPaint, opacity: Double, around rect: CGRect) {
    let touched = rect.overlap(with: deviceClip)
    guard isReadable, !touched.isNull, !touched.isEmpty, let picture = Backdrop(backdrop, of: self, around: touched)?.picture else {
      var tint = backdrop.tint
      tint.opacity = (1 + tint.opacity) / 2
      return setSource(tint, opacity: opacity)
    }
    let map = matrix
    cairo_identity_matrix(context)
    if opacity < 1 {
      // The opacity applies to the image as a whole.
      picture.canvas.isolated {
        cairo_identity_matrix(picture.canvas.context)
        cairo_set_operator(picture.canvas.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(picture.canvas.context, 0, 0, 0, opacity.unit)
        cairo_paint(picture.canvas.context)
      }
    }
    setSource(picture)
    matrix = map
  }
}

/// A blurred and tinted image of a canvas's content around a rectangle. Its pixels may be larger than the canvas's, because a blur
/// removes small details. The pixels lie on a grid that starts at the device's origin.
private struct Backdrop {
  let picture: Layer

  /// Creates the image; nil if nothing can be drawn in the rectangle.
  init?(_ paint: BackdropPaint, of canvas: Canvas, around rect: CGRect) {
    let sigma = DrawingNode.deviation(paint.blurRadius) * canvas.matrix.meanScale
    let reach = DrawingNode.spread(1) * sigma
    let reduction = Self.reduction(sigma: sigma)
    let area = rect.insetBy(dx: -reach - reduction, dy: -reach - reduction)
    guard let picture = Layer(area, map: .identity, reduction: reduction),
      let target = cairo_surface_reference(cairo_get_group_target(canvas.context))
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    picture.reduce(RasterSurface(owning: target), origin: CGPoint(x: -x, y: -y))
    if sigma > 0 { BoxBlur(sigma: sigma / reduction).apply(to: picture.pixels) }
    if paint.saturation != 1 { ColorFilter(matrix: .saturation(paint.saturation)).apply(to: picture.pixels) }
    picture.canvas.setSource(paint.tint, opacity: 1)
    cairo_paint(picture.canvas.context)
    self.picture = picture
  }

  /// Returns the side length of the image's pixels, in device pixels. The length is a power of two, so that it rarely changes as a blur
  /// grows.
  private static func reduction(sigma: CGFloat) -> CGFloat {
    var reduction: CGFloat = 1
    while reduction < largestReduction, sigma / reduction > 8 { reduction *= 2 }
    return reduction
  }

  /// The largest side length of a pixel. Surfaces that are painted in parts start at multiples of it.
  private static var largestReduction: CGFloat { CGFloat(RasterSurface.backdropGrid) }
}

extension Layer {
  /// Fills the layer with a reduced copy of a surface, in which each pixel is the mean of several. The outermost pixels are repeated
  /// beyond the surface's edges.
  fileprivate func reduce(_ source: RasterSurface, origin: CGPoint) {
    let step = Int(reduction)
    let (left, top) = (Int(frame.minX) * step - Int(origin.x), Int(frame.minY) * step - Int(origin.y))
    source.withMutablePixels { from, fromLength in
      pixels.withMutablePixels { to, toLength in
        for row in 0..<pixels.height {
          for column in 0..<pixels.width {
            var sum = SIMD4<UInt32>.zero
            for y in top + row * step..<top + (row + 1) * step {
              let line = min(max(y, 0), source.height - 1) * fromLength
              for x in left + column * step..<left + (column + 1) * step {
                sum &+= SIMD4(pixel: from[line + min(max(x, 0), source.width - 1)])
              }
            }
            let count = UInt32(step * step)
            to[row * toLength + column] = ((sum &+ SIMD4(repeating: count / 2)) / count).packed
          }
        }
      }
    }
  }
}
