import Foundation
import RivuletCore
import RivuletDrawing
import RivuletLooks

/// A gradient that interpolates the colours of a grid of arbitrarily positioned points.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  public typealias Resolved = Never

  /// A point of the grid with the control points of its edges, all in unit coordinates of the filled bounds.
  @frozen public struct BezierPoint: Equatable, Sendable {
    /// The position of the point.
    public var position: SIMD2<Float>
    /// The control point of the edge to the previous point in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the edge to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the edge to the next point in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the edge to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the points in row-major order, in unit coordinates of the filled bounds.
  public enum Locations: Equatable, Sendable {
    /// Points with straight edges between them.
    case points([SIMD2<Float>])
    /// Points with curved edges between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, in row-major order.
  public enum Colors: Equatable, Sendable {
    /// Colours that adapt to the environment.
    case colors([Color])
    /// Fixed colours.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the points.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour outside the mesh.
  public var background: Color
  /// A Boolean value that indicates whether colours change smoothly, without visible edges.
  public var smoothsColors: Bool
  /// The colour space for mixing.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient of `width` times `height` points.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient of `width` times `height` points with straight edges between them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of `width` times `height` points with straight edges between them, in fixed colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of `width` times `height` points with curved edges.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of `width` times `height` points with curved edges, in fixed colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let environment = shape.environment
    let points = meshPoints
    let colors: [PaintColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.paintColor(in: environment) }
      case .resolvedColors(let colors): colors.map(\.paintColor)
      }
    guard width > 1, height > 1, points.count == width * height, colors.count == points.count else {
      reportMistake(points.count, colors.count)
      return shape.fill(background.paintColor(in: environment))
    }
    var mesh = MeshPaint(columns: width, rows: height, points: points, colors: colors, background: background.paintColor(in: environment))
    mesh.isSmooth = smoothsColors
    mesh.isPerceptual = colorSpace == .perceptual
    shape.fill(ResolvedMesh(mesh: mesh))
  }

  private func reportMistake(_ points: Int, _ colors: Int) {
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "MeshGradient",
      "A mesh of \(width) by \(height) points received \(points) points and \(colors) colors; its background is drawn instead. "
        + "Pass one of each for every point of the mesh, which needs at least two in each direction.")
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension MeshGradient {
  /// The points with their control points, which lie a third of the way along straight edges.
  private var meshPoints: [MeshPaint.Point] {
    switch locations {
    case .bezierPoints(let points):
      return points.map {
        MeshPaint.Point(
          position: CGPoint($0.position), leading: CGPoint($0.leadingControlPoint), top: CGPoint($0.topControlPoint),
          trailing: CGPoint($0.trailingControlPoint), bottom: CGPoint($0.bottomControlPoint))
      }
    case .points(let points):
      guard width > 0, points.count == width * height else { return [] }
      func handle(_ column: Int, _ row: Int, _ right: Int, _ down: Int) -> CGPoint {
        let own = points[row * width + column]
        let (otherColumn, otherRow) = (column + right, row + down)
        guard (0..<width).contains(otherColumn), (0..<height).contains(otherRow) else { return CGPoint(own) }
        return CGPoint(own + (points[otherRow * width + otherColumn] - own) / 3)
      }
      return points.indices.map { index in
        let (column, row) = (index % width, index / width)
        return MeshPaint.Point(
          position: CGPoint(points[index]), leading: handle(column, row, -1, 0), top: handle(column, row, 0, -1),
          trailing: handle(column, row, 1, 0), bottom: handle(column, row, 0, 1))
      }
    }
  }
}

extension CGPoint {
  fileprivate init(_ pair: SIMD2<Float>) { self.init(x: CGFloat(pair.x), y: CGFloat(pair.y)) }
}
