public import Foundation

/// A fully resolved font, in the form that a text measurer needs.
public struct ResolvedFont: Hashable, Sendable {
  /// The name of an installed typeface, or `system`.
  public var family: String
  /// The size in points.
  public var size: CGFloat
  /// The weight, from 100 (thinnest) through 400 (regular) and 700 (bold) to 900.
  public var weight: Int
  /// A Boolean value that indicates whether letters are slanted.
  public var isItalic: Bool
  /// The design of the system font.
  public var design: Design
  /// A Boolean value that indicates whether all digits have equal widths.
  public var isMonospacedDigit: Bool
  /// The width of letters, from -1 (narrow) to 1 (wide), where 0 is normal.
  public var width: CGFloat
  /// A Boolean value that indicates whether lower-case letters appear as small capitals.
  public var isSmallCaps: Bool

  /// The text style of the font, or nil if the app specified a size.
  public var textStyle: TextStyle?

  /// The uses of text for which the system defines fonts.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The title of a whole screen.
    case largeTitle
    /// Titles of three levels.
    case title, title2, title3
    /// A heading above a paragraph, and the line beneath it.
    case headline, subheadline
    /// Body text.
    case body
    /// Text beside the body text, in decreasing size.
    case callout, footnote, caption, caption2
  }

  /// The designs of the system font.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The plain design.
    case `default`
    /// The design with serifs.
    case serif
    /// The design with rounded ends.
    case rounded
    /// The design with letters of equal width.
    case monospaced
  }

  /// The family name of the system font.
  public static let systemFamily = "system"

  /// Creates a font, by default the regular system font at this size.
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
