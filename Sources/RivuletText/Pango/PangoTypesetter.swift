import Foundation
import RivuletDrawing
import RivuletGeometry

/// An object that measures, breaks and draws text, and caches the results. Use it on one thread at a time.
final class PangoTypesetter {
  /// The maximum weights of the caches' generations. The last two caches contain glyphs.
  private enum Capacity {
    static let widths = 4096, answers = 2048, layouts = 1024, shapes = 1024, drawings = 1024
  }

  let shaper: PangoShaper
  let plainFaces = PlainFaces()
  /// The atlas of drawn glyphs.
  let atlas = GlyphAtlas()
  /// The widths of plain text on a single line, which answer most requests regardless of the available space. The value is NaN for other
  /// text.
  private var widths = BoundedCache<TextLook, CGFloat>(capacity: Capacity.widths)
  private var answers = BoundedCache<TextSizeRequest, CGSize>(capacity: Capacity.answers)
  private var layouts = BoundedCache<LayoutKey, TextLayout>(capacity: Capacity.layouts)
  private var shapes = BoundedCache<ShapedTextKey, ShapedText>(capacity: Capacity.shapes)
  /// The glyphs of drawn lines.
  var drawings = BoundedCache<DrawnTextKey, DrawnText>(capacity: Capacity.drawings)
  /// The most recently used pen.
  var pen: PixelPen?
  /// The counts of requests that needed only a width, whether the width was cached or computed.
  private var widthHits = (sizes: 0, layouts: 0), widthMisses = (sizes: 0, layouts: 0)

  /// Creates a typesetter with empty caches.
  init(_ shaper: PangoShaper) {
    self.shaper = shaper
  }

  /// Releases all fonts if the limit is reached.
  func renewFonts() {
    if shaper.isFull { releaseGlyphs() }
  }

  /// Releases all fonts, and before them the glyphs that retain them.
  func releaseGlyphs() {
    plainFaces.removeAll()
    drawings.removeAll()
    atlas.removeAll()
    pen = nil
    shaper.renewFonts()
  }

  /// The numbers of cached and computed results of each kind.
  var statistics: PangoTextEngine.Statistics {
    PangoTextEngine.Statistics(
      sizeHits: answers.hits + widthHits.sizes, sizeMisses: answers.misses + widthMisses.sizes,
      layoutHits: layouts.hits + widthHits.layouts, layoutMisses: layouts.misses + widthMisses.layouts,
      shapeHits: shapes.hits, shapeMisses: shapes.misses, drawingHits: drawings.hits, drawingMisses: drawings.misses,
      cachedSizeCount: answers.count + widths.count, cachedFontCount: shaper.fontCount, cachedGlyphCount: atlas.pictureCount,
      glyphPages: atlas.pageCount)
  }

  /// Releases the glyphs of text that has not been used since the last call. Glyphs occupy a hundred times as much memory as widths.
  func releaseUnusedGlyphs() {
    shapes.renew()
    drawings.renew()
  }

  /// Returns the size of text in a single style.
  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    renewFonts()
    let look = TextLook(text: TextBytes(text), font: font)
    let limits = TextLimits(proposal, lineLimit: lineLimit)
    if let line = plainLine(look, within: limits.width) {
      if line.isNew { widthMisses.sizes += 1 } else { widthHits.sizes += 1 }
      return CGSize(width: line.width, height: font.ascent + font.descent)
    }
    let question = TextSizeRequest(look: look, limits: limits)
    if let known = answers.value(for: question, weight: look.text.weight) { return known }
    var fitter = LineFitter(
      shaped(StyledText(text, font: font)), style: ParagraphStyle(lineLimit: lineLimit), limits: limits, shaper: shaper)
    let size = fitter.layout().size
    answers.insert(size, for: question, weight: look.text.weight)
    return size
  }

  /// Breaks styled text into lines.
  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    renewFonts()
    let limits = TextLimits(proposal, lineLimit: style.lineLimit)
    if text.isPlain, text.runs[0].range == 0..<text.string.utf8.count {
      let look = TextLook(text: TextBytes(text.string), font: text.firstFont)
      if let line = plainLine(look, within: limits.width) {
        if line.isNew { widthMisses.layouts += 1 } else { widthHits.layouts += 1 }
        return TextLayout(line: look, width: line.width)
      }
    }
    let key = LayoutKey(text: ShapedTextKey(text), style: style, limits: limits)
    if let known = layouts.value(for: key, weight: key.text.text.weight) { return known }
    var fitter = LineFitter(shaped(text), style: style, limits: limits, shaper: shaper)
    let layout = fitter.layout()
    layouts.insert(layout, for: key, weight: key.text.text.weight)
    return layout
  }

  /// Returns the width of plain text that fits on a single line, and whether the width was just computed; nil for other text.
  private func plainLine(_ look: TextLook, within limit: CGFloat) -> (width: CGFloat, isNew: Bool)? {
    let known = widths.value(for: look)
    let width = known ?? plainFaces.width(of: look.text.string, font: look.font, shaper) ?? .nan
    if known == nil { widths.insert(width, for: look) }
    return width <= limit + ParagraphShape.tolerance ? (width, known == nil) : nil
  }

  /// Returns text that shapes its paragraphs on demand, independently of the width.
  private func shaped(_ text: StyledText) -> ShapedText {
    let key = ShapedTextKey(text)
    if let known = shapes.value(for: key, weight: key.text.weight) { return known }
    let made = ShapedText(text)
    shapes.insert(made, for: key, weight: key.text.weight)
    return made
  }
}
