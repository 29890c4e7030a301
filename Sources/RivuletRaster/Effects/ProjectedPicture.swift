import Foundation
import RivuletDrawing
import RivuletGeometry

/// An image of a group that is projected onto the screen with a perspective map, under which parallel lines may converge.
///
/// Each visible pixel is the mean of as many samples as it contains image pixels, up to a limit. A sample interpolates between the four
/// nearest image pixels. The result for a pixel does not depend on other drawing.
struct ProjectedPicture {
  /// The image of the group.
  let picture: Layer
  /// The map from device pixels to image pixels, relative to the image's corner.
  let toPicture: ProjectionTransform

  /// The maximum number of samples per pixel along each axis.
  private static let maximumSampleCount: CGFloat = 8
  /// The amount to subtract from lengths before they are rounded up, because rounding errors depend on the painted region.
  private static let slack: CGFloat = 1e-6

  /// Draws the visible pixels onto a clear layer.
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

  /// Returns the mean colour of the pixel with the given top-left corner.
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

  /// Returns the number of image pixels that a device pixel covers along each axis.
  private func sampleCounts(at center: CGPoint) -> (columns: Int, rows: Int) {
    let map = toPicture
    let depth = map.depth(of: center)
    guard depth > 0, let place = place(of: center.x, center.y) else { return (1, 1) }
    func count(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> Int {
      let length = hypot(x - place.x * w, y - place.y * w) / depth
      return length.isFinite ? Int(min(max((length - Self.slack).rounded(.up), 1), Self.maximumSampleCount)) : 1
    }
    return (count(map.m11, map.m12, map.m13), count(map.m21, map.m22, map.m23))
  }

  /// Returns the position in the image that appears at a device point; nil if no visible position does.
  private func place(of x: CGFloat, _ y: CGFloat) -> CGPoint? {
    let map = toPicture
    let depth = map.m13 * x + map.m23 * y + map.m33
    guard depth > 0, depth * ProjectionTransform.nearest <= 1 else { return nil }
    return CGPoint(x: (map.m11 * x + map.m21 * y + map.m31) / depth, y: (map.m12 * x + map.m22 * y + map.m32) / depth)
  }
}

/// The interpolated colours of an image, which is clear outside its bounds.
private struct PictureSamples {
  let pixels: PixelRows
  let stride: Int
  let width: Int
  let height: Int

  /// Returns the interpolated colour of the four pixels around a point.
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
  /// Creates a vector from the bytes of a pixel: blue, green, red and opacity.
  init(pixel: UInt32) {
    self.init(Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
  }

  /// The pixel that consists of these bytes, rounded.
  var packed: UInt32 {
    let bytes = self + 0.5
    return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
  }
}
