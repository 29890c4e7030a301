import Foundation
import RivuletDrawing
import RivuletElements
import RivuletGeometry

/// The settings of a Core Graphics context that it saves and restores.
struct CGContextState {
  /// The destination with its transform, clips, opacity, blend mode and shadow.
  private(set) var base: GraphicsContext
  /// The destination of later drawing.
  var graphics: GraphicsContext
  var fill = Color.black
  var stroke = Color.black
  var line = StrokeStyle()
  var isAntialiased = true
  var interpolation = CGInterpolationQuality.default

  init(_ graphics: GraphicsContext) {
    base = graphics
    self.graphics = graphics
  }

  /// The opacity of later drawing.
  var alpha: CGFloat = 1 {
    didSet { graphics.opacity = base.opacity * Double(min(max(alpha, 0), 1)) }
  }

  /// The shadow of later drawing, in the coordinates of the layer.
  var shadow: ShadowEffect? {
    didSet { graphics.filters = base.filters + (shadow.map { [.shadow($0, .normal, [])] } ?? []) }
  }

  /// True if y initially points up, so that shadows with a positive offset fall upwards.
  var pointsUp: Bool { base.transform.d < 0 }

  /// Continues in a layer, without clips, opacity, blend mode or shadow.
  mutating func enter(_ layer: CanvasLayer) {
    let (start, transform) = (base.transform, graphics.transform)
    base = graphics.inside(layer)
    graphics = base
    (base.transform, graphics.transform) = (start, transform)
    (alpha, shadow) = (1, nil)
  }
}
