import Foundation
import RivuletDrawing
import RivuletGeometry

/// Measures, breaks and draws text, and remembers what it did. Not to be shared between threads.
final class PangoTypesetter {
  /// How much each cache keeps; the last two keep glyphs.
  private enum Capacity {
    static let answers = 4096, layouts = 1024, shapes = 1024, drawings = 1024
  }

  let shaper: PangoShaper
  private var answers = BoundedCache<TextQuestion, CGSize>(capacity: Capacity.answers)
  private var layouts = BoundedCache<LayoutKey, TextLayout>(capacity: Capacity.layouts)
  private var shapes = BoundedCache<ShapedTextKey, ShapedText>(capacity: Capacity.shapes)
  /// Lines as glyphs.
  var drawings = BoundedCache<DrawnTextKey, DrawnText>(capacity: Capacity.drawings)

  /// A typesetter with empty caches.
  init(_ shaper: PangoShaper) {
    self.shaper = shaper
  }

  /// How often each kind of answer was there and was not.
  var statistics: PangoTextEngine.Statistics {
    PangoTextEngine.Statistics(
      sizeHits: answers.hits, sizeMisses: answers.misses, layoutHits: layouts.hits, layoutMisses: layouts.misses,
      shapeHits: shapes.hits, shapeMisses: shapes.misses, drawingHits: drawings.hits, drawingMisses: drawings.misses,
      keptAnswers: answers.count)
  }

  /// The size of text of one look.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    let question = TextQuestion(text: TextBytes(text), font: font, limits: TextLimits(proposal, lineLimit: lineLimit))
    if let known = answers.value(for: question, weight: question.text.weight) { return known }
    var fitter = LineFitter(
      shaped(StyledText(text, font: font)), style: ParagraphStyle(lineLimit: lineLimit), limits: question.limits, shaper: shaper)
    let size = fitter.layout().size
    answers.insert(size, for: question, weight: question.text.weight)
    return size
  }

  /// Styled text broken into lines.
  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    let limits = TextLimits(proposal, lineLimit: style.lineLimit)
    let key = LayoutKey(text: ShapedTextKey(text), style: style, limits: limits)
    if let known = layouts.value(for: key, weight: key.text.text.weight) { return known }
    var fitter = LineFitter(shaped(text), style: style, limits: limits, shaper: shaper)
    let layout = fitter.layout()
    layouts.insert(layout, for: key, weight: key.text.text.weight)
    return layout
  }

  /// A text whose paragraphs are shaped as they are needed, whatever the width.
  private func shaped(_ text: StyledText) -> ShapedText {
    let key = ShapedTextKey(text)
    if let known = shapes.value(for: key, weight: key.text.weight) { return known }
    let made = ShapedText(text)
    shapes.insert(made, for: key, weight: key.text.weight)
    return made
  }
}
