/// The foreground of the surroundings.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never

  /// The one style of this type.
  public nonisolated init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fillWithForeground(0)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
