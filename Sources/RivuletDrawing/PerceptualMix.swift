import Foundation

/// A namespace for the interpolation of colours in Oklab, in which equal differences look equally large.
package enum PerceptualMix {
  /// Returns a colour between two others. A share of 0 returns the first colour, and a share of 1 returns the second.
  package static func mix(_ first: PaintColor, _ second: PaintColor, _ share: Double) -> PaintColor {
    let mixed = lab(first) * (1 - share) + lab(second) * share
    return color(mixed)
  }

  /// Converts a colour to its lightness, green-red, blue-yellow and opacity components.
  private static func lab(_ color: PaintColor) -> SIMD4<Double> {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD4(
      0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
      Double(color.opacity))
  }

  private static func color(_ lab: SIMD4<Double>) -> PaintColor {
    let long = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
    let middle = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
    let short = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
    return PaintColor(
      linearRed: Float(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
      green: Float(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
      blue: Float(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short), opacity: Float(lab.w))
  }

  private static func cube(_ value: Double) -> Double { value * value * value }
}
