import Synchronization

/// The sizes of picture files, each read once: bodies ask for them again and again.
final class ImageSizes: Sendable {
  private let known = Mutex<[String: Result<ImageDecoder.Measure, ImageProblem>]>([:])

  /// The size of the picture in a file, or why there is none.
  func measure(_ path: String) -> Result<ImageDecoder.Measure, ImageProblem> {
    if let known = known.withLock({ $0[path] }) { return known }
    let measured = ImageDecoder.measure(path)
    known.withLock { $0[path] = measured }
    return measured
  }
}
