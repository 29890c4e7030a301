extension TextBoundaries {
  /// The class of a character in word searches. A run of characters of the same class forms a unit, except for punctuation marks, which are
  /// separate.
  private enum Sort: Equatable {
    case space, mark, letter
    // Scripts without spaces, in which a word ends where the script changes.
    case hiragana, katakana, ideograph

    var isWord: Bool { self != .space && self != .mark }
  }

  /// Returns the destination of a forward movement by one word: the end of the next word.
  func wordEnd(after offset: Int) -> Int {
    var place = index(ceiling(offset))
    while place < text.endIndex, !sort(at: place).isWord { place = text.index(after: place) }
    guard place < text.endIndex else { return end }
    return self.offset(self.end(ofRowAt: place))
  }

  /// Returns the destination of a backward movement by one word: the start of the previous word.
  func wordStart(before offset: Int) -> Int {
    var place = index(floor(offset))
    while place > text.startIndex, !sort(at: text.index(before: place)).isWord { place = text.index(before: place) }
    guard place > text.startIndex else { return 0 }
    return self.offset(beginning(ofRowAt: text.index(before: place)))
  }

  /// Returns the word, whitespace, or punctuation mark at an offset. At the end of the text, returns the last one. A double-click selects
  /// this range.
  func word(at offset: Int) -> Range<Int> {
    guard end > 0 else { return 0..<0 }
    let place = offset >= end ? text.index(before: text.endIndex) : index(floor(offset))
    guard sort(at: place) != .mark else { return self.offset(place)..<self.offset(text.index(after: place)) }
    return self.offset(beginning(ofRowAt: place))..<self.offset(end(ofRowAt: place))
  }

  /// Returns the start of the run of same-class characters at an index.
  private func beginning(ofRowAt place: String.Index) -> String.Index {
    let sort = sort(at: place)
    var place = place
    while place > text.startIndex, self.sort(at: text.index(before: place)) == sort { place = text.index(before: place) }
    return place
  }

  /// Returns the end of the run of same-class characters at an index.
  private func end(ofRowAt place: String.Index) -> String.Index {
    let sort = sort(at: place)
    var place = place
    while place < text.endIndex, self.sort(at: place) == sort { place = text.index(after: place) }
    return place
  }

  private func sort(at place: String.Index) -> Sort {
    let character = text[place]
    if character.isWhitespace { return .space }
    if "'’".contains(character), place > text.startIndex, text[text.index(before: place)].isLetter {
      let after = text.index(after: place)
      if after < text.endIndex, text[after].isLetter { return .letter }
    }
    guard character.isLetter || character.isNumber || character == "_", let scalar = character.unicodeScalars.first else { return .mark }
    switch scalar.value {
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0xFF66...0xFF9F: return .katakana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
    default: return .letter
    }
  }
}
