package import Foundation
import Synchronization

/// A type that reads and writes image files. It can be used from any thread.
package protocol PictureCodec: Sendable {
  /// Returns the size of the image in a file, in pixels; nil if the image can't be drawn.
  func size(ofPictureAt path: String) -> CGSize?

  /// Returns the pixels of the image in a file; nil if the image can't be drawn. A vector drawing has one pixel for each of its units.
  func pixels(ofPictureAt path: String) -> PictureBytes?

  /// Encodes pixels as a PNG image; nil if memory runs out.
  func png(of pixels: PictureBytes) -> Data?

  /// Encodes pixels on a white background as a JPEG image.
  ///
  /// - Parameter quality: The quality, from 0 (smallest file) to 1 (best image).
  func jpeg(of pixels: PictureBytes, quality: Double) -> Data?
}

/// The image codec of this process. It can create images from data on any thread, even before a host exists.
package enum PictureCodecs {
  private static let installed = Mutex<(any PictureCodec)?>(nil)

  /// The installed codec; nil if there is none.
  package static var current: (any PictureCodec)? { installed.withLock { $0 } }

  /// Installs the codec for all images in the process.
  package static func install(_ codec: some PictureCodec) { installed.withLock { $0 = codec } }
}
