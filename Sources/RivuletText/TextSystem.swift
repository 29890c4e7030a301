package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// A text system based on the installed measurer. It checks only once whether the measurer is a layout engine.
package final class TextSystem: Sendable {
  /// The installed measurer.
  package let measurer: any TextMeasuring
  /// The measurer if it is a layout engine, or otherwise an engine that uses it to measure words.
  private let engine: any TextLayoutEngine

  /// Creates a text system with a measurer.
  package init(_ measurer: any TextMeasuring) {
    self.measurer = measurer
    engine = measurer as? any TextLayoutEngine ?? WordMeasurer(measurer)
  }

  /// Returns the size of styled text. Plain text requires only one measurement.
  package func size(of text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> CGSize {
    if text.isPlain, style.lineSpacing == 0 {
      return measurer.size(
        of: text.string, font: text.firstFont, proposal: proposal, lineLimit: style.lineLimit, truncation: TextTruncation(style.truncation))
    }
    return layout(text, style: style, proposal: proposal).size
  }

  /// Returns the layout of the text on a single line, valid for every sufficiently wide proposal; nil if the text is empty or may have
  /// several lines. See `TextLayoutEngine`.
  package func onlyLine(of text: StyledText) -> OnlyLine? { engine.onlyLine(of: text) }

  /// Returns the dimensions of a text node, with its baselines as explicit guides.
  package func dimensions(of text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> ViewDimensions {
    if text.isPlain, style.lineSpacing == 0 {
      return measurer.dimensions(
        of: text.string, font: text.firstFont, proposal: proposal, lineLimit: style.lineLimit, truncation: TextTruncation(style.truncation))
    }
    return layout(text, style: style, proposal: proposal).dimensions(proposal: proposal)
  }

  /// Returns the x-coordinate of a character's left edge, in the coordinates of the line's rectangle; nil if the line does not show the
  /// character.
  package func position(
    of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation = .tail
  ) -> CGFloat? {
    engine.position(of: offset, on: line, of: text, truncation: truncation)
  }

  /// Returns the edges of the characters between boundaries, in the coordinates of the line's rectangle (see `TextLayoutEngine`).
  package func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
    engine.edges(between: boundaries, on: line, of: text)
  }

  /// Breaks styled text into lines with the engine.
  package func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    engine.layout(text, style: style, proposal: proposal)
  }
}

/// A layout engine that breaks lines by measuring words, for a measurer that provides only sizes.
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
