import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// A change to the commands of each drawing operation.
package enum CanvasFilter {
  case layer(LayerEffect)
  case project(ProjectionTransform)
  case shadow(ShadowEffect, GraphicsContext.BlendMode, GraphicsContext.ShadowOptions)

  /// Returns commands that draw the given commands with the filter applied.
  func applied(to commands: [DisplayList.Command]) -> [DisplayList.Command] {
    switch self {
    case .layer(let effect): [.layer(effect)] + commands + [.end]
    case .project(let map): [.project(map)] + commands + [.end]
    case .shadow(let shadow, let mode, let options): Self.shadowed(commands, shadow, mode, options)
    }
  }

  private static func shadowed(
    _ commands: [DisplayList.Command], _ shadow: ShadowEffect, _ mode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions
  ) -> [DisplayList.Command] {
    if options.contains(.invertsAlpha) {
      let effect = LayerEffect(shapeShadows: [ShapeShadow(shadow, isInner: true)])
      return [.layer(effect)] + commands + [.end]
    }
    if mode == .normal, options.isDisjoint(with: [.shadowAbove, .shadowOnly]) {
      return [.layer(LayerEffect(shadow: shadow))] + commands + [.end]
    }
    var cast = only(shadow, of: commands)
    if mode != .normal { cast = [.layer(LayerEffect(mode))] + cast + [.end] }
    if options.contains(.shadowOnly) { return cast }
    return options.contains(.shadowAbove) ? commands + cast : cast + commands
  }

  /// Returns commands that draw the shadow without the content that casts it.
  private static func only(_ shadow: ShadowEffect, of commands: [DisplayList.Command]) -> [DisplayList.Command] {
    let (color, opacity) = (shadow.color.sRGB, Double(shadow.color.opacity))
    let flat = RivuletDrawing.ColorMatrix(
      red: SIMD4(0, 0, 0, Double(color.red) * opacity), green: SIMD4(0, 0, 0, Double(color.green) * opacity),
      blue: SIMD4(0, 0, 0, Double(color.blue) * opacity), opacity: SIMD4(0, 0, 0, opacity))
    let opening: [DisplayList.Command] = [
      .transform(CGAffineTransform(translationX: shadow.x, y: shadow.y)), .layer(LayerEffect(blurRadius: shadow.radius)),
      .layer(LayerEffect(colorMatrix: flat)),
    ]
    return opening + commands + [.end, .end, .end]
  }
}

extension LayerEffect {
  /// Creates an effect that composites a group with a blend mode.
  init(_ mode: GraphicsContext.BlendMode, opacity: Double = 1) {
    self.init(opacity: opacity, blendMode: mode.mode ?? .normal)
    operation = mode.operation
  }
}
