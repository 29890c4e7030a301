public import Foundation
public import RivuletDrawing
public import RivuletGeometry

/// A type that measures text. The host installs a measurer, and tests inject `FixedAdvanceMeasurer` or their own.
///
/// Only `size(of:font:proposal:lineLimit:)` has to be implemented. The default implementations of the other methods are based on it, and
/// derive the positions of line breaks from the sizes of words. `ResolvedFont.textStyle` is the text style of a font, for measurers with
/// their own metrics for a style.
public protocol TextMeasuring: Sendable {
  /// Returns the size of the text in points, at most as wide as proposed if the text can be broken to that width.
  ///
  /// A width of nil or infinity results in one line for each paragraph. If the height or the line limit is too small, the lines that fit
  /// are kept, but at least one. The function is pure: equal arguments always give equal results.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize

  /// Returns the size of text that is truncated in this way if it does not have enough room. By default, the truncation makes no
  /// difference.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize

  /// Returns the distance from a line's top to its baseline, in points. The default is the system font's fraction of the line height.
  func baseline(of font: ResolvedFont) -> CGFloat

  /// Returns the distance from the top of text with this height to its last line's baseline, in points. By default, `baseline(of:)`
  /// determines the position within the last line.
  func lastBaseline(of font: ResolvedFont, height: CGFloat) -> CGFloat
}

extension TextMeasuring {
  public func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize {
    size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
  }

  public func baseline(of font: ResolvedFont) -> CGFloat { lineHeight(font) * TextMetrics.baselineShare }

  public func lastBaseline(of font: ResolvedFont, height: CGFloat) -> CGFloat { height - lineHeight(font) + baseline(of: font) }
}

extension TextMeasuring {
  /// Returns the lines of text with a single look, broken to fit a width.
  package func lines(of text: String, font: ResolvedFont, width: CGFloat?, lineLimit: Int?) -> TextLines {
    let proposal = ProposedViewSize(width: width, height: nil)
    return TextSystem(self).layout(StyledText(text, font: font), style: ParagraphStyle(lineLimit: lineLimit), proposal: proposal).lines
  }
}

extension TextMeasuring {
  /// Returns the height of one line box.
  package func lineHeight(_ font: ResolvedFont) -> CGFloat {
    size(of: "", font: font, proposal: .unspecified, lineLimit: 1).height
  }

  /// Returns the dimensions of a text node, with its baselines as explicit guides.
  package func dimensions(
    of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation = .tail
  ) -> ViewDimensions {
    let size = size(of: text, font: font, proposal: proposal, lineLimit: lineLimit, truncation: truncation)
    return ViewDimensions(
      size, proposal: proposal, guides: .baselines(first: baseline(of: font), last: lastBaseline(of: font, height: size.height)))
  }
}
