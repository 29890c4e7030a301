/// Where a text says something, whatever the case of its letters; in UTF-8 code units, in order and apart.
struct TextMatches: Equatable {
  let ranges: [Range<Int>]

  /// Looks a string up in a text. Nothing is found for the empty string.
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

  /// Where a match ends that begins at an index; nil if none does.
  private static func end(of keys: [String], in text: String, from start: String.Index) -> String.Index? {
    var index = start
    for key in keys {
      guard index < text.endIndex, Self.key(text[index]) == key else { return nil }
      index = text.index(after: index)
    }
    return index
  }

  /// What two characters have in common that differ in case only. Any line break is like another.
  private static func key(_ character: Character) -> String { character.isNewline ? "\n" : character.lowercased() }

  /// The first match at an offset or behind it, or before it; beyond the last one it goes on at the other end.
  func next(from selection: Range<Int>, forward: Bool) -> Range<Int>? {
    if forward { return ranges.first { $0.lowerBound >= selection.upperBound && $0 != selection } ?? ranges.first }
    return ranges.last { $0.upperBound <= selection.lowerBound && $0 != selection } ?? ranges.last
  }
}
