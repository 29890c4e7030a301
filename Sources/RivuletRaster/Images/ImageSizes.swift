import Synchronization

/// The cached sizes of image files. Each size is read only once, since bodies ask for sizes repeatedly.
final class ImageSizes: Sendable {
  private let known = Mutex<[String: Result<ImageDecoder.Measure, ImageProblem>]>([:])

  /// Returns the size of the image in a file, or the reason why there is none.
  func measure(_ path: String) -> Result<ImageDecoder.Measure, ImageProblem> {
    // Each frame from another process is a separate file, which is never requested again.
    if PixelFile.isNamed(path) { return ImageDecoder.measure(path) }
    if let known = known.withLock({ $0[path] }) { return known }
    let measured = ImageDecoder.measure(path)
    known.withLock { $0[path] = measured }
    return measured
  }
}
