public import Foundation

/// A font with nothing left to look up: what a text measurer is given.
public struct ResolvedFont: Hashable, Sendable {
  /// The name of a typeface that is installed, or `system`.
  public var family: String
  /// The size in points.
  public var size: CGFloat
  /// The weight on the scale from 100, thinnest, over 400, regular, and 700, bold, to 900.
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// The variety of the system font.
  public var design: Design
  /// Whether all digits are equally wide.
  public var isMonospacedDigit: Bool
  /// How narrow (below 0) or wide (above 0) letters are, from -1 to 1.
  public var width: CGFloat
  /// Whether lower-case letters are shown as small capitals.
  public var isSmallCaps: Bool

  /// The text style that the font was made from; nil if the app gave a size.
  public var textStyle: TextStyle?

  /// The uses of text that the system has fonts for.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The largest, for a whole screen.
    case largeTitle
    /// Headings of three levels.
    case title, title2, title3
    /// What stands over a paragraph, and under that.
    case headline, subheadline
    /// Running text.
    case body
    /// Text beside the running text, in falling size.
    case callout, footnote, caption, caption2
  }

  /// Varieties of the system font.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The plain one.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// Every letter equally wide.
    case monospaced
  }

  /// The family that stands for the system font.
  public static let systemFamily = "system"

  /// A font; without further arguments the regular system font of this size.
  public init(
    family: String = ResolvedFont.systemFamily, size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .default,
    isMonospacedDigit: Bool = false, width: CGFloat = 0, isSmallCaps: Bool = false, textStyle: TextStyle? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.isMonospacedDigit = isMonospacedDigit
    self.width = width
    self.isSmallCaps = isSmallCaps
    self.textStyle = textStyle
  }
}
