import RivuletCore

/// The tint of the environment: the style set with `tint(_:)`, or the system's accent colour.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if let tint = shape.environment.tint {
      // A tint that refers to itself resolves to the system's accent colour.
      var environment = shape.environment
      environment.tint = nil
      var inner = _ShapeStyle_Shape(environment: environment, foreground: shape.foreground, level: shape.level)
      tint._apply(to: &inner)
      shape.take(inner)
    } else {
      shape.fill(shape.environment.accentPaintColor)
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
