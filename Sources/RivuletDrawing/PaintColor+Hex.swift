extension PaintColor {
  /// Creates a colour from gamma-encoded sRGB components in the form 0xRRGGBB.
  package init(hex: UInt32, opacity: Float = 1) {
    func component(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
    self.init(sRGBRed: component(16), green: component(8), blue: component(0), opacity: opacity)
  }

  /// Creates a colour from text of the form `#RRGGBB` or `#RRGGBBAA`, where `#` is optional; nil for any other text.
  package init?(hex text: some StringProtocol) {
    let digits = text.first == "#" ? text.dropFirst() : text[...]
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.utf8.count {
    case 6: self.init(hex: value)
    case 8: self.init(hex: value >> 8, opacity: Float(value & 0xFF) / 255)
    default: return nil
    }
  }

  /// The colour in the form `#RRGGBB`, or `#RRGGBBAA` if it is not opaque. Components are clamped to 0…1 and rounded to eight bits.
  package var hex: String {
    func digits(_ component: Float) -> String {
      let value = component > 0 ? Int(min(component, 1) * 255 + 0.5) : 0
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    let (red, green, blue) = sRGB
    return "#" + digits(red) + digits(green) + digits(blue) + (opacity < 1 ? digits(opacity) : "")
  }
}
