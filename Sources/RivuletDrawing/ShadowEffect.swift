package import Foundation

/// A blurred copy of a group in a single colour, drawn beneath the group.
package struct ShadowEffect: Equatable, Sendable {
  /// The colour of the shadow.
  package var color: PaintColor
  /// The blur radius in points.
  package var radius: CGFloat
  /// The shadow's offset to the right, in points.
  package var x: CGFloat
  /// The shadow's offset downwards, in points.
  package var y: CGFloat

  /// Creates a shadow. By default, the shadow has no offset.
  package init(color: PaintColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
