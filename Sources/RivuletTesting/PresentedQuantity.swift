/// A number that describes the current presentation of a view on screen.
public enum PresentedQuantity: Sendable, Hashable, CaseIterable {
  /// The left edge of the bounds after all effects, in root points.
  case x
  /// The upper edge of the bounds after all effects, in root points.
  case y
  /// The width of the bounds after all effects, in points.
  case width
  /// The height of the bounds after all effects, in points.
  case height
  /// The product of all opacities around the view.
  case opacity
  /// The product of all scale effects around the view.
  case scale
  /// The sum of all rotation effects around the view, in degrees.
  case rotation
  /// The sum of all horizontal offsets around the view, in points. Layout does not count.
  case offsetX
  /// The sum of all vertical offsets around the view, in points. Layout does not count.
  case offsetY
}
