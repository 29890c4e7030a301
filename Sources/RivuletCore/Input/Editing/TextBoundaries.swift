/// The character boundaries of a text, as offsets in UTF-8 code units. Offsets outside the text are clamped.
struct TextBoundaries {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The length of the text in code units.
  var end: Int { text.utf8.count }

  /// Returns the last boundary at or before an offset.
  func floor(_ offset: Int) -> Int {
    guard offset > 0, offset < end else { return min(max(offset, 0), end) }
    // For an index inside a character, this finds the start of the character.
    return self.offset(text.index(before: text.index(after: index(offset))))
  }

  /// Returns the first boundary at or after an offset.
  func ceiling(_ offset: Int) -> Int {
    let floor = floor(offset)
    return floor >= min(offset, end) ? floor : next(floor)
  }

  /// Returns the boundary that follows the given one.
  func next(_ offset: Int) -> Int {
    let start = floor(offset)
    return start < end ? self.offset(text.index(after: index(start))) : end
  }

  /// Returns the boundary that precedes the given one.
  func previous(_ offset: Int) -> Int {
    let stop = ceiling(offset)
    return stop > 0 ? self.offset(text.index(before: index(stop))) : 0
  }

  /// All boundaries, in order, including the start and the end of the text.
  var all: [Int] {
    var list = [0]
    for character in text { list.append(list[list.count - 1] + character.utf8.count) }
    return list
  }

  /// Returns the range of the paragraph at an offset, including the line break at its end.
  func paragraph(at offset: Int) -> Range<Int> {
    let place = index(floor(offset))
    let start = text[..<place].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
    let stop = text[place...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
    return self.offset(start)..<self.offset(stop)
  }

  func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
  func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
}
