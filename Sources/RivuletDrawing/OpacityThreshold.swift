/// An effect that draws a single colour where the group's opacity lies between two bounds, and nothing elsewhere.
package struct OpacityThreshold: Equatable, Sendable {
  package var minimum: Double
  package var maximum: Double
  package var color: PaintColor

  package init(minimum: Double, maximum: Double, color: PaintColor) {
    (self.minimum, self.maximum, self.color) = (minimum, maximum, color)
  }
}
