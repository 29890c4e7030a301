#if GTK
/// Text for assistive technology, measured in code points, with a caret and a selection.
package struct SpokenText: Equatable {
  package let string: String
  /// The offset of the caret, or nil if the text isn't editable.
  package let caret: Int?
  /// The selected range.
  package let selection: Range<Int>

  /// The units into which text is divided.
  package enum Unit {
    case character, word, sentence, line
    /// A line delimited by line breaks in the text, regardless of wrapping on screen.
    case paragraph
  }

  private let scalars: [Unicode.Scalar]

  package init(_ string: String, caret: Int? = nil, selection: Range<Int> = 0..<0) {
    self.string = string
    scalars = Array(string.unicodeScalars)
    self.caret = caret
    self.selection = selection
  }

  package var count: Int { scalars.count }

  /// Returns the characters in a range, clamped to the text. A negative end offset stands for the end of the text.
  package func part(_ start: Int, _ end: Int) -> String {
    let end = end < 0 ? count : min(end, count)
    let start = min(max(start, 0), end)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    return String(view)
  }

  /// Returns the code point at an offset, or 0 if the offset is out of bounds.
  package func scalar(at offset: Int) -> UInt32 { scalars.indices.contains(offset) ? scalars[offset].value : 0 }

  /// Returns the number of UTF-8 bytes before a character offset.
  package func bytes(before offset: Int) -> Int { scalars.prefix(max(offset, 0)).reduce(0) { $0 + UTF8.width($1) } }

  /// Returns the number of characters before a byte offset in a string.
  package static func characters(of text: String, beforeByte offset: Int) -> Int {
    var (bytes, characters) = (0, 0)
    for scalar in text.unicodeScalars {
      bytes += UTF8.width(scalar)
      if bytes > offset { break }
      characters += 1
    }
    return characters
  }
}

// MARK: - Units

extension SpokenText {
  /// Returns the range of the unit that contains an offset, or an empty range at the end of the text.
  package func range(of unit: Unit, at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let offset = min(max(offset, 0), count)
    var start = min(offset, count)
    while start > 0, !begins(unit, at: start) { start -= 1 }
    guard offset < count || unit == .line || unit == .paragraph else { return offset..<offset }
    var end = min(start + 1, count)
    while end < count, !begins(unit, at: end) { end += 1 }
    return start..<max(end, start)
  }

  /// Returns the range of the unit before or after the unit that contains an offset.
  package func range(of unit: Unit, from offset: Int, forward: Bool) -> Range<Int> {
    let here = range(of: unit, at: offset)
    if forward { return here.upperBound < count ? range(of: unit, at: here.upperBound) : count..<count }
    return here.lowerBound > 0 ? range(of: unit, at: here.lowerBound - 1) : 0..<0
  }

  private func begins(_ unit: Unit, at offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (before, here) = (scalars[offset - 1], scalars[offset])
    switch unit {
    case .character: return true
    case .word: return !isWord(before) && isWord(here)
    case .line, .paragraph: return before == "\n"
    case .sentence: return before == "\n" || (before.properties.isWhitespace && ends(sentenceBefore: offset - 1))
    }
  }

  private func ends(sentenceBefore offset: Int) -> Bool {
    var place = offset
    while place > 0, scalars[place].properties.isWhitespace { place -= 1 }
    return [".", "!", "?", "…", "。", "！", "？"].contains(scalars[place])
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.properties.isGraphemeExtend
  }
}

// MARK: - Differences

extension SpokenText {
  /// Returns the removed and inserted text and the offset of the change, or nil if the texts are equal.
  package func difference(from former: SpokenText) -> (offset: Int, removed: String, inserted: String)? {
    guard scalars != former.scalars else { return nil }
    let shorter = min(count, former.count)
    var start = 0
    while start < shorter, scalars[start] == former.scalars[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, scalars[count - 1 - tail] == former.scalars[former.count - 1 - tail] { tail += 1 }
    return (start, former.part(start, former.count - tail), part(start, count - tail))
  }
}
#endif
