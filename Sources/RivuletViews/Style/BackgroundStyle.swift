import RivuletCore

/// The background of the surroundings: what `backgroundStyle(_:)` set, or the system's.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The one style of this type.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if let style = shape.environment.backgroundStyle {
      var environment = shape.environment
      environment.backgroundStyle = nil
      var inner = _ShapeStyle_Shape(environment: environment, foreground: shape.foreground, level: shape.level)
      style._apply(to: &inner)
      shape.take(inner)
    } else {
      shape.fill(SystemColor.background.paintColor(shape.environment.colorScheme, shape.environment.idiom))
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
