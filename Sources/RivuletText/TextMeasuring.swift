public import Foundation
public import RivuletDrawing
public import RivuletGeometry

/// A type that measures text. The host installs one; tests inject `FixedAdvanceMeasurer` or their own.
///
/// Only `size(of:font:proposal:lineLimit:)` has to be implemented; the other answers follow from it by default. The positions of line
/// breaks follow from the sizes of words. `ResolvedFont.textStyle` has the text style of a font, for measurers with their own numbers for a
/// style.
public protocol TextMeasuring: Sendable {
  /// Returns the size of the text in points, at most as wide as proposed if the text can be broken to that width.
  ///
  /// A width of nil or infinity gives one line for each paragraph. A height or a line limit that is too small keeps the lines that fit, at
  /// least one. The function is pure: equal arguments always have equal results.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize

  /// Returns the size of text that is truncated in this way if it has no room. By default the way of truncation makes no difference.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize

  /// Returns the distance from a line's top to its baseline, in points. By default it uses the system font's proportion of the line height.
  func baseline(of font: ResolvedFont) -> CGFloat

  /// Returns the distance from the top of a text of this height to its last line's baseline, in points. By default `baseline(of:)`
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
  /// Returns the lines of text with one look, broken to a width.
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

  /// Returns the dimensions of a text leaf, with its baselines as explicit guides.
  package func dimensions(
    of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation = .tail
  ) -> ViewDimensions {
    let size = size(of: text, font: font, proposal: proposal, lineLimit: lineLimit, truncation: truncation)
    return ViewDimensions(
      size, proposal: proposal, guides: .baselines(first: baseline(of: font), last: lastBaseline(of: font, height: size.height)))
  }
}
