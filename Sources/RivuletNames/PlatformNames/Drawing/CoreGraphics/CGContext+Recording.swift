import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Creates a context that records drawing commands.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the drawing, in drawing coordinates.
  ///   - scale: The number of pixels per point.
  ///   - pointsUp: True if the origin is at the bottom left and the y-axis points up.
  ///   - environment: The environment in which colours are resolved.
  convenience init(
    recording bounds: CGRect, scale: CGFloat, isOpaque: Bool, pointsUp: Bool = false,
    environment: EnvironmentValues = DrawingHost.environment
  ) {
    let sound = CGSize(width: bounds.width.isFinite ? bounds.width : 0, height: bounds.height.isFinite ? bounds.height : 0)
    let map =
      pointsUp
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
      : CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    self.init(.offscreen(sound, map, environment), target: .picture(scale: scale > 0 && scale.isFinite ? scale : DrawingHost.screenScale))
    if isOpaque {
      rootLayer.commands.append(.draw(.fill(Path(CGRect(origin: .zero, size: sound)), .color(.black), FillStyle()), at: .zero))
    }
  }

  /// The commands recorded so far.
  var recording: ImageDrawing {
    let graphics = state.graphics
    let picture = PictureItem(commands: rootLayer.commands, bounds: graphics.bounds)
    // The host retains the image files.
    nonisolated(unsafe) let host = graphics.host
    return ImageDrawing(size: graphics.bounds.size) { _, _ in withExtendedLifetime(host) { picture } }
  }
}

extension GraphicsContext {
  /// Returns a graphics context of the given size that does not belong to a canvas.
  static func offscreen(
    _ size: CGSize, _ transform: CGAffineTransform, _ environment: EnvironmentValues = DrawingHost.environment
  ) -> GraphicsContext {
    var graphics = GraphicsContext(
      host: DrawingHost(), layer: CanvasLayer(), environment: environment, bounds: CGRect(origin: .zero, size: size))
    graphics.transform = transform
    return graphics
  }
}
