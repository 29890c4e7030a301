import Foundation

extension PaintColor {
  /// Creates a colour from gamma-encoded sRGB components, as used in style sheets.
  package init(sRGBRed red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.init(
      linearRed: PaintColor.linear(red), green: PaintColor.linear(green), blue: PaintColor.linear(blue), opacity: opacity)
  }

  /// The gamma-encoded components. Like the linear components, they may be outside 0…1.
  package var sRGB: (red: Float, green: Float, blue: Float) {
    (PaintColor.encoded(red), PaintColor.encoded(green), PaintColor.encoded(blue))
  }

  /// Converts a gamma-encoded component to linear. Negative values mirror positive ones.
  package static func linear(_ encoded: Float) -> Float {
    let size = abs(encoded)
    let value: Float = size <= 0.04045 ? size * (1 / 12.92) : pow(size * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
    return encoded < 0 ? -value : value
  }

  /// Converts a linear component to gamma-encoded. Negative values mirror positive ones.
  package static func encoded(_ linear: Float) -> Float {
    let size = Double(abs(linear))
    let value = Float(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    return linear < 0 ? -value : value
  }
}
