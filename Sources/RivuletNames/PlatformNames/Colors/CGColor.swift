public import Foundation
import RivuletCore
public import RivuletElements

/// A Core Graphics-compatible colour with fixed components.
public final class CGColor: Hashable, Sendable {
  /// The components in sRGB.
  package let resolved: Color.Resolved

  init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// Creates a colour from components in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)).resolve(in: EnvironmentValues()))
  }

  /// Creates a colour from components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green, blue and alpha components in sRGB.
  public var components: [CGFloat]? { [CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), alpha] }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// Returns a copy of the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  /// Returns the colour.
  public func copy() -> CGColor? { self }

  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// A clear colour.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.resolved == rhs.resolved }

  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color {
  /// Creates a colour from a Core Graphics colour.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(cgColor: CGColor) {
    self.init(cgColor.resolved)
  }

  /// Creates a colour from a Core Graphics colour.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly"
  )
  public init(_ color: CGColor) {
    self.init(color.resolved)
  }

  /// The colour with fixed components; nil if the colour depends on the environment.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var cgColor: CGColor? {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let resolved = resolve(in: EnvironmentValues())
    return resolved == resolve(in: dark) ? CGColor(resolved) : nil
  }
}

extension Color.Resolved {
  /// The components as a Core Graphics colour.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var cgColor: CGColor { CGColor(self) }
}

extension UIColor {
  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The components under the current traits.
  public var cgColor: CGColor { CGColor(color.current) }
}

extension NSColor {
  /// Creates a colour from a Core Graphics colour.
  public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The components in the current appearance.
  public var cgColor: CGColor { CGColor(color.current) }
}
