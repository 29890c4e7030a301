import CPango
import Foundation
import RivuletDrawing

extension PangoTypesetter {
  /// Draws the visible lines of an item into pixels.
  func paint(_ item: TextItem, on target: PixelTarget, _ pixels: UnsafeMutableRawBufferPointer) {
    renewFonts()
    let drawn = drawn(item)
    guard let pen = pen(for: target, on: pixels) else { return }
    pen.aim(at: target)
    let visible = PangoTypesetter.clip(of: pen.context)
    let outset = item.bounds.minY - item.paintedBounds.minY
    for (index, line) in item.lines.enumerated() where line.isDrawable {
      if line.rect.minY - outset > visible.maxY || line.rect.maxY + outset < visible.minY { continue }
      let glyphs = drawn.line(index, shaper, plainFaces)
      LinePainter(glyphs, runs: item.runs, line: line, context: pen.context, visible: visible, atlas: atlas).paint()
    }
  }

  /// Returns the pen of the last drawing if it draws into these pixels, or otherwise a new pen.
  private func pen(for target: PixelTarget, on pixels: UnsafeMutableRawBufferPointer) -> PixelPen? {
    if let pen, pen.fits(target, on: pixels) { return pen }
    pen = PixelPen(target, on: pixels)
    return pen
  }

  /// Returns the glyphs of an item, from the cache if possible.
  private func drawn(_ item: TextItem) -> DrawnText {
    let key = DrawnTextKey(item)
    if let known = drawings.value(for: key, weight: key.weight) { return known }
    let made = DrawnText(item)
    drawings.insert(made, for: key, weight: key.weight)
    return made
  }

  /// Returns the x-coordinate of a character's left edge on a line, in points from the text's left edge; nil if the line does not show
  /// the character.
  func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat? {
    renewFonts()
    let item = TextItem(string: text.string, runs: text.runs, lines: [line], truncation: truncation)
    return drawn(item).line(0, shaper, plainFaces).position(of: offset).map { line.rect.minX + $0 }
  }

  /// Returns the edges of the characters between boundaries, in points from the text's left edge.
  func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
    renewFonts()
    let glyphs = drawn(TextItem(string: text.string, runs: text.runs, lines: [line])).line(0, shaper, plainFaces)
    return zip(boundaries, boundaries.dropFirst()).map { start, end in
      let edges = glyphs.edges(of: start..<end)
      return CharacterEdges(leading: line.rect.minX + edges.leading, trailing: line.rect.minX + edges.trailing)
    }
  }

  /// Returns the clip bounds in user space, with finite coordinates.
  private static func clip(of context: OpaquePointer) -> CGRect {
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    func limited(_ side: Double) -> Double { side.isNaN ? 0 : min(max(side, -1e12), 1e12) }
    return CGRect(
      x: limited(left), y: limited(top), width: limited(right) - limited(left), height: limited(bottom) - limited(top))
  }
}

extension TextLine {
  /// True if cairo can represent the line's position.
  fileprivate var isDrawable: Bool { rect.minX.isFinite && baseline.isFinite && rect.minY.isFinite && rect.height.isFinite }
}
