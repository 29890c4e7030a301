/// The foreground style of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never

  /// Creates the style.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fillWithForeground(0)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
