extension TextBoundaries {
  /// What a character is for words: neighbours of one sort stand together, but marks stand alone.
  private enum Sort: Equatable {
    case space, mark, letter
    // Scripts without spaces: a change of script is as good as one.
    case hiragana, katakana, ideograph
  }

  /// One character with its place.
  private struct Piece {
    let start: Int
    let end: Int
    let sort: Sort
  }

  /// Where a movement by a word ends that goes on from an offset: behind the next word.
  func wordEnd(after offset: Int) -> Int {
    let rest = pieces.drop { $0.start < offset }.drop { !isWord($0) }
    guard let first = rest.first else { return end }
    return rest.prefix { $0.sort == first.sort }.last?.end ?? end
  }

  /// Where a movement by a word ends that goes back from an offset: before the word there.
  func wordStart(before offset: Int) -> Int {
    let rest = pieces.prefix { $0.end <= offset }.reversed().drop { !isWord($0) }
    guard let first = rest.first else { return 0 }
    return rest.prefix { $0.sort == first.sort }.last?.start ?? 0
  }

  /// The word, space or mark at an offset, or before the end of the text; what a double click selects.
  func word(at offset: Int) -> Range<Int> {
    let pieces = pieces
    guard let middle = pieces.firstIndex(where: { $0.end > offset }) ?? pieces.indices.last else { return 0..<0 }
    let sort = pieces[middle].sort
    guard sort != .mark else { return pieces[middle].start..<pieces[middle].end }
    let after = pieces[middle...].prefix { $0.sort == sort }
    let before = pieces[...middle].reversed().prefix { $0.sort == sort }
    return (before.last ?? pieces[middle]).start..<(after.last ?? pieces[middle]).end
  }

  private func isWord(_ piece: Piece) -> Bool { piece.sort != .space && piece.sort != .mark }

  private var pieces: [Piece] {
    let characters = Array(text)
    var start = 0
    return characters.indices.map { index in
      let character = characters[index]
      let before = index > 0 ? characters[index - 1] : nil
      let after = index + 1 < characters.count ? characters[index + 1] : nil
      defer { start += character.utf8.count }
      return Piece(start: start, end: start + character.utf8.count, sort: sort(character, before, after))
    }
  }

  private func sort(_ character: Character, _ before: Character?, _ after: Character?) -> Sort {
    if character.isWhitespace { return .space }
    if "'’".contains(character), let before, let after, before.isLetter, after.isLetter { return .letter }
    guard character.isLetter || character.isNumber || character == "_", let scalar = character.unicodeScalars.first else { return .mark }
    switch scalar.value {
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0xFF66...0xFF9F: return .katakana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
    default: return .letter
    }
  }
}
