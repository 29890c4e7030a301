import Foundation
package import RivuletGeometry

/// A change to all colours in a group, with an amount where applicable.
package enum ColorChange: Equatable, Sendable {
  /// Adds an amount. 0 has no effect, and 1 makes everything white.
  case brightness(Double)
  /// Multiplies the distance from middle grey. 1 has no effect.
  case contrast(Double)
  /// Multiplies the saturation. 1 has no effect, and 0 makes everything grey.
  case saturation(Double)
  /// Reduces the saturation. 0 has no effect, and 1 makes everything grey.
  case grayscale(Double)
  /// Rotates the hues around the colour wheel.
  case hueRotation(Angle)
  /// Multiplies the colours by a colour. White has no effect.
  case multiply(PaintColor)
  /// Replaces each colour with its complement.
  case invert
  /// Makes everything black, and uses the luminance of the colours as the opacity.
  case luminanceToAlpha

  /// The matrix that applies the change to colour channels.
  package var matrix: ColorMatrix {
    switch self {
    case .brightness(let amount): .brightness(amount)
    case .contrast(let amount): .contrast(amount)
    case .saturation(let amount): .saturation(amount)
    case .grayscale(let amount): .grayscale(min(max(amount, 0), 1))
    case .hueRotation(let angle): angle.radians == 0 ? .identity : .hueRotation(sine: sin(angle.radians), cosine: cos(angle.radians))
    case .multiply(let color): .multiply(color)
    case .invert: .invert
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  /// The amounts that an animation can interpolate; empty for a change without an amount.
  package var numbers: [Double] {
    get {
      switch self {
      case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount): [amount]
      case .hueRotation(let angle): [angle.radians]
      case .multiply(let color): [Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity)]
      case .invert, .luminanceToAlpha: []
      }
    }
    set {
      func number(_ index: Int) -> Double { index < newValue.count ? newValue[index] : 0 }
      switch self {
      case .brightness: self = .brightness(number(0))
      case .contrast: self = .contrast(number(0))
      case .saturation: self = .saturation(number(0))
      case .grayscale: self = .grayscale(number(0))
      case .hueRotation: self = .hueRotation(.radians(number(0)))
      case .multiply:
        self = .multiply(
          PaintColor(
            linearRed: Float(number(0)), green: Float(number(1)), blue: Float(number(2)), opacity: Float(min(max(number(3), 0), 1))))
      case .invert, .luminanceToAlpha: break
      }
    }
  }

  /// Returns true if both changes are of the same kind, regardless of their amounts.
  package func isAlike(_ other: ColorChange) -> Bool {
    switch (self, other) {
    case (.brightness, .brightness), (.contrast, .contrast), (.saturation, .saturation), (.grayscale, .grayscale),
      (.hueRotation, .hueRotation), (.multiply, .multiply), (.invert, .invert), (.luminanceToAlpha, .luminanceToAlpha):
      true
    default: false
    }
  }
}
