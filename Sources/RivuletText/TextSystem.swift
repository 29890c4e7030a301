package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// The measurer that is installed. Whether it is an engine is found out once, not at every question.
package final class TextSystem: Sendable {
  /// What was installed.
  package let measurer: any TextMeasuring
  /// The same, or what finds lines by it.
  private let engine: any TextLayoutEngine

  /// The system around a measurer.
  package init(_ measurer: any TextMeasuring) {
    self.measurer = measurer
    engine = measurer as? any TextLayoutEngine ?? WordMeasurer(measurer)
  }

  /// The size of styled text; of plain text it costs one measurement.
  package func size(of text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> CGSize {
    if text.isPlain, style.lineSpacing == 0 {
      return measurer.size(
        of: text.string, font: text.firstFont, proposal: proposal, lineLimit: style.lineLimit, truncation: TextTruncation(style.truncation))
    }
    return layout(text, style: style, proposal: proposal).size
  }

  /// The one line that the text is under every proposal that is as wide; nil if it may be more, or empty. See `TextLayoutEngine`.
  package func onlyLine(of text: StyledText) -> OnlyLine? { engine.onlyLine(of: text) }

  /// The dimensions of a text leaf, its baselines being explicit guides.
  package func dimensions(of text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> ViewDimensions {
    if text.isPlain, style.lineSpacing == 0 {
      return measurer.dimensions(
        of: text.string, font: text.firstFont, proposal: proposal, lineLimit: style.lineLimit, truncation: TextTruncation(style.truncation))
    }
    return layout(text, style: style, proposal: proposal).dimensions(proposal: proposal)
  }

  /// The x of the left edge of a character on a line, in the coordinates of the line's rectangle; nil if the line does not show it.
  package func position(
    of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation = .tail
  ) -> CGFloat? {
    engine.position(of: offset, on: line, of: text, truncation: truncation)
  }

  /// The edges of the characters between boundaries, in the coordinates of the line's rectangle; see `TextLayoutEngine`.
  package func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
    engine.edges(between: boundaries, on: line, of: text)
  }

  /// The lines of styled text: the engine's, or lines found by measuring words.
  package func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    engine.layout(text, style: style, proposal: proposal)
  }
}

/// Finds the lines of text by measuring its words, for a measurer that knows only how large text is.
private struct WordMeasurer: TextLayoutEngine {
  private let measurer: any TextMeasuring

  init(_ measurer: any TextMeasuring) {
    self.measurer = measurer
  }

  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    measurer.size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
  }

  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?, truncation: TextTruncation) -> CGSize {
    measurer.size(of: text, font: font, proposal: proposal, lineLimit: lineLimit, truncation: truncation)
  }

  func baseline(of font: ResolvedFont) -> CGFloat { measurer.baseline(of: font) }

  func lastBaseline(of font: ResolvedFont, height: CGFloat) -> CGFloat { measurer.lastBaseline(of: font, height: height) }

  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    LineBreaker(text, style: style, advances: MeasuredAdvances(measurer)).layout(proposal)
  }
}
