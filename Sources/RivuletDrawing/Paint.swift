package import Foundation

/// The resolved colouring of a fill or stroke, which does not depend on the environment.
package enum Paint: Equatable, Sendable {
  /// A single colour.
  case color(PaintColor)
  /// A colour that varies across the plane.
  case gradient(GradientPaint)
  /// The content beneath, blurred and tinted.
  case backdrop(BackdropPaint)
  /// The interpolated colours of a grid of control points.
  indirect case mesh(MeshPaint)
  /// A repeated image.
  indirect case tiles(TilePaint)

  /// Returns the paint with its geometry offset.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> Paint {
    switch self {
    case .color, .backdrop: self
    case .gradient(let gradient): .gradient(gradient.offsetBy(dx: dx, dy: dy))
    case .mesh(let mesh): .mesh(mesh.offsetBy(dx: dx, dy: dy))
    case .tiles(let tiles): .tiles(tiles.offsetBy(dx: dx, dy: dy))
    }
  }
}
