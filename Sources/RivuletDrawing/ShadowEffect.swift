package import Foundation

/// A blurred copy of a group in one colour, drawn beneath it.
package struct ShadowEffect: Equatable, Sendable {
  /// Replaces all colours of the group.
  package var color: PaintColor
  /// The blur radius in points.
  package var radius: CGFloat
  /// How far to the right the shadow falls.
  package var x: CGFloat
  /// How far down the shadow falls.
  package var y: CGFloat

  /// A shadow; without an offset all around the group.
  package init(color: PaintColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
