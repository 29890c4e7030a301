import Synchronization

/// A cache of the sizes of image files. Bodies request sizes repeatedly, but each size is read only once.
final class ImageSizes: Sendable {
  private let known = Mutex<[String: Result<ImageDecoder.Measure, ImageProblem>]>([:])

  /// Returns the size of the image in a file, or the reason why the image can't be drawn.
  func measure(_ path: String) -> Result<ImageDecoder.Measure, ImageProblem> {
    // Each frame from another process is a separate file, whose size is requested only once.
    if PixelFile.isNamed(path) { return ImageDecoder.measure(path) }
    if let known = known.withLock({ $0[path] }) { return known }
    let measured = ImageDecoder.measure(path)
    known.withLock { $0[path] = measured }
    return measured
  }
}
