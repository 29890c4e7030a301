import Foundation
import RivuletDrawing
import RivuletGeometry

/// The picture of a group, and where its pixels are seen under a map under which parallel lines may meet.
///
/// Each pixel that is seen is the mean of so many samples as there are pixels of the picture in it, up to a limit; a sample is mixed of the four pixels
/// around. What is seen in a place does not depend on what else is drawn.
struct ProjectedPicture {
  /// The picture.
  let picture: Layer
  /// From device pixels to pixels of the picture, counted from its corner.
  let toPicture: ProjectionTransform

  /// More samples for a pixel, along each axis, are not taken.
  private static let mostSamples: CGFloat = 8
  /// Lengths are that much shorter before they are rounded up: the rounding of numbers differs with the part that is painted.
  private static let slack: CGFloat = 1e-6

  /// Draws what is seen on a clear layer.
  func draw(on target: Layer) {
    picture.pixels.withMutablePixels { source, sourceStride in
      let source = PictureSamples(pixels: source, stride: sourceStride, width: picture.pixels.width, height: picture.pixels.height)
      target.pixels.withMutablePixels { pixels, stride in
        for row in 0..<target.pixels.height {
          for column in 0..<target.pixels.width {
            let corner = CGPoint(x: target.frame.minX + CGFloat(column), y: target.frame.minY + CGFloat(row))
            pixels[row * stride + column] = color(at: corner, source).packed
          }
        }
      }
    }
  }

  /// The mean colour of the pixel whose top left corner lies there.
  private func color(at corner: CGPoint, _ source: PictureSamples) -> SIMD4<Float> {
    let (columns, rows) = sampleCounts(at: CGPoint(x: corner.x + 0.5, y: corner.y + 0.5))
    var sum = SIMD4<Float>.zero
    for row in 0..<rows {
      for column in 0..<columns {
        let x = corner.x + (CGFloat(column) + 0.5) / CGFloat(columns)
        let y = corner.y + (CGFloat(row) + 0.5) / CGFloat(rows)
        if let place = place(of: x, y) { sum += source.color(at: place) }
      }
    }
    return sum / Float(columns * rows)
  }

  /// The pixels of the picture that a device pixel covers along its axes.
  private func sampleCounts(at center: CGPoint) -> (columns: Int, rows: Int) {
    let map = toPicture
    let depth = map.depth(of: center)
    guard depth > 0, let place = place(of: center.x, center.y) else { return (1, 1) }
    func count(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> Int {
      let length = hypot(x - place.x * w, y - place.y * w) / depth
      return length.isFinite ? Int(min(max((length - Self.slack).rounded(.up), 1), Self.mostSamples)) : 1
    }
    return (count(map.m11, map.m12, map.m13), count(map.m21, map.m22, map.m23))
  }

  /// Where a device point lies in the picture; nil where that is beside or behind the eye.
  private func place(of x: CGFloat, _ y: CGFloat) -> CGPoint? {
    let map = toPicture
    let depth = map.m13 * x + map.m23 * y + map.m33
    guard depth > 0, depth * ProjectionTransform.nearest <= 1 else { return nil }
    return CGPoint(x: (map.m11 * x + map.m21 * y + map.m31) / depth, y: (map.m12 * x + map.m22 * y + map.m32) / depth)
  }
}

/// Colours between the pixels of a picture, around which everything is clear.
private struct PictureSamples {
  let pixels: PixelRows
  let stride: Int
  let width: Int
  let height: Int

  /// Mixed of the four pixels around a point.
  func color(at point: CGPoint) -> SIMD4<Float> {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    guard x > -1, y > -1, x < CGFloat(width), y < CGFloat(height) else { return .zero }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (right, low) = (Float(x - left), Float(y - top))
    let upper = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
    let lower = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
    return upper * (1 - low) + lower * low
  }

  private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
    guard column >= 0, row >= 0, column < width, row < height else { return .zero }
    return SIMD4(pixel: pixels[row * stride + column])
  }
}

extension SIMD4<Float> {
  /// The bytes of a pixel: blue, green, red and opacity.
  init(pixel: UInt32) {
    self.init(Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
  }

  /// The pixel with these bytes, rounded.
  var packed: UInt32 {
    let bytes = self + 0.5
    return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
  }
}
