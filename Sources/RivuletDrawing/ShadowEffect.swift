package import Foundation

/// A blurred copy of a group in one colour, drawn beneath it.
package struct ShadowEffect: Equatable, Sendable {
  /// The colour that replaces all colours of the group.
  package var color: PaintColor
  /// The blur radius in points.
  package var radius: CGFloat
  /// The shadow's offset to the right, in points.
  package var x: CGFloat
  /// The shadow's offset downwards, in points.
  package var y: CGFloat

  /// Creates a shadow, by default without an offset, on all sides of the group.
  package init(color: PaintColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
