extension Color {
  /// What red, green and blue components mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded, the primaries of ordinary displays.
    case sRGB
    /// The same primaries, not gamma-encoded.
    case sRGBLinear
    /// Gamma-encoded, the primaries of wide-gamut displays.
    case displayP3
  }
}
