import CPango
import Foundation
import RivuletDrawing

/// A spacing that adjusts glyph advances to match measurement: adds kerning after each character, and reserves one em for an object.
struct GlyphSpacing {
  private let offsets: [Int]
  private let kerning: CGFloat
  private let size: CGFloat
  /// The ratio of the displayed width to the shaped width.
  private let scale: CGFloat

  /// Creates the spacing for a span of a shaped line.
  init(_ shape: ParagraphShape, span: LineText.Span) {
    offsets = shape.offsets
    kerning = span.kerning
    size = span.font.size
    scale = span.font.horizontalMagnification
  }

  /// Adjusts the advances of the span's glyphs.
  func apply(to glyphs: UnsafeMutablePointer<PangoGlyphItem>, text: String) {
    guard let item = glyphs.pointee.item, let string = glyphs.pointee.glyphs else { return }
    let isRightToLeft = item.pointee.analysis.level % 2 == 1
    let count = Int(string.pointee.num_glyphs)
    let start = Int(item.pointee.offset)
    let characters = characters(start, Int(item.pointee.length), (0..<count).map { Int(string.pointee.log_clusters[$0]) })
    var first = 0
    while first < count {
      let cluster = Int(string.pointee.log_clusters[first])
      var last = first
      while last + 1 < count, string.pointee.log_clusters[last + 1] == string.pointee.log_clusters[first] { last += 1 }
      if PangoShaper.isObject(text, at: start + cluster) {
        for index in first...last { clear(&string.pointee.glyphs[index]) }
        string.pointee.glyphs[first].geometry.width = units(size / scale)
      }
      let extra = units(kerning / scale * CGFloat(characters[cluster] ?? 0))
      let index = isRightToLeft ? first : last
      string.pointee.glyphs[index].geometry.width += extra
      // The space after a right-to-left character is to its left.
      if isRightToLeft { string.pointee.glyphs[index].geometry.x_offset += extra }
      first = last + 1
    }
  }

  /// Returns the number of characters in each cluster, keyed by the cluster's offset in the item.
  private func characters(_ start: Int, _ length: Int, _ clusters: [Int]) -> [Int: Int] {
    let starts = Set(clusters).sorted()
    var counts: [Int: Int] = [:]
    var index = 0
    for offset in offsets.dropLast() where start..<start + length ~= offset {
      while index + 1 < starts.count, starts[index + 1] <= offset - start { index += 1 }
      if index < starts.count { counts[starts[index], default: 0] += 1 }
    }
    return counts
  }

  /// Makes a glyph invisible.
  private func clear(_ glyph: inout PangoGlyphInfo) {
    // The value of PANGO_GLYPH_EMPTY, a macro that Swift does not import.
    glyph.glyph = PangoGlyph(0x0FFF_FFFF)
    glyph.geometry.width = 0
  }

  /// Converts points to Pango's units.
  private func units(_ points: CGFloat) -> Int32 {
    Int32(clamping: Int((points.isFinite ? max(min(points, 1e6), -1e6) * CGFloat(PANGO_SCALE) : 0).rounded()))
  }
}
