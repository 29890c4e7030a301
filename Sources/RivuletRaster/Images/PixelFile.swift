import CCairo
import Foundation

/// A file that contains a surface's pixels in their in-memory format, for display by another process. Decoding is not necessary, so the
/// displaying process reads the file directly.
///
/// The 16-byte header contains a magic number, the width, the height and the number of bytes per row, each as a 4-byte integer in native
/// byte order.
package enum PixelFile {
  /// The file name extension that identifies the files.
  package static let suffix = ".rivulet-pixels"
  /// The magic number at the start of a file: the characters "RPix".
  private static let mark: UInt32 = 0x5269_7850
  private static let headerLength = 16

  /// Atomically writes a surface to a file. Throws a system error, for example if the disk is full.
  package static func write(_ surface: RasterSurface, to path: String) throws {
    let head = [mark, UInt32(surface.width), UInt32(surface.height), UInt32(surface.stride)]
    let file = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(file) }
    let isWritten = head.withUnsafeBytes { writeAll($0, to: file) } && surface.withBytes { writeAll($0, to: file) }
    if !isWritten {
      unlink(path)
      throw CocoaError(.fileWriteOutOfSpace)
    }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count <= 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// Returns true if the path has the extension of a pixel file.
  static func isNamed(_ path: String) -> Bool { path.hasSuffix(suffix) }

  /// Returns the size of the image in a file, in pixels.
  static func measure(_ path: String) -> Result<ImageDecoder.Measure, ImageProblem> {
    guard let file = FileHandle(forReadingAtPath: path) else { return .failure(.closed) }
    guard let data = try? file.read(upToCount: headerLength), let head = Head(data) else { return .failure(.unreadable) }
    return .success(ImageDecoder.Measure(size: CGSize(width: head.width, height: head.height), isDrawing: false))
  }

  /// Returns the pixels in a file.
  static func read(_ path: String) -> Result<RasterSurface, ImageProblem> {
    guard let file = FileHandle(forReadingAtPath: path) else { return .failure(.closed) }
    guard let data = try? file.read(upToCount: headerLength), let head = Head(data) else { return .failure(.unreadable) }
    let surface = RasterSurface(width: head.width, height: head.height)
    guard surface.stride == head.stride else { return .failure(.unreadable) }
    var isWhole = false
    surface.withMutableBytes { bytes in
      var count = 0
      while count < bytes.count {
        let read = Foundation.read(file.fileDescriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
        if read == 0 || read < 0 && errno != EINTR { return }
        count += max(read, 0)
      }
      isWhole = true
    }
    return isWhole ? .success(surface) : .failure(.unreadable)
  }

  /// The header of a file.
  private struct Head {
    let width: Int
    let height: Int
    let stride: Int

    /// Parses a header. Fails if the data is not a valid header, or if the header describes no pixels.
    init?(_ data: Data) {
      guard data.count == headerLength else { return nil }
      let numbers = data.withUnsafeBytes { bytes in (0..<4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) } }
      (width, height, stride) = (Int(numbers[1]), Int(numbers[2]), Int(numbers[3]))
      let sides = 1...RasterSurface.sideLimit
      guard numbers[0] == mark, sides.contains(width), sides.contains(height), width * height <= 100_000_000 else { return nil }
    }
  }
}
