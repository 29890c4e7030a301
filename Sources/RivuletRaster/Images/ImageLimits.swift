import CRivuletPictures
import Foundation

/// The limits for an app's images. Larger images are rejected, regardless of their source (design note 0030).
struct ImageLimits {
  /// The maximum number of pixels in an image: 64 million.
  static let pixels = 64_000_000
  /// The maximum number of pixels at which a vector drawing is drawn: 16 million. Its layers may require several times as much memory.
  static let drawnPixels = 16_000_000
  /// The maximum side length of a drawing, in points.
  static let side: CGFloat = 1_000_000
  /// The maximum size of a file, in bytes.
  static let fileBytes = 256_000_000

  /// The memory available to the decoder, in bytes: three times the pixels of the largest image, plus the file.
  var memoryBytes = 1_024_000_000
  /// The processor time available to the decoder, in seconds. Time spent in other processes does not count.
  var seconds = 4

  /// The limits for all apps.
  static let usual = ImageLimits()

  /// The limits in the format of the decoder.
  var values: RivuletPictureLimits {
    RivuletPictureLimits(
      pixels: Int64(Self.pixels), side: Int64(RasterSurface.sideLimit), file_bytes: Int64(Self.fileBytes), memory_bytes: Int64(memoryBytes),
      seconds: Int64(seconds))
  }
}
