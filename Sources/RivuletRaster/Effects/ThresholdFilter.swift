import RivuletDrawing

/// A filter that fills all pixels whose opacity is between two bounds with one colour, and clears all others.
struct ThresholdFilter {
  private let bounds: ClosedRange<UInt32>?
  private let color: UInt32

  init(_ threshold: OpacityThreshold) {
    func byte(_ amount: Double) -> UInt32 { UInt32(min(max(amount, 0), 1) * 255 + 0.5) }
    // Clear pixels stay clear, even if the minimum is 0.
    let (low, high) = (max(byte(threshold.minimum), 1), byte(threshold.maximum))
    bounds = low <= high ? low...high : nil
    let (encoded, opacity) = (threshold.color.sRGB, Double(threshold.color.opacity))
    func premultiplied(_ channel: Float) -> UInt32 { byte(Double(min(max(channel, 0), 1)) * opacity) }
    color = byte(opacity) << 24 | premultiplied(encoded.red) << 16 | premultiplied(encoded.green) << 8 | premultiplied(encoded.blue)
  }

  /// Applies the filter to all pixels of a surface.
  func apply(to surface: RasterSurface) {
    surface.withMutablePixels { pixels, stride in
      for row in 0..<surface.height {
        for index in row * stride..<row * stride + surface.width {
          pixels[index] = bounds?.contains(pixels[index] >> 24) == true ? color : 0
        }
      }
    }
  }
}
