import Foundation

extension PaintColor {
  /// A colour from components as they are written in style sheets: gamma-encoded sRGB.
  package init(sRGBRed red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.init(
      linearRed: PaintColor.linear(red), green: PaintColor.linear(green), blue: PaintColor.linear(blue), opacity: opacity)
  }

  /// Gamma-encoded components; they may lie outside 0…1 as the linear ones may.
  package var sRGB: (red: Float, green: Float, blue: Float) {
    (PaintColor.encoded(red), PaintColor.encoded(green), PaintColor.encoded(blue))
  }

  /// A gamma-encoded component as a linear one; negative values mirror positive ones.
  package static func linear(_ encoded: Float) -> Float {
    let size = abs(encoded)
    let value: Float = size <= 0.04045 ? size * (1 / 12.92) : pow(size * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
    return encoded < 0 ? -value : value
  }

  /// A linear component as a gamma-encoded one; negative values mirror positive ones.
  package static func encoded(_ linear: Float) -> Float {
    let size = Double(abs(linear))
    let value = Float(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    return linear < 0 ? -value : value
  }
}
