/// A colour in an asset catalog.
package enum AssetColor: Hashable, Sendable {
  /// The colour space of a colour's components.
  package enum Space: Hashable, Sendable {
    case sRGB, linearSRGB, displayP3
  }

  /// Components from 0 to 1, which are gamma-encoded except in `linearSRGB`.
  case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
  /// A reference to a system colour, such as `systemBlueColor`.
  case reference(String)
}
