import CPango
import Foundation
import RivuletDrawing

/// The glyphs of a line, in visual order from its left end.
final class LineGlyphs {
  /// A sequence of glyphs in one font that belong to one run.
  struct Segment {
    /// Pango's item, which the line owns.
    let item: UnsafeMutablePointer<PangoGlyphItem>
    /// The index of the run in the text's runs.
    let run: Int
    /// The distance from the line's left end, in points.
    let x: CGFloat
    /// The width in points.
    let width: CGFloat
    /// The ratios of the displayed width and height to the shaped ones.
    let scaleX: CGFloat, scaleY: CGFloat
    /// The size at which the glyphs were shaped, in points.
    let shapedSize: CGFloat
    /// True if some glyphs have their own colours.
    let hasOwnColors: Bool
  }

  /// The visible string.
  let shown: LineText
  /// The storage that owns the string and the glyphs.
  private let storage: Storage
  /// The segments from left to right.
  private(set) var segments: [Segment] = []
  /// The cached masks; nil for a segment that is too large for a mask.
  private var masks: [GlyphMask.Key: GlyphMask?] = [:]

  private enum Storage {
    case layout(OpaquePointer, UnsafeMutablePointer<PangoLayoutLine>?)
    case plain(PlainGlyphs)
  }

  /// Creates a line from the glyphs of its only span.
  init(_ text: LineText, _ glyphs: PlainGlyphs) {
    shown = text
    storage = .plain(glyphs)
    segments = [Segment(glyphs.item, text.spans[0], x: 0)]
  }

  /// Creates a line by shaping its text.
  init(_ text: LineText, _ shaper: PangoShaper) {
    let survey = ScriptSurvey(text.string)
    shown = text
    let layout = shaper.makeLayout(text, survey)
    let line: UnsafeMutablePointer<PangoLayoutLine>? = pango_layout_get_line(layout, 0).map { pango_layout_line_ref($0) }
    storage = .layout(layout, line)
    let needsSpacing = text.spans.contains { $0.kerning != 0 } || text.string.unicodeScalars.contains(PangoShaper.object)
    let shape = needsSpacing ? shaper.shape(of: layout, text, survey) : nil
    var x: CGFloat = 0
    var node = line?.pointee.runs
    while let run = node {
      defer { node = run.pointee.next }
      guard let glyphs = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = glyphs.pointee.item else { continue }
      let offset = Int(item.pointee.offset)
      guard let span = text.spans.last(where: { $0.range.lowerBound <= offset }) else { continue }
      let spacing = shape.map { GlyphSpacing($0, span: span) }
      spacing?.apply(to: glyphs, text: text.string)
      let segment = Segment(glyphs, span, x: x)
      segments.append(segment)
      x += segment.width
    }
  }

  deinit {
    guard case .layout(let layout, let line) = storage else { return }
    if let line { pango_layout_line_unref(line) }
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Returns the mask for a segment at a position; nil if the segment is too large.
  func mask(_ segment: Int, _ place: PixelPlace, _ atlas: GlyphAtlas) -> GlyphMask? {
    let key = GlyphMask.Key(segment: segment, place: place.variant)
    if let known = masks[key] { return known }
    // A line that moves horizontally uses four subpixel offsets per screen scale.
    if masks.count >= 8 * segments.count { masks.removeAll() }
    let made = GlyphMask(segments[segment], place.variant, atlas)
    masks[key] = .some(made)
    return made
  }

  /// The string that the glyphs represent, which is valid for the lifetime of the line.
  var text: UnsafePointer<CChar>? {
    switch storage {
    case .layout(let layout, _): pango_layout_get_text(layout)
    case .plain(let glyphs): UnsafePointer(glyphs.text)
    }
  }

  /// Returns the position of a character's left edge, in points from the line's left end; nil if the character is not on the line.
  func position(of source: Int) -> CGFloat? {
    guard let offset = shown.offset(of: source) else { return nil }
    for segment in segments {
      guard let item = segment.item.pointee.item, let string = segment.item.pointee.glyphs else { continue }
      let start = Int(item.pointee.offset)
      guard start..<start + Int(item.pointee.length) ~= offset else { continue }
      return segment.x + leftEdge(offset - start, string.pointee) * segment.scaleX
    }
    return nil
  }

  /// Returns the position of a character's left edge within glyphs, in points. For a character inside a ligature, returns the ligature's
  /// edge.
  private func leftEdge(_ offset: Int, _ string: PangoGlyphString) -> CGFloat {
    let clusters = (0..<Int(string.num_glyphs)).map { Int(string.log_clusters[$0]) }
    let cluster = clusters.filter { $0 <= offset }.max() ?? 0
    let before = clusters.firstIndex(of: cluster) ?? 0
    return CGFloat((0..<before).reduce(0) { $0 + Int(string.glyphs[$1].geometry.width) }) / CGFloat(PANGO_SCALE)
  }

  /// The width of all segments, in points.
  var width: CGFloat { segments.last.map { $0.x + $0.width } ?? 0 }
}

extension LineGlyphs.Segment {
  /// Creates a segment that starts at `x`.
  fileprivate init(_ item: UnsafeMutablePointer<PangoGlyphItem>, _ span: LineText.Span, x: CGFloat) {
    var width = 0
    var hasOwnColors = false
    if let string = item.pointee.glyphs {
      for index in 0..<Int(string.pointee.num_glyphs) {
        let glyph = string.pointee.glyphs[index]
        width += Int(glyph.geometry.width)
        if glyph.attr.is_color != 0 { hasOwnColors = true }
      }
    }
    self.item = item
    run = span.run
    self.x = x
    scaleX = span.font.horizontalMagnification
    scaleY = span.font.magnification
    shapedSize = span.font.shapedSize
    self.width = CGFloat(width) / CGFloat(PANGO_SCALE) * scaleX
    self.hasOwnColors = hasOwnColors
  }
}
