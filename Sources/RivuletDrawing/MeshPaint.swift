package import Foundation
import RivuletGeometry

/// A paint that interpolates the colours of a grid of control points.
package struct MeshPaint: Equatable, Sendable {
  /// A control point of the grid, in the item's coordinates.
  package struct Point: Equatable, Sendable {
    package var position: CGPoint
    /// The ends of the handles that determine the curves to the four adjacent points.
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint

    /// Creates a control point and its handles.
    package init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// The number of control points in a row.
  package var columns: Int
  /// The number of control points in a column.
  package var rows: Int
  /// The control points in row-major order; `columns * rows` in all.
  package var points: [Point]
  /// The colours of the control points.
  package var colors: [PaintColor]
  /// The colour outside the mesh.
  package var background: PaintColor
  /// True if colours change smoothly, without visible edges between patches.
  package var isSmooth = true
  /// True to interpolate perceptually instead of component by component.
  package var isPerceptual = false

  /// Creates a mesh that interpolates components smoothly.
  package init(columns: Int, rows: Int, points: [Point], colors: [PaintColor], background: PaintColor) {
    self.columns = columns
    self.rows = rows
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// Returns the mesh with its points offset.
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
