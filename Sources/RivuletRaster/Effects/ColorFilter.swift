import RivuletDrawing

/// A filter that transforms the colours of pixels with a matrix.
struct ColorFilter {
  let matrix: ColorMatrix

  /// Applies the filter to all pixels of a surface.
  func apply(to surface: RasterSurface) {
    surface.withMutablePixels { pixels, stride in
      // Adjacent pixels usually have equal colours.
      var (last, result): (UInt32, UInt32) = (0, 0)
      for row in 0..<surface.height {
        for index in row * stride..<row * stride + surface.width {
          let pixel = pixels[index]
          if pixel != last { (last, result) = (pixel, filtered(pixel)) }
          pixels[index] = result
        }
      }
    }
  }

  /// Returns the transformed colour of a pixel. A clear pixel stays clear.
  private func filtered(_ pixel: UInt32) -> UInt32 {
    if pixel == 0 { return 0 }
    func byte(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
    let channels = SIMD4(byte(16), byte(8), byte(0), byte(24))
    let opacity = limited((matrix.opacity * channels).sum(), 255)
    func color(_ row: SIMD4<Double>) -> UInt32 { UInt32(limited((row * channels).sum(), opacity)) }
    return UInt32(opacity) << 24 | color(matrix.red) << 16 | color(matrix.green) << 8 | color(matrix.blue)
  }

  /// Returns a number rounded to an integer and clamped to the range from 0 to a limit; 0 for NaN.
  private func limited(_ value: Double, _ limit: Double) -> Double { value > 0 ? min(value.rounded(), limit) : 0 }
}
