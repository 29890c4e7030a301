import Synchronization

/// The cached sizes of picture files. Each is read only once, since bodies ask for them repeatedly.
final class ImageSizes: Sendable {
  private let known = Mutex<[String: Result<ImageDecoder.Measure, ImageProblem>]>([:])

  /// Returns the size of the picture in a file, or the reason why there is none.
  func measure(_ path: String) -> Result<ImageDecoder.Measure, ImageProblem> {
    // Each frame of another process is a file of its own, and never comes again.
    if PixelFile.isNamed(path) { return ImageDecoder.measure(path) }
    if let known = known.withLock({ $0[path] }) { return known }
    let measured = ImageDecoder.measure(path)
    known.withLock { $0[path] = measured }
    return measured
  }
}
