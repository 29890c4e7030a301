import Foundation
package import RivuletGeometry

/// A change of all colours of a group, with its amount if it has one.
package enum ColorChange: Equatable, Sendable {
  /// Adds an amount; 0 changes nothing, 1 makes everything white.
  case brightness(Double)
  /// Multiplies the distance from the middle; 1 changes nothing.
  case contrast(Double)
  /// Multiplies the saturation; 1 changes nothing, 0 makes everything grey.
  case saturation(Double)
  /// Removes the colour; 0 changes nothing, 1 makes everything grey.
  case grayscale(Double)
  /// Turns the hues around the circle of hues.
  case hueRotation(Angle)
  /// Multiplies by a colour; white changes nothing.
  case multiply(PaintColor)
  /// Replaces each colour by its complement.
  case invert
  /// Makes everything black, as opaque as the colours were light.
  case luminanceToAlpha

  /// The effect on the channels.
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

  /// The numbers that an animation can interpolate; empty for a change without an amount.
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

  /// Returns true if both are the same kind of change, whatever their amounts.
  package func isAlike(_ other: ColorChange) -> Bool {
    switch (self, other) {
    case (.brightness, .brightness), (.contrast, .contrast), (.saturation, .saturation), (.grayscale, .grayscale),
      (.hueRotation, .hueRotation), (.multiply, .multiply), (.invert, .invert), (.luminanceToAlpha, .luminanceToAlpha):
      true
    default: false
    }
  }
}
