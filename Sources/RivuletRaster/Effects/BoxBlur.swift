import Foundation

/// A Gaussian blur, approximated by three box blurs in each direction.
struct BoxBlur {
  /// The half-widths of the three boxes, in pixels. A box is one pixel wider than twice its half-width.
  let halfWidths: [Int]

  /// The largest standard deviation that is blurred at full resolution. Under a wider blur, adjacent pixels look alike.
  private static let widest: CGFloat = 48

  /// Returns the side length of a layer's pixels, in device pixels, that a blur with this standard deviation hides. The length is a power
  /// of two, so that it rarely changes as a blur grows. Returns 1 for NaN and infinity, for which no layer is created.
  static func reduction(sigma: CGFloat) -> CGFloat {
    guard sigma.isFinite else { return 1 }
    var reduction: CGFloat = 1
    while sigma / reduction > widest { reduction *= 2 }
    return reduction
  }

  /// Creates a blur with a standard deviation in pixels.
  init(sigma: CGFloat) {
    guard sigma > 0, sigma.isFinite else {
      halfWidths = []
      return
    }
    let sigma = min(sigma, 4 * Self.widest)
    // The variances of the boxes add up to the variance of the Gaussian.
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    let lower = max(Int((ideal - 1) / 2), 0)
    let lowerWidth = CGFloat(2 * lower + 1)
    let count = ((12 * sigma * sigma - 3 * lowerWidth * lowerWidth - 12 * lowerWidth - 9) / (-4 * lowerWidth - 4)).rounded()
    halfWidths = (0..<3).map { CGFloat($0) < count ? lower : lower + 1 }
  }

  /// Blurs all pixels. If `keepsOpacity` is true, each pixel keeps its opacity and takes the mean colour of the opaque content around it.
  func apply(to surface: RasterSurface, keepsOpacity: Bool) {
    guard keepsOpacity else { return apply(to: surface) }
    var opacities: [UInt32] = []
    surface.withMutablePixels { pixels, stride in
      for index in 0..<stride * surface.height { opacities.append(pixels[index] >> 24) }
    }
    apply(to: surface)
    surface.withMutablePixels { pixels, stride in
      for index in 0..<stride * surface.height {
        let (blurred, opacity) = (pixels[index], opacities[index])
        if blurred >> 24 == opacity { continue }
        pixels[index] = blurred >> 24 == 0 ? 0 : (SIMD4<Float>(pixel: blurred) * (Float(opacity) / Float(blurred >> 24))).packed
      }
    }
  }

  /// Blurs all pixels. Pixels beyond the edges count as clear.
  func apply(to surface: RasterSurface) {
    guard halfWidths.contains(where: { $0 > 0 }) else { return }
    surface.withMutablePixels { pixels, stride in
      var line = [SIMD4<UInt32>](repeating: .zero, count: max(surface.width, surface.height))
      for row in 0..<surface.height {
        blur(pixels, start: row * stride, step: 1, count: surface.width, &line)
      }
      for column in 0..<surface.width {
        blur(pixels, start: column, step: stride, count: surface.height, &line)
      }
    }
  }

  private func blur(
    _ pixels: PixelRows, start: Int, step: Int, count: Int, _ line: inout [SIMD4<UInt32>]
  ) {
    for half in halfWidths where half > 0 {
      let width = UInt32(2 * half + 1)
      for index in 0..<count { line[index] = SIMD4(pixel: pixels[start + index * step]) }
      var sum = SIMD4<UInt32>.zero
      for index in 0..<min(half, count) { sum &+= line[index] }
      for index in 0..<count {
        if index + half < count { sum &+= line[index + half] }
        if index - half - 1 >= 0 { sum &-= line[index - half - 1] }
        pixels[start + index * step] = ((sum &+ SIMD4(repeating: width / 2)) / width).packed
      }
    }
  }
}

extension SIMD4<UInt32> {
  /// Creates a vector from the bytes of a pixel: blue, green, red and opacity.
  init(pixel: UInt32) {
    self.init(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
  }

  /// The pixel that consists of these bytes.
  var packed: UInt32 { x | y << 8 | z << 16 | w << 24 }

  static func / (sums: SIMD4<UInt32>, divisor: UInt32) -> SIMD4<UInt32> {
    SIMD4(sums.x / divisor, sums.y / divisor, sums.z / divisor, sums.w / divisor)
  }
}
