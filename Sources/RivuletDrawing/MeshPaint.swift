package import Foundation
import RivuletGeometry

/// A paint that mixes the colours of a grid of points in the patches between them.
package struct MeshPaint: Equatable, Sendable {
  /// A point of the grid, in the coordinates of the item.
  package struct Point: Equatable, Sendable {
    package var position: CGPoint
    /// The ends of the control handles that bend the edges to the four neighbours.
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint

    /// Creates a point with its handles.
    package init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// The number of points in a row.
  package var columns: Int
  /// The number of points in a column.
  package var rows: Int
  /// The points, row by row. There are `columns` times `rows` points.
  package var points: [Point]
  /// The colours, one for each point.
  package var colors: [PaintColor]
  /// The colour outside all patches.
  package var background: PaintColor
  /// True if colours change without visible edges between patches.
  package var isSmooth = true
  /// True to mix colours perceptually instead of by their components.
  package var isPerceptual = false

  /// Creates a mesh that mixes components smoothly.
  package init(columns: Int, rows: Int, points: [Point], colors: [PaintColor], background: PaintColor) {
    self.columns = columns
    self.rows = rows
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// Returns the mesh moved with its item.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> MeshPaint {
    var mesh = self
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    for index in points.indices {
      let point = points[index]
      mesh.points[index] = Point(
        position: moved(point.position), leading: moved(point.leading), top: moved(point.top), trailing: moved(point.trailing),
        bottom: moved(point.bottom))
    }
    return mesh
  }
}
