import CPango
import Foundation
import RivuletDrawing

extension PangoShaper {
  /// Shapes text on a single line.
  func shape(_ text: LineText, _ survey: ScriptSurvey) -> ParagraphShape {
    let layout = makeLayout(text, survey)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    return shape(of: layout, text, survey)
  }

  /// Returns the shape of an existing layout of the text.
  func shape(of layout: OpaquePointer, _ text: LineText, _ survey: ScriptSurvey) -> ParagraphShape {
    let widths = PangoShaper.widths(of: layout, byteCount: text.string.utf8.count)
    var count: gint = 0
    let logical = pango_layout_get_log_attrs_readonly(layout, &count)
    var shape = ParagraphShape()
    shape.dependsOnNeighbours = survey.dependsOnNeighbours
    var spans = text.spans[...]
    var offset = 0
    var x: CGFloat = 0
    var previous: UInt32 = 0
    for (index, scalar) in text.string.unicodeScalars.enumerated() {
      while let span = spans.first, span.range.upperBound <= offset { spans.removeFirst() }
      let traits = index < count ? logical?[index] : nil
      let isObject = scalar == PangoShaper.object
      if traits?.is_cursor_position != 0 || index == 0 {
        shape.offsets.append(offset)
        shape.positions.append(x)
        shape.traits.append(PangoShaper.traits(traits, scalar.value, after: previous))
        x += spans.first?.kerning ?? 0
      }
      let font = spans.first?.font
      x += isObject ? font?.size ?? 0 : CGFloat(widths[offset]) / CGFloat(PANGO_SCALE) * (font?.horizontalMagnification ?? 1)
      previous = scalar.value
      offset += scalar.utf8.count
    }
    shape.offsets.append(offset)
    shape.positions.append(x)
    return shape
  }

  /// The placeholder character for an object. The object's width equals the font size.
  static let object: Unicode.Scalar = "\u{FFFC}"

  /// Returns the advances of all characters, in Pango units, at the offsets of the characters' first bytes.
  private static func widths(of layout: OpaquePointer, byteCount: Int) -> [Int32] {
    var widths = [Int32](repeating: 0, count: byteCount)
    guard let line = pango_layout_get_line_readonly(layout, 0), let text = pango_layout_get_text(layout) else { return widths }
    var node = line.pointee.runs
    while let run = node {
      defer { node = run.pointee.next }
      guard let glyphs = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = glyphs.pointee.item else { continue }
      let count = Int(item.pointee.num_chars)
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: max(count, 1)) { logical in
        pango_glyph_item_get_logical_widths(glyphs, text, logical.baseAddress)
        var offset = Int(item.pointee.offset)
        for index in 0..<count where offset < byteCount {
          widths[offset] = logical[index]
          repeat { offset += 1 } while offset < byteCount && UInt8(bitPattern: text[offset]) & 0xC0 == 0x80
        }
      }
    }
    return widths
  }

  /// Returns the traits of a character. Korean text breaks only between words, like system labels.
  private static func traits(_ logical: PangoLogAttr?, _ value: UInt32, after previous: UInt32) -> ParagraphShape.Traits {
    guard let logical else { return [] }
    var traits: ParagraphShape.Traits = []
    let isFixed = value == 0xA0 || value == 0x2007 || value == 0x202F
    if logical.is_white != 0, !isFixed { traits.insert(.isSpace) }
    // A hyphen that appears only at a line's end can't be drawn, because a line shows only characters of the string.
    let isHidden = logical.break_inserts_hyphen != 0
    if logical.is_line_break != 0, !isHidden, !isInsideKoreanWord(previous, value) { traits.insert(.allowsBreakBefore) }
    return traits
  }

  /// Returns true if both characters belong to the same Korean word.
  private static func isInsideKoreanWord(_ previous: UInt32, _ value: UInt32) -> Bool {
    func isLetter(_ value: UInt32) -> Bool {
      ScriptSurvey.isHangul(value)
        || Unicode.Scalar(value).map { $0.isASCII && ($0.properties.isAlphabetic || 0x30...0x39 ~= value) } ?? false
    }
    guard ScriptSurvey.isHangul(previous) || ScriptSurvey.isHangul(value) else { return false }
    return isLetter(previous) && isLetter(value)
  }
}

extension PangoShaper {
  /// Shapes a paragraph on a single line.
  func shape(paragraph range: Range<Int>, of text: StyledText) -> ParagraphShape {
    var line = LineText(text, range)
    let context = ParagraphContext(text, range)
    line.isRightToLeft = context.direction == .rightToLeft
    var shape = shape(line, ScriptSurvey(line.string))
    shape.context = context
    return shape
  }

  /// Returns the width of a line in points.
  func width(of line: LineText) -> CGFloat {
    shape(line, ScriptSurvey(line.string)).width
  }
}
