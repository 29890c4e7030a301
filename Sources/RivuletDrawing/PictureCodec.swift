package import Foundation
import Synchronization

/// A reader and writer of picture files, on any thread.
package protocol PictureCodec: Sendable {
  /// Returns the size of the picture in a file, in pixels; nil if it can't be drawn.
  func size(ofPictureAt path: String) -> CGSize?

  /// Returns the pixels of the picture in a file; nil if it can't be drawn. A vector drawing has one pixel for each of its units.
  func pixels(ofPictureAt path: String) -> PictureBytes?

  /// Returns the pixels as a PNG file; nil if memory runs out.
  func png(of pixels: PictureBytes) -> Data?

  /// Returns the pixels as a JPEG file, on white.
  ///
  /// - Parameter quality: From 0, the smallest file, to 1, the best picture.
  func jpeg(of pixels: PictureBytes, quality: Double) -> Data?
}

/// The codec of this process. It can create pictures from data on any thread, even before a host exists.
package enum PictureCodecs {
  private static let installed = Mutex<(any PictureCodec)?>(nil)

  /// The codec; nil if none is installed.
  package static var current: (any PictureCodec)? { installed.withLock { $0 } }

  /// Installs the codec for all pictures.
  package static func install(_ codec: some PictureCodec) { installed.withLock { $0 = codec } }
}
