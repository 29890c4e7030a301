import CRivuletPictures
import Foundation

/// The limits for an app's images. Larger images are rejected, whatever their source (design note 0030).
struct ImageLimits {
  /// The maximum number of pixels in an image: 64 million.
  static let pixels = 64_000_000
  /// The maximum number of pixels in a vector drawing, which is drawn at its displayed size: 16 million. Its layers may need several times
  /// as much memory.
  static let drawnPixels = 16_000_000
  /// The longest side of a drawing, in points.
  static let side: CGFloat = 1_000_000
  /// The maximum size of a file, in bytes.
  static let fileBytes = 256_000_000

  /// The memory available to the decoder, in bytes: three times the pixels of the largest image, plus the file.
  var memoryBytes = 1_024_000_000
  /// The CPU time available to the decoder, in seconds; time spent in other processes does not count.
  var seconds = 4

  /// The limits for all apps.
  static let usual = ImageLimits()

  /// The limits in the decoder's format.
  var values: RivuletPictureLimits {
    RivuletPictureLimits(
      pixels: Int64(Self.pixels), side: Int64(RasterSurface.sideLimit), file_bytes: Int64(Self.fileBytes), memory_bytes: Int64(memoryBytes),
      seconds: Int64(seconds))
  }
}
