package import Foundation
import Synchronization

/// A reader and writer of image files that can be used on any thread.
package protocol PictureCodec: Sendable {
  /// Returns the size of the image in a file, in pixels, or nil if it can't be drawn.
  func size(ofPictureAt path: String) -> CGSize?

  /// Returns the pixels of the image in a file, or nil if it can't be drawn. A vector drawing has one pixel for each of its units.
  func pixels(ofPictureAt path: String) -> PictureBytes?

  /// Returns the pixels as a PNG file, or nil if memory runs out.
  func png(of pixels: PictureBytes) -> Data?

  /// Returns the pixels as a JPEG file, on white.
  ///
  /// - Parameter quality: The quality, from 0 (the smallest file) to 1 (the best image).
  func jpeg(of pixels: PictureBytes, quality: Double) -> Data?
}

/// The codec of this process. It can create images from data on any thread, even before a host exists.
package enum PictureCodecs {
  private static let installed = Mutex<(any PictureCodec)?>(nil)

  /// The codec, or nil if none is installed.
  package static var current: (any PictureCodec)? { installed.withLock { $0 } }

  /// Installs the codec for all images.
  package static func install(_ codec: some PictureCodec) { installed.withLock { $0 = codec } }
}
