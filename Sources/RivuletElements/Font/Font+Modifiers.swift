public import Foundation
import RivuletCore

extension Font {
  /// Returns the font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

  /// Returns the font with small capitals for lower-case letters.
  public func lowercaseSmallCaps() -> Font { with { $0.isSmallCaps = true } }

  /// Returns the font with small capitals for upper-case letters.
  public func uppercaseSmallCaps() -> Font { with { $0.isSmallCaps = true } }

  /// Returns the font with fixed-width digits.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }

  /// Returns the font with the given weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = .fixed(weight) } }

  /// Returns the font with the given width.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// Returns the font in bold.
  public func bold() -> Font { with { $0.weight = .bold } }

  /// Returns the font with fixed-width letters.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// Returns the font with the given line spacing.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// Returns the font with its size multiplied by a factor.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.scale *= FiniteNumber.openLength(factor, or: 1, of: "Font", "the factor")
    return font
  }
}
