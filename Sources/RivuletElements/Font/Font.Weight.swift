extension Font {
  /// The weight of a font.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  @frozen public struct Weight: Hashable, Sendable {
    /// The weight, on a scale from 100 (thinnest) through 400 (regular) and 700 (bold) to 900.
    package let value: Int

    package init(value: Int) {
      self.value = value
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(value: 100)
    /// A very thin weight.
    public static let thin = Weight(value: 200)
    /// A weight thinner than regular.
    public static let light = Weight(value: 300)
    /// The regular weight.
    public static let regular = Weight(value: 400)
    /// A weight slightly heavier than regular.
    public static let medium = Weight(value: 500)
    /// A weight between medium and bold.
    public static let semibold = Weight(value: 600)
    /// The weight for emphasis.
    public static let bold = Weight(value: 700)
    /// A weight heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight.
    public static let black = Weight(value: 900)
  }
}
