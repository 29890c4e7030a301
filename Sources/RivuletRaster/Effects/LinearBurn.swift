import CCairo
import Foundation
import RivuletGeometry

/// The linear burn mode, which cairo doesn't support. It adds the complements of two images, so that each darkens the other.
enum LinearBurn {
  /// Composites a layer onto the canvas: copies the background, burns the copy, and writes it back within the canvas's clip.
  static func put(_ layer: Layer, opacity: Double, on canvas: Canvas) {
    guard let ground = Layer(layer.frame, map: .identity) else { return }
    cairo_set_source_surface(ground.canvas.context, cairo_get_target(canvas.context), 0, 0)
    cairo_paint(ground.canvas.context)
    let strength = UInt32((opacity.unit * 255).rounded())
    layer.pixels.withMutablePixels { source, stride in
      ground.pixels.withMutablePixels { pixels, _ in
        for row in 0..<layer.pixels.height {
          for column in 0..<layer.pixels.width {
            let index = row * stride + column
            pixels[index] = burnt(pixels[index], source[index], strength)
          }
        }
      }
    }
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(canvas.context, ground.pixels.surface, 0, 0)
    cairo_rectangle(canvas.context, layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height)
    cairo_fill(canvas.context)
  }

  /// Computes 1 − ((1 − D) + (1 − S)) for premultiplied colours, weighted by coverage.
  private static func burnt(_ ground: UInt32, _ source: UInt32, _ strength: UInt32) -> UInt32 {
    func byte(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
    func faded(_ shift: UInt32) -> Int { (byte(source, shift) * Int(strength) + 127) / 255 }
    let (sourceOpacity, groundOpacity) = (faded(24), byte(ground, 24))
    let opacity = min(sourceOpacity + groundOpacity, 255)
    func channel(_ shift: UInt32) -> UInt32 {
      let darkness = (sourceOpacity - faded(shift)) + (groundOpacity - byte(ground, shift))
      return UInt32(min(max(opacity - darkness, 0), opacity)) << shift
    }
    return UInt32(opacity) << 24 | channel(16) | channel(8) | channel(0)
  }
}
