package import Foundation

/// What a fill or a stroke is coloured with, resolved: no environment is needed any more.
package enum Paint: Equatable, Sendable {
  /// The same colour everywhere.
  case color(PaintColor)
  /// Colours that change over the plane.
  case gradient(GradientPaint)
  /// What lies beneath, blurred and tinted.
  case backdrop(BackdropPaint)
  /// Colours of a grid of points, and those between.
  indirect case mesh(MeshPaint)
  /// An image, again and again.
  indirect case tiles(TilePaint)

  /// The paint for an item that moves.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> Paint {
    switch self {
    case .color, .backdrop: self
    case .gradient(let gradient): .gradient(gradient.offsetBy(dx: dx, dy: dy))
    case .mesh(let mesh): .mesh(mesh.offsetBy(dx: dx, dy: dy))
    case .tiles(let tiles): .tiles(tiles.offsetBy(dx: dx, dy: dy))
    }
  }
}
