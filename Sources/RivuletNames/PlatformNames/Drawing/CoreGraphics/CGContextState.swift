import Foundation
import RivuletDrawing
import RivuletElements
import RivuletGeometry

/// The settings that a Core Graphics context saves and restores.
struct CGContextState {
  /// The initial graphics context, with its transform, clips, opacity, blend mode and shadow.
  private(set) var base: GraphicsContext
  /// The graphics context for subsequent drawing.
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

  /// The opacity of subsequent drawing.
  var alpha: CGFloat = 1 {
    didSet { graphics.opacity = base.opacity * Double(min(max(alpha, 0), 1)) }
  }

  /// The shadow of subsequent drawing, in the layer's coordinates.
  var shadow: ShadowEffect? {
    didSet { graphics.filters = base.filters + (shadow.map { [.shadow($0, .normal, [])] } ?? []) }
  }

  /// True if the y-axis initially points up, so that a shadow with a positive offset falls upwards.
  var pointsUp: Bool { base.transform.d < 0 }

  /// Switches to a layer, without clips, opacity, blend mode or shadow.
  mutating func enter(_ layer: CanvasLayer) {
    let (start, transform) = (base.transform, graphics.transform)
    base = graphics.inside(layer)
    graphics = base
    (base.transform, graphics.transform) = (start, transform)
    (alpha, shadow) = (1, nil)
  }
}
