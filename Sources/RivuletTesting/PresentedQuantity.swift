/// A quantity that describes how a view currently appears on screen.
public enum PresentedQuantity: Sendable, Hashable, CaseIterable {
  /// The left edge of the bounds after all effects, in root points.
  case x
  /// The top edge of the bounds after all effects, in root points.
  case y
  /// The width of the bounds after all effects, in points.
  case width
  /// The height of the bounds after all effects, in points.
  case height
  /// The product of all opacities that apply to the view.
  case opacity
  /// The product of all scale effects that apply to the view.
  case scale
  /// The sum of all rotation effects that apply to the view, in degrees.
  case rotation
  /// The sum of all horizontal offset effects that apply to the view, in points. Layout is not included.
  case offsetX
  /// The sum of all vertical offset effects that apply to the view, in points. Layout is not included.
  case offsetY
}
