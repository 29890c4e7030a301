import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletScreens

/// A colour that an app's closure selects according to the traits where the colour is drawn. It is equal only to itself.
final class DynamicColor: Hashable, CustomStringConvertible, Sendable {
  private let choose: @Sendable (UITraitCollection) -> Color

  init(_ choose: @escaping @Sendable (UITraitCollection) -> Color) { self.choose = choose }

  /// Returns the colour for the given traits, which are current while the closure runs.
  func color(for traits: UITraitCollection) -> Color { traits.whileCurrent { choose(traits) } }

  var description: String { "DynamicColor" }

  static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
  /// Creates a colour that a closure selects in each environment.
  init(choosing choose: @escaping @Sendable (UITraitCollection) -> Color) {
    let dynamic = DynamicColor(choose)
    let custom = CustomColor(dynamic) { dynamic.color(for: UITraitCollection($0)).resolve(in: $0) }
    self.init(provider: .custom(custom))
  }

  /// Creates a colour from an asset catalog. Returns nil if the name is unknown.
  init?(existing name: String, in bundle: Bundle?) {
    guard AssetCatalogs.ofFrontWindow.color(named: name, bundlePath: bundle?.bundlePath, in: AssetTraits()) != nil else { return nil }
    self.init(name, bundle: bundle)
  }

  /// The components under the current traits.
  var current: Resolved {
    switch provider {
    case .components(let components): Resolved(components.paintColor)
    case .resolved(let resolved): resolved
    default: resolve(in: UITraitCollection.current.environment)
    }
  }

  /// Returns the colour with the components that it has for the given traits. A colour with fixed components is returned unchanged.
  func fixed(for traits: UITraitCollection) -> Color {
    switch provider {
    case .components, .resolved: return self
    case .custom(let custom):
      if let dynamic = custom.style.base as? DynamicColor { return dynamic.color(for: traits).fixed(for: traits) }
    default: break
    }
    return Color(resolve(in: traits.environment))
  }
}

extension Color.Resolved {
  /// The hue, saturation and brightness in sRGB, from 0 to 1.
  var wheel: (hue: Double, saturation: Double, brightness: Double) {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0, most > 0 else { return (0, 0, most) }
    let sector =
      switch most {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
  }

  /// The grey level in sRGB; nil if the colour is not a shade of grey.
  var white: Float? { max(red, green, blue) - min(red, green, blue) < 0.000_1 ? red : nil }
}

extension AssetCatalogs {
  /// The asset catalogs of the front window, or otherwise of this program.
  static var ofFrontWindow: AssetCatalogs {
    MainThread.run { UIWindowScene.frontTree?.rootEnvironment.assets ?? .ofProcess }
  }
}
