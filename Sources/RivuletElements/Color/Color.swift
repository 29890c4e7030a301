public import Foundation
public import RivuletCore

/// A colour that adapts to its environment. Each environment resolves the colour separately.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Color: Hashable, CustomStringConvertible, Sendable {
  package let provider: ColorProvider

  package nonisolated init(provider: ColorProvider) {
    self.provider = provider
  }

  /// Creates a fixed colour from linear components.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated init(_ resolved: Resolved) {
    provider = .resolved(resolved)
  }

  /// Creates a fixed colour. Components outside 0…1 are kept.
  public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    provider = .components(ColorComponents(space: colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a fixed shade of grey, from 0 (black) to 1 (white).
  public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a fixed colour from a hue, a saturation and a brightness, each in 0…1. The hues 0 and 1 are both red.
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    provider = .components(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  /// Creates a colour from the app's asset catalogs. A missing colour is clear and causes one runtime issue per name.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    provider = .named(name, bundlePath: bundle?.bundlePath)
  }

  /// Returns this colour with its opacity multiplied by the given value.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(provider: .opacity(self, opacity))
  }

  /// Returns the components in an environment, which depend on the environment's appearance and tint.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(paintColor(in: environment))
  }

  public var description: String { provider.description }
}
