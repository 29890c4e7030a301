import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Draws an image stretched to fill a rectangle.
  ///
  /// - Parameter pointsDown: True if the top of the image is at the rectangle's smallest y-coordinate.
  func draw(_ picture: PlatformPicture, in rect: CGRect, pointsDown: Bool) {
    if let pixels = picture.plainPixels { return draw(commands(of: pixels, in: rect, pointsDown: pointsDown).commands) }
    let map = upright(rect.standardized, pointsDown: pointsDown)
    let area = CGRect(origin: .zero, size: rect.standardized.size)
    let image = picture.image.interpolation(Image.Interpolation(interpolationQuality))
    nonisolated(unsafe) let context = self
    MainThread.run {
      context.paint { graphics in
        var graphics = graphics
        graphics.transform = map
        guard let pieces = picture.pieces(filling: area.size) else { return graphics.draw(image, in: area) }
        for piece in pieces {
          var part = graphics
          part.clip(to: Path(piece.window))
          part.draw(image, in: piece.image)
        }
      }
    }
  }
}

extension PlatformPicture {
  /// The pixels of an image that can be drawn unchanged; nil for templates, images with an orientation, a tint or resizing margins, and
  /// images without pixels.
  fileprivate var plainPixels: CGImage? {
    guard case .pixels(let pixels) = source, orientation == .up, tint == nil, isTemplate != true, resizing == nil else { return nil }
    return pixels
  }

  /// Returns the pieces of an image with margins of fixed size; nil if the image is stretched as a whole.
  fileprivate func pieces(filling area: CGSize) -> [ImagePieces.Piece]? {
    resizing.map { resizing in
      let caps = resizing.caps
      return ImagePieces(
        of: size, filling: area, caps: (left: caps.left, top: caps.top, right: caps.right, bottom: caps.bottom), tiles: resizing.tiles
      ).pieces
    }
  }

  /// The maximum number of commands that an image stores. An image with more commands is converted to pixels, so that an image that is
  /// repeatedly drawn into itself does not grow without limit.
  private static let maximumCommandCount = 1_000

  /// Creates an image from a context's current drawing.
  init(drawnBy context: CGContext, scale: CGFloat) {
    self.init(source: .drawing(context.recording), scale: scale)
    if context.rootLayer.commands.count > Self.maximumCommandCount, let pixels { source = .pixels(pixels) }
  }
}
