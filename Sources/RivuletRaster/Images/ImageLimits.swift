import CRivuletPictures
import Foundation

/// How much a picture of an app may cost. More is refused, whoever made the file (design note 0030).
struct ImageLimits {
  /// Pixels of a picture: 64 million.
  static let pixels = 64_000_000
  /// Pixels of one that has none of its own and is drawn as large as it is shown: 16 million. Its layers may need several times the memory.
  static let drawnPixels = 16_000_000
  /// The longest side of a drawing in points.
  static let side: CGFloat = 1_000_000
  /// Bytes of a file.
  static let fileBytes = 256_000_000

  /// Memory of the decoder: the pixels of the largest picture three times over, and the file.
  var memoryBytes = 1_024_000_000
  /// Seconds that the decoder may compute; the time that other processes take does not count.
  var seconds = 4

  /// The limits of all apps.
  static let usual = ImageLimits()

  /// The limits as the decoder takes them.
  var values: RivuletPictureLimits {
    RivuletPictureLimits(
      pixels: Int64(Self.pixels), side: Int64(RasterSurface.sideLimit), file_bytes: Int64(Self.fileBytes), memory_bytes: Int64(memoryBytes),
      seconds: Int64(seconds))
  }
}
