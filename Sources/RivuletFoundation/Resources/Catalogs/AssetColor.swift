/// A colour in an asset catalog.
package enum AssetColor: Hashable, Sendable {
  /// A colour space for the components of a colour.
  package enum Space: Hashable, Sendable {
    case sRGB, linearSRGB, displayP3
  }

  /// Components from 0 to 1, gamma-encoded except in `linearSRGB`.
  case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
  /// A system colour, such as `systemBlueColor`.
  case reference(String)
}
