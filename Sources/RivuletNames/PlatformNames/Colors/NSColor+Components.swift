public import Foundation
import RivuletElements

extension NSColor {
  /// The red component in sRGB in the current appearance.
  public var redComponent: CGFloat { CGFloat(color.current.red) }
  /// The green component in sRGB in the current appearance.
  public var greenComponent: CGFloat { CGFloat(color.current.green) }
  /// The blue component in sRGB in the current appearance.
  public var blueComponent: CGFloat { CGFloat(color.current.blue) }
  /// The opacity, from 0 to 1.
  public var alphaComponent: CGFloat { CGFloat(color.current.opacity) }
  /// The hue in sRGB in the current appearance, from 0 to 1.
  public var hueComponent: CGFloat { CGFloat(color.current.wheel.hue) }
  /// The saturation in sRGB in the current appearance, from 0 to 1.
  public var saturationComponent: CGFloat { CGFloat(color.current.wheel.saturation) }
  /// The brightness in sRGB in the current appearance, from 0 to 1.
  public var brightnessComponent: CGFloat { CGFloat(color.current.wheel.brightness) }

  /// Returns the colour with the components that it has in the current appearance. The components are in sRGB for every colour space.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(color.fixed(for: .current)) }

  /// Returns a blend with another colour.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the other colour, from 0 to 1.
  ///   - colour: The other colour.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    NSColor(Color(provider: .mixed(self.color, color.color, Double(min(max(fraction, 0), 1)), isPerceptual: false)))
  }
}

/// An AppKit-compatible RGB colour space. Components are in sRGB for every space.
open class NSColorSpace: NSObject, @unchecked Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The sRGB colour space.
  public class var sRGB: NSColorSpace { spaces.sRGB }
  /// The sRGB colour space, including components below 0 and above 1.
  public class var extendedSRGB: NSColorSpace { spaces.extended }
  /// The colour space of the screen, which is sRGB on Linux.
  public class var deviceRGB: NSColorSpace { spaces.device }
  /// The colour space of AppKit's calibrated colours, which is sRGB on Linux.
  public class var genericRGB: NSColorSpace { spaces.generic }

  private static let spaces = (
    sRGB: NSColorSpace("sRGB IEC61966-2.1"), extended: NSColorSpace("Extended sRGB"), device: NSColorSpace("Device RGB"),
    generic: NSColorSpace("Generic RGB")
  )

  /// The name of the space.
  open var localizedName: String? { name }
  /// The number of components, excluding the opacity.
  open var numberOfColorComponents: Int { 3 }
}
