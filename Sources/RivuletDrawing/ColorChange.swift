import Foundation
package import RivuletGeometry

/// One change of all colours of a group, by its own number where it has one.
package enum ColorChange: Equatable, Sendable {
  /// How much is added; 0 changes nothing, 1 makes all white.
  case brightness(Double)
  /// 1 changes nothing.
  case contrast(Double)
  /// 1 changes nothing, 0 makes all grey.
  case saturation(Double)
  /// 0 changes nothing, 1 makes all grey.
  case grayscale(Double)
  /// Around the circle of hues.
  case hueRotation(Angle)
  /// White changes nothing.
  case multiply(PaintColor)
  /// The complement.
  case invert
  /// Black as opaque as the colours are light.
  case luminanceToAlpha

  /// What it does to the channels.
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

  /// The numbers that may go over gradually; none of a change without an amount.
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

  /// Whether both change the same, by amounts of their own.
  package func isAlike(_ other: ColorChange) -> Bool {
    switch (self, other) {
    case (.brightness, .brightness), (.contrast, .contrast), (.saturation, .saturation), (.grayscale, .grayscale),
      (.hueRotation, .hueRotation), (.multiply, .multiply), (.invert, .invert), (.luminanceToAlpha, .luminanceToAlpha):
      true
    default: false
    }
  }
}
