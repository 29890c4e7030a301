import RivuletDrawing

/// A key that contains everything that affects a text item's glyphs, which excludes its position, colours and decorations.
struct DrawnTextKey: Hashable {
  private let text: ShapedTextKey
  private let lines: TextLines
  private let truncation: TextItem.Truncation

  /// Creates the key of an item.
  init(_ item: TextItem) {
    text = ShapedTextKey(StyledText(string: item.string, runs: item.runs))
    lines = item.lines
    truncation = item.truncation
  }

  /// The weight of the glyphs in a cache.
  var weight: Int { max(text.text.weight, 1 + lines.count / 8) }

  static func == (left: DrawnTextKey, right: DrawnTextKey) -> Bool {
    left.lines.count == right.lines.count && left.truncation == right.truncation && left.text == right.text
      && zip(left.lines, right.lines).allSatisfy {
        $0.range == $1.range && $0.isTruncated == $1.isTruncated && $0.omitted == $1.omitted
      }
  }

  func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
    hasher.combine(lines.count)
  }
}
