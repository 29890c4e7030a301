package import Foundation
import RivuletAnimation
package import RivuletDrawing

/// A mesh gradient with resolved colours. Its points are fractions of the bounds that it fills.
package struct ResolvedMesh: Equatable, Sendable {
  /// The mesh, with its points as fractions of the bounds.
  var mesh: MeshPaint

  /// Returns the paint for the given bounds.
  package func paint(in bounds: CGRect) -> MeshPaint {
    var paint = mesh
    func placed(_ point: CGPoint) -> CGPoint { CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height) }
    for index in paint.points.indices {
      let point = mesh.points[index]
      paint.points[index] = MeshPaint.Point(
        position: placed(point.position), leading: placed(point.leading), top: placed(point.top), trailing: placed(point.trailing),
        bottom: placed(point.bottom))
    }
    return paint
  }

  /// Returns the mesh with the opacity of each colour multiplied.
  func opacity(_ opacity: Double) -> ResolvedMesh {
    var paler = self
    for index in mesh.colors.indices { paler.mesh.colors[index] = mesh.colors[index].opacity(multipliedBy: opacity) }
    paler.mesh.background = mesh.background.opacity(multipliedBy: opacity)
    return paler
  }

  /// Returns true if the meshes can be interpolated. They must have the same number of rows and columns.
  func leads(to next: ResolvedMesh) -> Bool { mesh.columns == next.mesh.columns && mesh.rows == next.mesh.rows }

  /// The mesh as numbers: the background, the colours and the points.
  var numbers: [Double] {
    get {
      mesh.background.numbers + mesh.colors.flatMap(\.numbers)
        + mesh.points.flatMap { point in
          [point.position, point.leading, point.top, point.trailing, point.bottom].flatMap { [Double($0.x), Double($0.y)] }
        }
    }
    set {
      let count = mesh.points.count
      guard newValue.count == 4 + count * 14, mesh.colors.count == count else { return }
      func color(_ start: Int) -> PaintColor { PaintColor(numbers: Array(newValue[start..<start + 4])) }
      mesh.background = color(0)
      for index in 0..<count {
        mesh.colors[index] = color(4 + index * 4)
        let start = 4 + count * 4 + index * 10
        func point(_ place: Int) -> CGPoint { CGPoint(x: newValue[start + place * 2], y: newValue[start + place * 2 + 1]) }
        mesh.points[index] = MeshPaint.Point(position: point(0), leading: point(1), top: point(2), trailing: point(3), bottom: point(4))
      }
    }
  }
}
