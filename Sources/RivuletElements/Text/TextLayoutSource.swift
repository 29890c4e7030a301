import Foundation
import RivuletDrawing
import RivuletText

/// The text of a layout, shared by its lines, runs and slices.
final class TextLayoutSource {
  package let text: StyledText
  let lines: TextLines
  let truncation: TextItem.Truncation
  let isRightToLeft: Bool
  private let system: TextSystem
  private let attributes: [TextAttributeRange]

  init(_ text: StyledText, _ lines: TextLines, _ setting: TextSetting, _ attributes: [TextAttributeRange], _ system: TextSystem) {
    self.text = text
    self.lines = lines
    truncation = setting.style.truncation
    isRightToLeft = setting.style.isRightToLeft
    self.attributes = attributes
    self.system = system
  }

  /// Returns the ranges of a line in which the appearance and the attributes are uniform, in UTF-8 code units.
  func runs(on index: Int) -> [Range<Int>] {
    let line = lines[index]
    var edges: Set<Int> = [line.range.lowerBound, line.range.upperBound]
    for range in text.runs.map(\.range) + attributes.map(\.range) {
      for edge in [range.lowerBound, range.upperBound] where line.range.contains(edge) { edges.insert(edge) }
    }
    let sorted = edges.sorted()
    return zip(sorted, sorted.dropFirst()).map { $0..<$1 }
  }

  /// Returns the range of each character in a range, in UTF-8 code units.
  func characters(in range: Range<Int>) -> [Range<Int>] {
    let utf8 = Array(text.string.utf8)
    let part = range.clamped(to: 0..<utf8.count)
    var start = part.lowerBound
    return String(decoding: utf8[part], as: UTF8.self).map { character in
      let end = start + character.utf8.count
      defer { start = end }
      return start..<end
    }
  }

  func attribute<T: TextAttribute>(_ type: T.Type, at offset: Int) -> T? {
    attributes.last { $0.range.contains(offset) && $0.value is T }?.value as? T
  }

  /// Returns the bounds of a line within one of its rectangles.
  func bounds(of line: TextLine, in rect: CGRect) -> Text.Layout.TypographicBounds {
    Text.Layout.TypographicBounds(
      origin: CGPoint(x: rect.minX, y: line.baseline), width: rect.width, ascent: line.baseline - line.rect.minY,
      descent: line.rect.maxY - line.baseline, leading: 0)
  }

  func bounds(of range: Range<Int>, on index: Int) -> Text.Layout.TypographicBounds {
    bounds(of: lines[index], in: area(of: range, on: lines[index]))
  }

  /// Returns the rectangle of a range of a line.
  private func area(of range: Range<Int>, on line: TextLine) -> CGRect {
    let part = range.clamped(to: line.range)
    if part == line.range { return line.rect }
    var xs: [CGFloat] = []
    if line.isTruncated {
      let start = system.position(of: part.lowerBound, on: line, of: text, truncation: truncation)
      let end =
        part.upperBound < line.range.upperBound
        ? system.position(of: part.upperBound, on: line, of: text, truncation: truncation) : line.rect.maxX
      xs = [start, end].compactMap(\.self)
    } else {
      xs = system.edges(between: [part.lowerBound, part.upperBound], on: line, of: text).flatMap { [$0.leading, $0.trailing] }
    }
    guard let left = xs.min(), let right = xs.max() else {
      return CGRect(x: line.rect.minX, y: line.rect.minY, width: 0, height: line.rect.height)
    }
    return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
  }

  /// Returns the drawing item of a whole line.
  func item(line index: Int) -> TextItem {
    TextItem(string: text.string, runs: text.runs, lines: TextLines(lines[index]), truncation: truncation)
  }

  /// Returns the drawing item for a range of a line.
  func item(_ range: Range<Int>, on index: Int) -> TextItem {
    let line = lines[index]
    let part = range.clamped(to: line.range)
    if part == line.range { return item(line: index) }
    let shown = TextLine(rect: area(of: part, on: line), baseline: line.baseline, range: part)
    return TextItem(string: text.string, runs: text.runs, lines: TextLines(shown), truncation: truncation)
  }
}

/// An attribute that an app set on characters of text.
struct TextAttributeRange: Sendable {
  /// The range in UTF-8 code units.
  var range: Range<Int>
  nonisolated(unsafe) let value: any TextAttribute
}
