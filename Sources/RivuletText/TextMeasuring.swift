public import Foundation
public import RivuletDrawing
public import RivuletGeometry

/// A type that measures text. The host installs a measurer, and tests inject `FixedAdvanceMeasurer` or a custom one.
///
/// Only `size(of:font:proposal:lineLimit:)` must be implemented. The default implementations of the other methods are based on it, and
/// derive the positions of line breaks from the sizes of words. A measurer that has its own metrics for text styles can use
/// `ResolvedFont.textStyle`.
public protocol TextMeasuring: Sendable {
  /// Returns the size of text in points, which doesn't exceed the proposed width if the text can be broken to fit it.
  ///
  /// With a width of nil or infinity, each paragraph occupies one line. If the height or the line limit is too small, the result includes
  /// only the lines that fit, but at least one. The function must be pure: equal arguments give equal results.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize

  /// Returns the size of text with a truncation mode. By default, the mode does not affect the size.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize

  /// Returns the distance from a line's top to its baseline, in points. By default, the baseline is at the system font's fraction of the
  /// line height.
  func baseline(of font: ResolvedFont) -> CGFloat

  /// Returns the distance from the top of text of the given height to its last baseline, in points. By default, `baseline(of:)`
  /// determines the position in the last line.
  func lastBaseline(of font: ResolvedFont, height: CGFloat) -> CGFloat
}

extension TextMeasuring {
  public func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize {
    size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
  }

  public func baseline(of font: ResolvedFont) -> CGFloat { lineHeight(font) * TextMetrics.baselineFraction }

  public func lastBaseline(of font: ResolvedFont, height: CGFloat) -> CGFloat { height - lineHeight(font) + baseline(of: font) }
}

extension TextMeasuring {
  /// Breaks text in a single style into lines that fit a width.
  package func lines(of text: String, font: ResolvedFont, width: CGFloat?, lineLimit: Int?) -> TextLines {
    let proposal = ProposedViewSize(width: width, height: nil)
    return TextSystem(self).layout(StyledText(text, font: font), style: ParagraphStyle(lineLimit: lineLimit), proposal: proposal).lines
  }
}

extension TextMeasuring {
  /// Returns the height of a line.
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
