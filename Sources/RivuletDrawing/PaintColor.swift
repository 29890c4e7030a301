/// A colour in linear sRGB. Components of colours outside the sRGB gamut are outside 0…1. The opacity is in 0…1.
package struct PaintColor: Hashable, Sendable {
  /// The linear red component.
  package var red: Float
  /// The linear green component.
  package var green: Float
  /// The linear blue component.
  package var blue: Float
  /// The opacity, from 0 to 1.
  package var opacity: Float

  /// Creates a colour from linear components that are not premultiplied.
  package init(linearRed red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Opaque black.
  package static let black = PaintColor(linearRed: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = PaintColor(linearRed: 1, green: 1, blue: 1)
  /// Transparent black.
  package static let clear = PaintColor(linearRed: 0, green: 0, blue: 0, opacity: 0)

  /// Returns the colour with its opacity multiplied by a factor.
  package func opacity(multipliedBy factor: Double) -> PaintColor {
    var color = self
    color.opacity *= Float(factor)
    return color
  }
}
