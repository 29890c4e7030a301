/// A change to the colours of a group: each new channel is a weighted sum of the old channels and a constant.
///
/// The channels are gamma-encoded sRGB, from 0 to 1, multiplied by the opacity. The same applies to the constants of the colours. Clear
/// pixels stay clear. Results are limited to 0…1 when they are drawn.
package struct ColorMatrix: Equatable, Sendable {
  /// The red row: the factors for red, green, blue and opacity.
  package var red: SIMD4<Double>
  /// The green row: the factors for red, green, blue and opacity.
  package var green: SIMD4<Double>
  /// The blue row: the factors for red, green, blue and opacity.
  package var blue: SIMD4<Double>
  /// The opacity row: the factors for red, green, blue and opacity.
  package var opacity: SIMD4<Double>

  /// Creates a matrix from its rows. The constant of a colour is in the opacity column, because the opacity multiplies it.
  package init(red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>, opacity: SIMD4<Double> = SIMD4(0, 0, 0, 1)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The matrix that leaves colours unchanged.
  package static let identity = ColorMatrix(red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  /// Returns the matrix that applies this matrix first, and then the other.
  package func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
      let warm = red * row.x + green * row.y
      let rest = blue * row.z + opacity * row.w
      return warm + rest
    }
    return ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue), opacity: row(next.opacity))
  }

  /// The rows.
  package var rows: [SIMD4<Double>] { [red, green, blue, opacity] }
}

extension ColorMatrix {
  /// Adds an amount to each colour; 1 makes everything white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(red: SIMD4(1, 0, 0, amount), green: SIMD4(0, 1, 0, amount), blue: SIMD4(0, 0, 1, amount))
  }

  /// Moves each colour away from middle grey by a factor, or towards it for a factor below 1.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let rest = (1 - amount) / 2
    return ColorMatrix(red: SIMD4(amount, 0, 0, rest), green: SIMD4(0, amount, 0, rest), blue: SIMD4(0, 0, amount, rest))
  }

  /// Moves each colour away from the grey of its luminance by a factor, or towards it for a factor below 1 (Filter Effects Module,
  /// `saturate`).
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = (0.213, 0.715, 0.072)
    let rest = 1 - amount
    return ColorMatrix(
      red: SIMD4(red * rest + amount, green * rest, blue * rest, 0), green: SIMD4(red * rest, green * rest + amount, blue * rest, 0),
      blue: SIMD4(red * rest, green * rest, blue * rest + amount, 0))
  }

  /// Moves each colour part of the way to the grey of its luminance (Filter Effects Module, `grayscale`).
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = (0.2126, 0.7152, 0.0722)
    let rest = 1 - amount
    return ColorMatrix(
      red: SIMD4(red + (1 - red) * rest, green * amount, blue * amount, 0),
      green: SIMD4(red * amount, green + (1 - green) * rest, blue * amount, 0),
      blue: SIMD4(red * amount, green * amount, blue + (1 - blue) * rest, 0))
  }

  /// Rotates the hues by an angle and keeps the luminance (Filter Effects Module, `hue-rotate`).
  package static func hueRotation(sine: Double, cosine: Double) -> ColorMatrix {
    ColorMatrix(
      red: SIMD4(
        0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715, 0.072 - cosine * 0.072 + sine * 0.928, 0),
      green: SIMD4(
        0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140, 0.072 - cosine * 0.072 - sine * 0.283, 0),
      blue: SIMD4(
        0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715, 0.072 + cosine * 0.928 + sine * 0.072, 0))
  }

  /// The matrix that replaces each colour with its complement.
  package static let invert = ColorMatrix(red: SIMD4(-1, 0, 0, 1), green: SIMD4(0, -1, 0, 1), blue: SIMD4(0, 0, -1, 1))

  /// Multiplies each colour by another, including the opacity.
  package static func multiply(_ color: PaintColor) -> ColorMatrix {
    let encoded = color.sRGB
    let opacity = Double(color.opacity)
    return ColorMatrix(
      red: SIMD4(Double(encoded.red) * opacity, 0, 0, 0), green: SIMD4(0, Double(encoded.green) * opacity, 0, 0),
      blue: SIMD4(0, 0, Double(encoded.blue) * opacity, 0), opacity: SIMD4(0, 0, 0, opacity))
  }

  /// The matrix that makes everything black, with the lightness of each colour as its opacity (SVG, `luminanceToAlpha`).
  package static let luminanceToAlpha = ColorMatrix(red: .zero, green: .zero, blue: .zero, opacity: SIMD4(0.2125, 0.7154, 0.0721, 0))
}
