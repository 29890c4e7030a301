package import Foundation

/// The resolved colouring of a fill or a stroke, independent of an environment.
package enum Paint: Equatable, Sendable {
  /// A single colour.
  case color(PaintColor)
  /// Colours that change over the plane.
  case gradient(GradientPaint)
  /// The content beneath, blurred and tinted.
  case backdrop(BackdropPaint)
  /// The mixed colours of a grid of points.
  indirect case mesh(MeshPaint)
  /// A repeated image.
  indirect case tiles(TilePaint)

  /// Returns the paint moved with its item.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> Paint {
    switch self {
    case .color, .backdrop: self
    case .gradient(let gradient): .gradient(gradient.offsetBy(dx: dx, dy: dy))
    case .mesh(let mesh): .mesh(mesh.offsetBy(dx: dx, dy: dy))
    case .tiles(let tiles): .tiles(tiles.offsetBy(dx: dx, dy: dy))
    }
  }
}
