public import Foundation
public import RivuletDrawing
public import RivuletGeometry

/// Answers how large text is. The host installs one; tests inject `FixedAdvanceMeasurer` or their own.
///
/// Only `size(of:font:proposal:lineLimit:)` has to be implemented; the other answers follow from it unless they are given too. Where lines are broken
/// follows from the sizes of words. A font tells the text style that it was made of (`ResolvedFont.textStyle`), for measurers that know numbers of a style.
public protocol TextMeasuring: Sendable {
  /// The size of the text in points, at most as wide as proposed if it can be broken to that.
  ///
  /// A width of nil or infinity gives one line for each paragraph. A height or a line limit that is too small leaves the lines that fit, at
  /// least one. Pure: the same question always has the same answer.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize

  /// The size of text that is cut in this way where it has no room. By default the way of cutting makes no difference.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize

  /// The distance of a line's baseline from the line's top, in points. By default the share of the height of a line that the system font has.
  func baseline(of font: ResolvedFont) -> CGFloat

  /// The distance of the last line's baseline from the top of text of this height, in points. By default it lies in the last line as
  /// `baseline(of:)` says.
  func lastBaseline(of font: ResolvedFont, height: CGFloat) -> CGFloat
}

extension TextMeasuring {
  public func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize {
    size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
  }

  public func baseline(of font: ResolvedFont) -> CGFloat { lineHeight(font) * TextMetrics.baselineShare }

  public func lastBaseline(of font: ResolvedFont, height: CGFloat) -> CGFloat { height - lineHeight(font) + baseline(of: font) }
}
