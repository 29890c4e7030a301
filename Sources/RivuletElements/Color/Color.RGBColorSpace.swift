extension Color {
  /// The colour space of red, green and blue components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded, with the primaries of ordinary displays.
    case sRGB
    /// Linear, with the primaries of ordinary displays.
    case sRGBLinear
    /// Gamma-encoded, with the primaries of wide-gamut displays.
    case displayP3
  }
}
