package import RivuletCore
package import RivuletDrawing
import RivuletLooks

extension Color {
  /// Returns the paint for the colour in an environment.
  package func paintColor(in environment: EnvironmentValues) -> PaintColor {
    switch provider {
    case .system(let color):
      return color.isAdaptive ? color.paintColor(environment.colorScheme, environment.looks) : color.paintColor(.light, .phone)
    case .components(let components): return components.paintColor
    case .resolved(let resolved): return resolved.paintColor
    case .named(let name, let bundlePath):
      if let color = environment.assetColor(named: name, bundlePath: bundlePath) { return color }
      reportMissing(name, bundlePath)
      return .clear
    case .custom(let color): return color.resolved(in: environment).paintColor
    case .accent: return environment.accentPaintColor
    case .opacity(let color, let opacity):
      return color.paintColor(in: environment).opacity(multipliedBy: FiniteNumber.number(opacity, or: 1, of: "opacity", "the opacity"))
    case .lightened(let color, let share): return color.paintColor(in: environment).lightened(Float(share))
    case .mixed(let color, let other, let share, let isPerceptual):
      let (first, second) = (color.paintColor(in: environment), other.paintColor(in: environment))
      return isPerceptual ? PerceptualMix.mix(first, second, share) : first.mixed(with: second, Float(share))
    }
  }

  private func reportMissing(_ name: String, _ bundlePath: String?) {
    RuntimeIssue.reportOnce(
      .missingImage, typeName: "Color",
      "No color named '\(name)' was found in \(bundlePath ?? "the app's bundle and those of its targets"); it is drawn clear. "
        + "Use the name of a color set in an asset catalog of a target, or pass the components to Color(red:green:blue:).")
  }
}

extension EnvironmentValues {
  /// The value of `Color.accentColor`: the tint, the colour `AccentColor` in the app's catalogs, or the system's blue.
  var accentPaintColor: PaintColor {
    guard let tint else { return assetColor(named: "AccentColor") ?? SystemColor.blue.paintColor(colorScheme, looks) }
    // A tint may refer to the accent colour itself, so the tint is resolved in an environment without a tint.
    var outer = self
    outer.tint = nil
    return tint.resolved(in: outer).flatColor
  }
}

extension PaintColor {
  /// Returns the colour mixed with a fraction of another colour, in gamma-encoded sRGB.
  fileprivate func mixed(with other: PaintColor, _ share: Float) -> PaintColor {
    let (own, second) = (sRGB, other.sRGB)
    return PaintColor(
      sRGBRed: own.red + (second.red - own.red) * share, green: own.green + (second.green - own.green) * share,
      blue: own.blue + (second.blue - own.blue) * share, opacity: opacity + (other.opacity - opacity) * share)
  }

  /// Returns the colour mixed with white, in gamma-encoded sRGB.
  fileprivate func lightened(_ share: Float) -> PaintColor {
    let (red, green, blue) = sRGB
    return PaintColor(
      sRGBRed: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share, opacity: opacity)
  }
}
