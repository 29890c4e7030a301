/// A colour in linear sRGB. Components may lie outside 0…1, for colours that sRGB has no name for; opacity is 0…1.
package struct PaintColor: Hashable, Sendable {
  /// Linear red.
  package var red: Float
  /// Linear green.
  package var green: Float
  /// Linear blue.
  package var blue: Float
  /// How much of the ground is covered.
  package var opacity: Float

  /// A colour from linear components, which are not multiplied by the opacity.
  package init(linearRed red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Black, opaque.
  package static let black = PaintColor(linearRed: 0, green: 0, blue: 0)
  /// White, opaque.
  package static let white = PaintColor(linearRed: 1, green: 1, blue: 1)
  /// Black that covers nothing.
  package static let clear = PaintColor(linearRed: 0, green: 0, blue: 0, opacity: 0)

  /// The colour with its opacity multiplied.
  package func opacity(multipliedBy factor: Double) -> PaintColor {
    var color = self
    color.opacity *= Float(factor)
    return color
  }
}
