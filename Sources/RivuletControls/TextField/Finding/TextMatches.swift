import RivuletElements

/// The case-insensitive matches of a string in text, as ordered, nonoverlapping ranges of UTF-8 code units.
struct TextMatches: Equatable {
  let ranges: [Range<Int>]

  /// Finds a string in text. An empty string has no matches.
  init(of sought: String, in text: String) {
    let keys = sought.map(Self.key)
    guard let first = keys.first else {
      ranges = []
      return
    }
    var found: [Range<Int>] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard Self.key(text[index]) == first, let end = Self.end(of: keys, in: text, from: index) else {
        index = text.index(after: index)
        continue
      }
      let start = text.utf8.distance(from: text.startIndex, to: index)
      found.append(start..<start + text.utf8.distance(from: index, to: end))
      index = end
    }
    ranges = found
  }

  /// Returns the end of the match that starts at an index, or nil if the index doesn't start a match.
  private static func end(of keys: [String], in text: String, from start: String.Index) -> String.Index? {
    var index = start
    for key in keys {
      guard index < text.endIndex, Self.key(text[index]) == key else { return nil }
      index = text.index(after: index)
    }
    return index
  }

  /// Returns a key that is equal for characters that differ only in case, and for all line breaks.
  private static func key(_ character: Character) -> String { character.isNewline ? "\n" : character.lowercased() }

  /// Returns the next match after a selection, or the previous match before it. The search wraps around at the ends of the text.
  func next(from selection: Range<Int>, forward: Bool) -> Range<Int>? {
    if forward { return ranges.first { $0.lowerBound >= selection.upperBound && $0 != selection } ?? ranges.first }
    return ranges.last { $0.upperBound <= selection.lowerBound && $0 != selection } ?? ranges.last
  }
}
