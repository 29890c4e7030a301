package import RivuletLooks

/// The source of a colour's components.
package enum ColorProvider: Hashable, Sendable {
  case system(SystemColor)
  case components(ColorComponents)
  case resolved(Color.Resolved)
  case named(String, bundlePath: String?)
  case custom(CustomColor)
  /// The tint of the environment, or the system's accent colour.
  case accent
  indirect case opacity(Color, Double)
  /// A colour mixed with a fraction of white, in 0…1.
  indirect case lightened(Color, Double)
  /// A colour mixed with a fraction of another colour, in 0…1. Mixing is perceptual, or in the colour space of the device.
  indirect case mixed(Color, Color, Double, isPerceptual: Bool)
}

extension ColorProvider: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let color): "\(color)"
    case .components(let components): components.paintColor.fullHex
    case .resolved(let resolved): resolved.description
    case .named(let name, let bundlePath): "NamedColor(name: \"\(name)\", bundle: \(bundlePath ?? "nil"))"
    case .custom(let color): color.description
    case .accent: "AccentColor"
    case .opacity(let color, let opacity): "\(percent(opacity)) \(color)"
    case .lightened(let color, let share): "\(color) lightened by \(percent(share))"
    case .mixed(let color, let other, let share, _): "\(color) mixed with \(percent(share)) \(other)"
    }
  }

  /// Formats a fraction as a whole percentage.
  private func percent(_ share: Double) -> String {
    let percents = (share * 100).rounded()
    return abs(percents) < 1e15 ? "\(Int(percents))%" : "\(percents)%"
  }
}
