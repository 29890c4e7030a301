public import Foundation
import RivuletCore
public import RivuletElements

extension NSColor {
  /// The name of a colour in an app's asset catalogs.
  public typealias Name = String

  /// Creates a colour from the app's asset catalogs. Returns nil if the name is unknown.
  public convenience init?(named name: Name) { self.init(named: name, bundle: nil) }

  /// Creates a colour from a bundle's asset catalogs. Returns nil if the name is unknown.
  public convenience init?(named name: Name, bundle: Bundle?) {
    guard let color = Color(existing: name, in: bundle) else { return nil }
    self.init(color)
  }

  /// Creates a colour from an asset catalog. The colour is clear if it does not exist.
  @available(macOS 14.0, *)
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a colour that a closure selects according to the appearance where it is drawn. The name has no effect.
  public convenience init(name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    self.init(Color(choosing: { dynamicProvider(NSAppearance($0)).color }))
  }

  /// Creates a colour from components in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour from components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components, which are in sRGB on Linux.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components, which are in sRGB on Linux.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey, which is in sRGB on Linux.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

  /// Creates a shade of grey, which is in sRGB on Linux.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

  /// Creates a colour from its hue, saturation and brightness, which are in sRGB on Linux.
  public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Creates a colour from its hue, saturation and brightness, which are in sRGB on Linux.
  public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
}
