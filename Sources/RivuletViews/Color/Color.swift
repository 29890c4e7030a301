public import Foundation
public import RivuletCore

/// A colour that adapts to where it is shown: it is resolved anew in each environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Color: Hashable, CustomStringConvertible, Sendable {
  package let provider: ColorProvider

  package nonisolated init(provider: ColorProvider) {
    self.provider = provider
  }

  /// A fixed colour from linear components.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated init(_ resolved: Resolved) {
    provider = .resolved(resolved)
  }

  /// A fixed colour; components outside 0…1 are kept.
  public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    provider = .components(ColorComponents(space: colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A fixed shade of gray, from 0, black, to 1, white.
  public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A fixed colour from a hue, where 0 and 1 are red, a saturation and a brightness, all 0…1.
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    provider = .components(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  /// A colour of the app's asset catalogs. One that is missing is clear, with one runtime issue for each name.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    provider = .named(name, bundlePath: bundle?.bundlePath)
  }

  /// This colour, with its opacity multiplied.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(provider: .opacity(self, opacity))
  }

  /// This colour with a share of another one.
  ///
  /// - Parameters:
  ///   - fraction: From 0, this colour, to 1, the other one.
  ///   - colorSpace: How the two are mixed.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public nonisolated func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let share = min(max(FiniteNumber.number(fraction, or: 0, of: "mix", "the fraction"), 0), 1)
    return Color(provider: .mixed(self, rhs, share, isPerceptual: colorSpace == .perceptual))
  }

  /// The components in an environment: appearance and tint decide.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(paintColor(in: environment))
  }

  public var description: String { provider.description }
}
