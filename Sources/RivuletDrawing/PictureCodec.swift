package import Foundation
import Synchronization

/// Reads and makes files of pictures, on any thread.
package protocol PictureCodec: Sendable {
  /// The size in pixels of the picture in a file; nil if it can't be drawn.
  func size(ofPictureAt path: String) -> CGSize?

  /// The pixels of the picture in a file; nil if it can't be drawn. A drawing without pixels has one for each of its units.
  func pixels(ofPictureAt path: String) -> PictureBytes?

  /// Pixels as a PNG file; nil if there is no memory for it.
  func png(of pixels: PictureBytes) -> Data?

  /// Pixels as a JPEG file, on white.
  ///
  /// - Parameter quality: From 0, the smallest file, to 1, the best picture.
  func jpeg(of pixels: PictureBytes, quality: Double) -> Data?
}

/// The codec of this process. Pictures are made of data on any thread, also before there is a host.
package enum PictureCodecs {
  private static let installed = Mutex<(any PictureCodec)?>(nil)

  /// The codec; nil where nothing reads pictures.
  package static var current: (any PictureCodec)? { installed.withLock { $0 } }

  /// Installs the codec for all pictures from now on.
  package static func install(_ codec: some PictureCodec) { installed.withLock { $0 = codec } }
}
