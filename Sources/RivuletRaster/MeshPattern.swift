import CCairo
import Foundation
import RivuletDrawing

/// A builder that creates the cairo pattern of a mesh gradient.
struct MeshPattern {
  private let mesh: MeshPaint
  private let opacity: Double

  /// The number of pieces along each side of a patch.
  private static let steps = 8

  /// Creates a builder for a mesh whose colours are multiplied by an opacity.
  init(_ mesh: MeshPaint, opacity: Double) {
    self.mesh = mesh
    self.opacity = opacity
  }

  /// Makes the mesh the source of the canvas's next drawing operation.
  func setSource(of canvas: Canvas) {
    let isSound =
      mesh.columns > 1 && mesh.rows > 1 && mesh.points.count == mesh.columns * mesh.rows && mesh.colors.count == mesh.points.count
    guard isSound, mesh.points.allSatisfy(\.isSound), let pattern = cairo_pattern_create_mesh() else {
      return canvas.setSource(mesh.background, opacity: opacity)
    }
    defer { cairo_pattern_destroy(pattern) }
    for row in 0..<(mesh.rows - 1) {
      for column in 0..<(mesh.columns - 1) { addPatch(column, row, to: pattern) }
    }
    if mesh.background.opacity <= 0 {
      cairo_set_source(canvas.context, pattern)
    } else {
      cairo_push_group(canvas.context)
      canvas.setSource(mesh.background, opacity: opacity)
      cairo_paint(canvas.context)
      cairo_set_source(canvas.context, pattern)
      cairo_paint(canvas.context)
      cairo_pop_group_to_source(canvas.context)
    }
  }

  private func addPatch(_ column: Int, _ row: Int, to pattern: OpaquePointer) {
    let count = MeshPattern.steps
    let patch = Patch(mesh, column, row)
    var grid: [(place: CGPoint, color: SIMD4<Double>)] = []
    for down in 0...count {
      for across in 0...count {
        let (u, v) = (Double(across) / Double(count), Double(down) / Double(count))
        grid.append((patch.place(u, v), shownColor(column, row, u, v)))
      }
    }
    for down in 0..<count {
      for across in 0..<count {
        let first = down * (count + 1) + across
        addPiece([grid[first], grid[first + 1], grid[first + count + 2], grid[first + count + 1]], to: pattern)
      }
    }
  }

  /// Adds a piece with four corners in clockwise order.
  private func addPiece(_ corners: [(place: CGPoint, color: SIMD4<Double>)], to pattern: OpaquePointer) {
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, corners[0].place.x, corners[0].place.y)
    for corner in corners.dropFirst() + [corners[0]] { cairo_mesh_pattern_line_to(pattern, corner.place.x, corner.place.y) }
    for (index, corner) in corners.enumerated() {
      let color = corner.color
      cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(index), color.x.unit, color.y.unit, color.z.unit, (color.w * opacity).unit)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }
}

extension MeshPattern {
  /// The geometry of a patch. The edges are curves, which the interior follows.
  private struct Patch {
    private let top: [CGPoint]
    private let bottom: [CGPoint]
    private let leading: [CGPoint]
    private let trailing: [CGPoint]

    init(_ mesh: MeshPaint, _ column: Int, _ row: Int) {
      func point(_ right: Int, _ down: Int) -> MeshPaint.Point { mesh.points[(row + down) * mesh.columns + column + right] }
      let (topLeading, topTrailing, bottomLeading, bottomTrailing) = (point(0, 0), point(1, 0), point(0, 1), point(1, 1))
      top = [topLeading.position, topLeading.trailing, topTrailing.leading, topTrailing.position]
      bottom = [bottomLeading.position, bottomLeading.trailing, bottomTrailing.leading, bottomTrailing.position]
      leading = [topLeading.position, topLeading.bottom, bottomLeading.top, bottomLeading.position]
      trailing = [topTrailing.position, topTrailing.bottom, bottomTrailing.top, bottomTrailing.position]
    }

    func place(_ u: Double, _ v: Double) -> CGPoint {
      func component(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        let across = (1 - v) * curve(top, u, path) + v * curve(bottom, u, path)
        let down = (1 - u) * curve(leading, v, path) + u * curve(trailing, v, path)
        let upper = (1 - u) * top[0][keyPath: path] + u * top[3][keyPath: path]
        let lower = (1 - u) * bottom[0][keyPath: path] + u * bottom[3][keyPath: path]
        return across + down - ((1 - v) * upper + v * lower)
      }
      return CGPoint(x: component(\.x), y: component(\.y))
    }

    private func curve(_ points: [CGPoint], _ t: Double, _ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let s = 1 - t
      return s * s * s * points[0][keyPath: path] + 3 * s * s * t * points[1][keyPath: path] + 3 * s * t * t * points[2][keyPath: path]
        + t * t * t * points[3][keyPath: path]
    }
  }

  /// Returns the gamma-encoded colour at a position in a patch.
  private func shownColor(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
    if mesh.isPerceptual {
      let top = PerceptualMix.mix(color(column, row), color(column + 1, row), eased(u))
      let bottom = PerceptualMix.mix(color(column, row + 1), color(column + 1, row + 1), eased(u))
      return PerceptualMix.mix(top, bottom, eased(v)).encodedComponents
    }
    let rows = (-1...2).map { down -> SIMD4<Double> in
      blend((-1...2).map { color(column + $0, row + down).encodedComponents }, u)
    }
    return blend(rows, v)
  }

  private func eased(_ t: Double) -> Double { mesh.isSmooth ? t * t * (3 - 2 * t) : t }

  /// Interpolates between the second and third of four colours. If the mesh is smooth, the interpolation follows a curve through all four.
  private func blend(_ colors: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
    let (from, to) = (colors[1], colors[2])
    guard mesh.isSmooth else { return from * (1 - t) + to * t }
    let (leaving, arriving) = ((to - colors[0]) / 2, (colors[3] - from) / 2)
    let (t2, t3) = (t * t, t * t * t)
    let outer = from * (2 * t3 - 3 * t2 + 1) + to * (3 * t2 - 2 * t3)
    return outer + leaving * (t3 - 2 * t2 + t) + arriving * (t3 - t2)
  }

  /// Returns the colour of a control point. Beyond the border, returns the colour of the nearest point on it.
  private func color(_ column: Int, _ row: Int) -> PaintColor {
    mesh.colors[min(max(row, 0), mesh.rows - 1) * mesh.columns + min(max(column, 0), mesh.columns - 1)]
  }
}

extension PaintColor {
  /// The gamma-encoded components and the opacity.
  fileprivate var encodedComponents: SIMD4<Double> {
    let encoded = sRGB
    return SIMD4(Double(encoded.red), Double(encoded.green), Double(encoded.blue), Double(opacity))
  }
}

extension MeshPaint.Point {
  /// True if the coordinates are within cairo's range.
  fileprivate var isSound: Bool {
    [position, leading, top, trailing, bottom].allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 }
  }
}
