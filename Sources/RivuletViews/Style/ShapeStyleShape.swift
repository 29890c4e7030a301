package import RivuletCore
package import RivuletDrawing

/// The question to a style: in which environment, at which level; and its answer.
public struct _ShapeStyle_Shape {
  package let environment: EnvironmentValues
  /// What the foreground is here; nil for the system's.
  let foreground: ForegroundLevels?
  /// How many levels below the style's own are asked for (0 is primary).
  let level: Int
  /// The answer; clear as long as no style gives one.
  package private(set) var result = ResolvedStyle.color(.clear)
  /// Whether the answer may be another one under another foreground.
  private(set) var usesForeground = false

  init(environment: EnvironmentValues, foreground: ForegroundLevels?, level: Int) {
    self.environment = environment
    self.foreground = foreground
    self.level = level
  }

  /// Answers with a colour, paled for the level.
  package mutating func fill(_ color: PaintColor) {
    result = .color(level == 0 ? color : color.opacity(multipliedBy: HierarchicalShapeStyle.opacity(level)))
  }

  /// Answers with a gradient, paled for the level.
  package mutating func fill(_ gradient: ResolvedGradient) {
    result = .gradient(level == 0 ? gradient : gradient.opacity(HierarchicalShapeStyle.opacity(level)))
  }

  /// Answers with a mesh, paled for the level.
  mutating func fill(_ mesh: ResolvedMesh) {
    result = .mesh(level == 0 ? mesh : mesh.opacity(HierarchicalShapeStyle.opacity(level)))
  }

  /// Answers with what lies beneath, paled for the level.
  package mutating func fill(_ backdrop: BackdropPaint) {
    result = .backdrop(backdrop).opacity(HierarchicalShapeStyle.opacity(level))
  }

  /// Answers with an image, paled for the level.
  mutating func fill(_ tiles: TilePaint) {
    result = .tiles(tiles).opacity(HierarchicalShapeStyle.opacity(level))
  }

  /// Adds shadows or a blend mode to the answer.
  mutating func decorate(_ change: (inout StyleDecoration) -> Void) { result = result.decorated(change) }

  /// Answers with the foreground, `extra` levels down.
  mutating func fillWithForeground(_ extra: Int) {
    usesForeground = true
    let level = level + extra
    if let foreground {
      result = foreground.resolved(in: environment, level: level)
    } else {
      result = .color(HierarchicalShapeStyle.systemColor(level).paintColor(environment.colorScheme, environment.idiom))
    }
  }

  /// Answers with another style.
  mutating func fill<S: ShapeStyle>(with style: S) {
    style._apply(to: &self)
  }

  /// Takes over the answer to another question.
  mutating func take(_ other: _ShapeStyle_Shape) {
    result = other.result
    usesForeground = usesForeground || other.usesForeground
  }

  /// Pales the answer.
  mutating func multiplyOpacity(_ opacity: Double) {
    result = result.opacity(opacity)
  }
}

extension ShapeStyle {
  /// What this style is in an environment, `level` levels down.
  package func resolved(in environment: EnvironmentValues, level: Int = 0) -> ResolvedStyle {
    var shape = _ShapeStyle_Shape(environment: environment, foreground: environment.foreground, level: level)
    _apply(to: &shape)
    return shape.result
  }

  /// What this style is where the foreground is another one than the environment's.
  func resolved(in environment: EnvironmentValues, foreground: ForegroundLevels?, level: Int) -> ResolvedStyle {
    var shape = _ShapeStyle_Shape(environment: environment, foreground: foreground, level: level)
    _apply(to: &shape)
    return shape.result
  }

  /// Whether this style names the foreground of its surroundings.
  func usesForeground(in environment: EnvironmentValues) -> Bool {
    var shape = _ShapeStyle_Shape(environment: environment, foreground: nil, level: 0)
    _apply(to: &shape)
    return shape.usesForeground
  }
}
