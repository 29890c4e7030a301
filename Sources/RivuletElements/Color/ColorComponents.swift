import Foundation
package import RivuletDrawing

/// The components of a fixed colour, as the app specified them.
package struct ColorComponents: Hashable, Sendable {
  let space: Color.RGBColorSpace
  let red: Double
  let green: Double
  let blue: Double
  let opacity: Double

  init(space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates the sRGB components of a colour on the colour wheel. The hue wraps around, and the other components are clamped to 0…1.
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let sector = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ shift: Double) -> Double {
      let place = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(min(place, 4 - place), 1))
    }
    self.init(space: .sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The paint for the colour.
  package var paintColor: PaintColor {
    let (red, green, blue, opacity) = (Float(red), Float(green), Float(blue), Float(opacity))
    switch space {
    case .sRGB: return PaintColor(sRGBRed: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear: return PaintColor(linearRed: red, green: green, blue: blue, opacity: opacity)
    case .displayP3:
      let (red, green, blue) = (PaintColor.linear(red), PaintColor.linear(green), PaintColor.linear(blue))
      return PaintColor(
        linearRed: 1.2249 * red - 0.2247 * green,
        green: -0.0420 * red + 1.0419 * green,
        blue: -0.0197 * red - 0.0786 * green + 1.0979 * blue,
        opacity: opacity)
    }
  }
}

extension PaintColor {
  /// The colour as `#RRGGBBAA`, always including the opacity.
  var fullHex: String { opacity < 1 ? hex : hex + "FF" }
}
