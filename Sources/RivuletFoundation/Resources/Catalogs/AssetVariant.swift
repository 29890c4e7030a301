import Foundation

/// A variant of an image, colour or file in `Contents.json`.
struct AssetVariant: Decodable {
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  struct Color: Decodable {
    let platform: String?
    let reference: String?
    let space: String?
    let components: [String: Component]?

    private enum CodingKeys: String, CodingKey {
      case platform, reference, components
      case space = "color-space"
    }
  }

  /// A colour component, given as a decimal number, a byte, or a byte in hexadecimal.
  struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      let number =
        if text.lowercased().hasPrefix("0x") {
          UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if text.contains(".") {
          Double(text)
        } else {
          Double(text).map { $0 / 255 }
        }
      guard let number, number.isFinite else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a colour component.")
      }
      value = number
    }
  }

  let idiom: String?
  let scale: String?
  let filename: String?
  let size: String?
  let appearances: [Appearance]?
  let color: Color?
  /// The type of a file, such as `public.json`.
  let type: String?

  enum CodingKeys: String, CodingKey {
    case idiom, scale, filename, size, appearances, color
    case type = "universal-type-identifier"
  }

  /// Returns the rank of the variant, where a higher rank is a better match, or nil if the variant is for different traits.
  func rank(in traits: AssetTraits) -> Int? {
    var rank = 0
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): if traits.isDark { rank += 4 } else { return nil }
      case ("luminosity", "light"): if traits.isDark { return nil } else { rank += 4 }
      case ("contrast", "high"): if traits.hasHighContrast { rank += 8 } else { return nil }
      default: return nil
      }
    }
    switch idiom {
    case nil, "universal": break
    case "iphone", "ios": if traits.isPhone { rank += 1 } else { rank -= 32 }
    case "mac": if traits.isPhone { rank -= 32 } else { rank += 1 }
    default: rank -= 64
    }
    return rank
  }

  /// The number of pixels per point; nil if the variant is suitable for any scale.
  var pixels: CGFloat? { scale.flatMap { Double($0.dropLast($0.hasSuffix("x") ? 1 : 0)) }.map { CGFloat($0) } }

  /// The colour, or nil if the variant has none.
  var assetColor: AssetColor? {
    guard let color else { return nil }
    if let reference = color.reference { return .reference(reference) }
    guard let components = color.components else { return nil }
    func component(_ name: String, _ missing: Double = 0) -> Double { components[name]?.value ?? missing }
    let opacity = component("alpha", 1)
    if let white = components["white"]?.value { return .components(.sRGB, red: white, green: white, blue: white, opacity: opacity) }
    let space: AssetColor.Space =
      switch color.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "linear-srgb": .linearSRGB
      default: .sRGB
      }
    return .components(space, red: component("red"), green: component("green"), blue: component("blue"), opacity: opacity)
  }
}
