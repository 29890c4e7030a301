/// A style at one of several levels of prominence.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let level: Int

  func _apply(to shape: inout _ShapeStyle_Shape) {
    var inner = _ShapeStyle_Shape(environment: shape.environment, foreground: shape.foreground, level: shape.level + level)
    style._apply(to: &inner)
    shape.take(inner)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { LevelShapeStyle(style: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { LevelShapeStyle(style: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { LevelShapeStyle(style: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { LevelShapeStyle(style: self, level: 4) }
}
