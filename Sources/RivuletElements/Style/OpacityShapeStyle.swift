import RivuletCore

/// A style whose opacity is multiplied by a factor.
struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let opacity: Double

  func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(with: style)
    shape.multiplyOpacity(FiniteNumber.number(opacity, or: 1, of: "opacity", "the opacity"))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle {
  /// Returns this style with its opacity multiplied by the given value.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with its opacity multiplied by the given value.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
}
