/// A number that says how a view is on screen now.
public enum PresentedQuantity: Sendable, Hashable, CaseIterable {
  /// The left edge of its bounds after all effects, in root points.
  case x
  /// The upper edge of its bounds after all effects, in root points.
  case y
  /// The width of its bounds after all effects, in points.
  case width
  /// The height of its bounds after all effects, in points.
  case height
  /// The product of all opacities around it.
  case opacity
  /// The product of all scale effects around it.
  case scale
  /// The sum of all rotation effects around it, in degrees.
  case rotation
  /// The sum of all offsets to the right around it, in points; layout does not count.
  case offsetX
  /// The sum of all offsets downwards around it, in points; layout does not count.
  case offsetY
}
