import RivuletCore
public import RivuletDrawing

/// A style with a shadow.
struct ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let shadow: ShadowStyle

  func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(with: style)
    let resolved = shadow.resolved(in: shape.environment)
    shape.decorate { $0.shadows.append(resolved) }
  }
}

/// A style that blends with the drawing beneath it.
struct BlendShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let mode: BlendMode

  func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(with: style)
    shape.decorate { $0.blendMode = mode }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle {
  /// Returns this style with a shadow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowShapeStyle(style: self, shadow: style)
  }

  /// Returns this style, blended with the drawing beneath it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendShapeStyle(style: self, mode: mode)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }

  /// Returns the foreground style, blended with the drawing beneath it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendShapeStyle(style: ForegroundStyle(), mode: mode)
  }
}
