public import Foundation

/// A fully resolved font, as required by a text measurer.
public struct ResolvedFont: Hashable, Sendable {
  /// The family name of an installed typeface, or `system`.
  public var family: String
  /// The size in points.
  public var size: CGFloat
  /// The weight, from 100 (thinnest) to 900 (heaviest); 400 is regular and 700 is bold.
  public var weight: Int
  /// A Boolean value that indicates whether letters are slanted.
  public var isItalic: Bool
  /// The design of the system font.
  public var design: Design
  /// A Boolean value that indicates whether all digits have the same width.
  public var isMonospacedDigit: Bool
  /// The width of letters, from -1 (narrow) to 1 (wide); 0 is normal.
  public var width: CGFloat
  /// A Boolean value that indicates whether lower-case letters appear as small capitals.
  public var isSmallCaps: Bool

  /// The text style; nil if the app specified a size.
  public var textStyle: TextStyle?

  /// The text styles for which the system defines fonts.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The title of an entire screen.
    case largeTitle
    /// Titles at three levels.
    case title, title2, title3
    /// A heading above a paragraph, and a line beneath the heading.
    case headline, subheadline
    /// Body text.
    case body
    /// Secondary text, in order of decreasing size.
    case callout, footnote, caption, caption2
  }

  /// The designs of the system font.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The standard design.
    case `default`
    /// The serif design.
    case serif
    /// The rounded design.
    case rounded
    /// The monospaced design.
    case monospaced
  }

  /// The family name of the system font.
  public static let systemFamily = "system"

  /// Creates a font. By default, it is the regular system font at the given size.
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
