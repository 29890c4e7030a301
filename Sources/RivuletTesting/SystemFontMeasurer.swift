public import Foundation
public import RivuletDrawing
public import RivuletGeometry
public import RivuletText

/// A text measurer that uses the machine's fonts, as windows and images do, for tests whose images are inspected by people.
///
/// Sizes depend on the installed fonts, so use `FixedAdvanceMeasurer` in layout tests.
public struct SystemFontMeasurer: TextMeasuring {
  let engine: PangoTextEngine

  /// Creates a measurer whose preferred language is given as a tag, such as `ko`.
  public init(language: String = "en") {
    engine = PangoTextEngine(language: language)
  }

  public func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    engine.size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
  }
}

extension SystemFontMeasurer: TextLayoutEngine {
  package var fontFamilies: [String] { engine.fontFamilies }

  package func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    engine.layout(text, style: style, proposal: proposal)
  }

  package func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat? {
    engine.position(of: offset, on: line, of: text, truncation: truncation)
  }
}
