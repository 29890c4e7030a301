import CRivuletPictures
import Foundation

/// A decoder that reads image files in a separate process, so that a file can't harm the app.
enum ImageDecoder {
  /// The size and kind of an image in a file.
  struct Measure: Sendable {
    /// The size in pixels, after applying the camera's orientation.
    let size: CGSize
    /// True if the image is a vector drawing, which can be drawn at any size.
    let isDrawing: Bool
  }

  /// Reads the size of an image. Reading takes about a millisecond.
  static func measure(_ path: String, limits: ImageLimits = .usual) -> Result<Measure, ImageProblem> {
    if PixelFile.isNamed(path) { return PixelFile.measure(path) }
    let answer = rivulet_picture_measure(path, limits.values)
    if let problem = ImageProblem(answer) { return .failure(problem) }
    let size = CGSize(width: answer.width, height: answer.height)
    if max(size.width, size.height) > ImageLimits.side { return .failure(.tooLarge(size)) }
    return .success(Measure(size: size, isDrawing: answer.is_vector != 0))
  }

  /// Decodes the pixels of an image and applies the camera's orientation. `width` and `height` determine the size of a vector drawing,
  /// and have no effect on a bitmap image.
  static func decode(_ path: String, width: Int = 0, height: Int = 0, limits: ImageLimits = .usual) -> Result<RasterSurface, ImageProblem> {
    if PixelFile.isNamed(path) { return PixelFile.read(path) }
    let answer = rivulet_picture_decode(path, Int32(clamping: width), Int32(clamping: height), limits.values)
    if let problem = ImageProblem(answer) { return .failure(problem) }
    return answer.surface.map { .success(RasterSurface(owning: OpaquePointer($0))) } ?? .failure(.exhausted)
  }
}

extension ImageProblem {
  /// Creates the problem reported by an answer; nil if the answer reports none.
  fileprivate init?(_ answer: RivuletPictureAnswer) {
    switch answer.status {
    case RivuletPictureDone: return nil
    case RivuletPictureMissing: self = .closed
    case RivuletPictureFileTooLarge: self = .fileTooLarge(bytes: Int(answer.file_bytes))
    case RivuletPictureTooLarge: self = .tooLarge(CGSize(width: answer.width, height: answer.height))
    case RivuletPictureUnreadable: self = .unreadable
    case RivuletPictureUnavailable: self = .unavailable
    default: self = .exhausted
    }
  }
}
