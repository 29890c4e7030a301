/// A linear change to a group's colours, in which each new channel is a weighted sum of the old channels and a constant.
///
/// The channels are gamma-encoded sRGB, from 0 to 1, premultiplied by the opacity. The constants for colours are also premultiplied.
/// Clear pixels stay clear, and drawing clamps the results to 0…1.
package struct ColorMatrix: Equatable, Sendable {
  /// The factors of red, green, blue and opacity in the new red.
  package var red: SIMD4<Double>
  /// The factors of red, green, blue and opacity in the new green.
  package var green: SIMD4<Double>
  /// The factors of red, green, blue and opacity in the new blue.
  package var blue: SIMD4<Double>
  /// The factors of red, green, blue and opacity in the new opacity.
  package var opacity: SIMD4<Double>

  /// Creates a matrix from its rows. The constants for colours are in the opacity column, because they are multiplied by the opacity.
  package init(red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>, opacity: SIMD4<Double> = SIMD4(0, 0, 0, 1)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The matrix that leaves colours unchanged.
  package static let identity = ColorMatrix(red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  /// Returns a matrix that first applies this matrix and then the given one.
  package func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
      let warm = red * row.x + green * row.y
      let rest = blue * row.z + opacity * row.w
      return warm + rest
    }
    return ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue), opacity: row(next.opacity))
  }

  /// The rows of the matrix.
  package var rows: [SIMD4<Double>] { [red, green, blue, opacity] }
}

extension ColorMatrix {
  /// Returns a matrix that adds an amount to each colour. An amount of 1 makes everything white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(red: SIMD4(1, 0, 0, amount), green: SIMD4(0, 1, 0, amount), blue: SIMD4(0, 0, 1, amount))
  }

  /// Returns a matrix that multiplies each colour's distance from middle grey by a factor.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let rest = (1 - amount) / 2
    return ColorMatrix(red: SIMD4(amount, 0, 0, rest), green: SIMD4(0, amount, 0, rest), blue: SIMD4(0, 0, amount, rest))
  }

  /// Returns a matrix that multiplies each colour's distance from the grey of its luminance by a factor (Filter Effects Module,
  /// `saturate`).
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = (0.213, 0.715, 0.072)
    let rest = 1 - amount
    return ColorMatrix(
      red: SIMD4(red * rest + amount, green * rest, blue * rest, 0), green: SIMD4(red * rest, green * rest + amount, blue * rest, 0),
      blue: SIMD4(red * rest, green * rest, blue * rest + amount, 0))
  }

  /// Returns a matrix that moves each colour towards the grey of its luminance by a fraction (Filter Effects Module, `grayscale`).
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = (0.2126, 0.7152, 0.0722)
    let rest = 1 - amount
    return ColorMatrix(
      red: SIMD4(red + (1 - red) * rest, green * amount, blue * amount, 0),
      green: SIMD4(red * amount, green + (1 - green) * rest, blue * amount, 0),
      blue: SIMD4(red * amount, green * amount, blue + (1 - blue) * rest, 0))
  }

  /// Returns a matrix that rotates the hues by an angle and preserves the luminance (Filter Effects Module, `hue-rotate`).
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

  /// Returns a matrix that multiplies each colour and its opacity by those of another colour.
  package static func multiply(_ color: PaintColor) -> ColorMatrix {
    let encoded = color.sRGB
    let opacity = Double(color.opacity)
    return ColorMatrix(
      red: SIMD4(Double(encoded.red) * opacity, 0, 0, 0), green: SIMD4(0, Double(encoded.green) * opacity, 0, 0),
      blue: SIMD4(0, 0, Double(encoded.blue) * opacity, 0), opacity: SIMD4(0, 0, 0, opacity))
  }

  /// The matrix that makes everything black and uses the luminance as the opacity (SVG, `luminanceToAlpha`).
  package static let luminanceToAlpha = ColorMatrix(red: .zero, green: .zero, blue: .zero, opacity: SIMD4(0.2125, 0.7154, 0.0721, 0))
}
