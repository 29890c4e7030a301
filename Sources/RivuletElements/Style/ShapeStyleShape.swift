package import RivuletCore
package import RivuletDrawing
import RivuletLooks

/// A request to resolve a style in an environment at a level, and the result of the request.
public struct _ShapeStyle_Shape {
  package let environment: EnvironmentValues
  /// The foreground of the request, or nil for the system's foreground.
  let foreground: ForegroundLevels?
  /// The requested level, relative to the style's own level, which is 0.
  let level: Int
  /// The result, which is clear until a style sets it.
  package private(set) var result = ResolvedStyle.color(.clear)
  /// A Boolean value that indicates whether the result may differ under another foreground.
  private(set) var usesForeground = false

  init(environment: EnvironmentValues, foreground: ForegroundLevels?, level: Int) {
    self.environment = environment
    self.foreground = foreground
    self.level = level
  }

  /// Sets the result to a colour, with its opacity reduced for the level.
  package mutating func fill(_ color: PaintColor) {
    result = .color(level == 0 ? color : color.opacity(multipliedBy: HierarchicalShapeStyle.opacity(level)))
  }

  /// Sets the result to a gradient, with its opacity reduced for the level.
  package mutating func fill(_ gradient: ResolvedGradient) {
    result = .gradient(level == 0 ? gradient : gradient.opacity(HierarchicalShapeStyle.opacity(level)))
  }

  /// Sets the result to a mesh, with its opacity reduced for the level.
  mutating func fill(_ mesh: ResolvedMesh) {
    result = .mesh(level == 0 ? mesh : mesh.opacity(HierarchicalShapeStyle.opacity(level)))
  }

  /// Sets the result to a backdrop, with its opacity reduced for the level.
  package mutating func fill(_ backdrop: BackdropPaint) {
    result = .backdrop(backdrop).opacity(HierarchicalShapeStyle.opacity(level))
  }

  /// Sets the result to an image, with its opacity reduced for the level.
  mutating func fill(_ tiles: TilePaint) {
    result = .tiles(tiles).opacity(HierarchicalShapeStyle.opacity(level))
  }

  /// Adds shadows or a blend mode to the result.
  mutating func decorate(_ change: (inout StyleDecoration) -> Void) { result = result.decorated(change) }

  /// Sets the result to the foreground, `extra` levels down.
  mutating func fillWithForeground(_ extra: Int) {
    usesForeground = true
    let level = level + extra
    if let foreground {
      result = foreground.resolved(in: environment, level: level)
    } else {
      result = .color(HierarchicalShapeStyle.systemColor(level).paintColor(environment.colorScheme, environment.looks))
    }
  }

  /// Sets the result to another style.
  mutating func fill<S: ShapeStyle>(with style: S) {
    style._apply(to: &self)
  }

  /// Adopts the result of another request.
  mutating func take(_ other: _ShapeStyle_Shape) {
    result = other.result
    usesForeground = usesForeground || other.usesForeground
  }

  /// Multiplies the opacity of the result.
  mutating func multiplyOpacity(_ opacity: Double) {
    result = result.opacity(opacity)
  }
}

extension ShapeStyle {
  /// Returns this style resolved in an environment, `level` levels down.
  package func resolved(in environment: EnvironmentValues, level: Int = 0) -> ResolvedStyle {
    var shape = _ShapeStyle_Shape(environment: environment, foreground: environment.foreground, level: level)
    _apply(to: &shape)
    return shape.result
  }

  /// Returns this style resolved in an environment with another foreground.
  package func resolved(in environment: EnvironmentValues, foreground: ForegroundLevels?, level: Int) -> ResolvedStyle {
    var shape = _ShapeStyle_Shape(environment: environment, foreground: foreground, level: level)
    _apply(to: &shape)
    return shape.result
  }

  /// Returns true if this style refers to the foreground of its environment.
  func usesForeground(in environment: EnvironmentValues) -> Bool {
    var shape = _ShapeStyle_Shape(environment: environment, foreground: nil, level: 0)
    _apply(to: &shape)
    return shape.usesForeground
  }
}
