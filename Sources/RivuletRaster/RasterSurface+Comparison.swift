import Foundation

extension RasterSurface {
  /// The differences between two surfaces of equal size.
  package struct Comparison {
    /// The number of pixels that differ by more than the tolerance.
    package var count = 0
    /// The largest difference in a channel, from 0 to 255.
    package var largest = 0
    /// The first pixel that differs by more than the tolerance.
    package var first: (x: Int, y: Int)?
    /// A faded copy of the surface, with differing pixels in red.
    package let picture: RasterSurface

    fileprivate mutating func note(_ difference: Int, _ x: Int, _ y: Int, tolerance: Int) {
      largest = max(largest, difference)
      guard difference > tolerance else { return }
      count += 1
      if first == nil { first = (x, y) }
    }
  }

  /// Compares the pixels with those of another surface of equal size.
  package func compare(with other: RasterSurface, tolerance: Int) -> Comparison {
    var comparison = Comparison(picture: RasterSurface(width: width, height: height))
    withBytes { mine in
      other.withBytes { its in
        comparison.picture.withMutablePixels { pixels, rowLength in
          for y in 0..<height {
            for x in 0..<width {
              let start = y * stride + x * 4
              var difference = 0
              for channel in start..<start + 4 { difference = max(difference, abs(Int(mine[channel]) - Int(its[channel]))) }
              comparison.note(difference, x, y, tolerance: tolerance)
              let gray = 192 + (UInt32(mine[start]) + UInt32(mine[start + 1]) + UInt32(mine[start + 2])) / 12
              pixels[y * rowLength + x] = difference > tolerance ? 0xFFFF_0000 : 0xFF00_0000 | gray << 16 | gray << 8 | gray
            }
          }
        }
      }
    }
    return comparison
  }
}
