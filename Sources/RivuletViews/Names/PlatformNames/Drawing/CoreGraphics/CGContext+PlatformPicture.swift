import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

extension CGContext {
  /// Draws an image stretched to fill a rectangle.
  ///
  /// - Parameter pointsDown: True for an image with its top at the smallest y of the rectangle.
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
        graphics.draw(image, in: area)
      }
    }
  }
}

extension PlatformPicture {
  /// The pixels of an image that shows nothing but them, upright and in their own colours; nil for any other image.
  fileprivate var plainPixels: CGImage? {
    guard case .pixels(let pixels) = source, orientation == .up, tint == nil, isTemplate != true else { return nil }
    return pixels
  }

  /// The largest number of commands that an image keeps. One with more becomes pixels, so that a drawing that begins with the last one does not
  /// grow forever.
  private static let mostCommands = 1_000

  /// Creates an image of the present drawing of a context.
  init(drawnBy context: CGContext, scale: CGFloat) {
    self.init(source: .drawing(context.recording), scale: scale)
    if context.rootLayer.commands.count > Self.mostCommands, let pixels { source = .pixels(pixels) }
  }
}
