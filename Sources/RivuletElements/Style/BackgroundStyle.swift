import RivuletCore
import RivuletLooks

/// The background style of the environment: the style set with `backgroundStyle(_:)`, or the system's background.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if let style = shape.environment.backgroundStyle {
      var environment = shape.environment
      environment.backgroundStyle = nil
      var inner = _ShapeStyle_Shape(environment: environment, foreground: shape.foreground, level: shape.level)
      style._apply(to: &inner)
      shape.take(inner)
    } else {
      shape.fill(SystemColor.background.paintColor(shape.environment.colorScheme, shape.environment.looks))
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
