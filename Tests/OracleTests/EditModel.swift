import RivuletCore

/// A text that is edited, in the plainest way: a list of characters, which is made anew after each step, and places between them.
struct EditModel {
  private(set) var text = ""
  /// In UTF-8 code units.
  private(set) var anchor = 0
  private(set) var head = 0
  private(set) var marked: String?
  private var past: [Kept] = []
  private var future: [Kept] = []
  private var row = Row.none

  private struct Kept {
    let text: String
    let anchor: Int
    let head: Int
  }

  private enum Row { case none, typing, deleting }

  /// The characters with their places.
  private var characters: [(character: Character, start: Int, end: Int)] {
    var start = 0
    return text.map { character in
      defer { start += character.utf8.count }
      return (character, start, start + character.utf8.count)
    }
  }

  private var length: Int { text.utf8.count }
  private var low: Int { min(anchor, head) }
  private var high: Int { max(anchor, head) }

  /// The place before the character that an offset lies in.
  private func floor(_ offset: Int) -> Int {
    characters.last { $0.start <= offset && offset < $0.end }?.start ?? (offset <= 0 ? 0 : length)
  }
  private func next(_ offset: Int) -> Int { characters.first { $0.start >= offset }?.end ?? length }
  private func previous(_ offset: Int) -> Int { characters.last { $0.end <= offset }?.start ?? 0 }

  private mutating func select(_ anchor: Int, _ head: Int) {
    marked = nil
    row = .none
    self.anchor = floor(anchor)
    self.head = floor(head)
  }

  private mutating func write(_ string: String, from start: Int, to end: Int, _ kind: Row) {
    marked = nil
    if start == end, string.isEmpty { return }
    future = []
    if kind == .none || kind != row { past.append(Kept(text: text, anchor: anchor, head: head)) }
    row = kind
    let bytes = Array(text.utf8)
    text = String(decoding: bytes[..<start] + Array(string.utf8) + bytes[end...], as: UTF8.self)
    let place = start + string.utf8.count
    head = floor(place) == place ? place : next(floor(place))
    anchor = head
  }

  // MARK: Words

  private enum Sort { case space, mark, letter, hiragana, katakana, ideograph }

  private func sort(_ index: Int) -> Sort {
    let all = characters
    let character = all[index].character
    if character.isWhitespace { return .space }
    let isBetweenLetters = index > 0 && index + 1 < all.count && all[index - 1].character.isLetter && all[index + 1].character.isLetter
    if character == "'" || character == "’" { return isBetweenLetters ? .letter : .mark }
    guard character.isLetter || character.isNumber || character == "_" else { return .mark }
    switch character.unicodeScalars.first!.value {
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0xFF66...0xFF9F: return .katakana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
    default: return .letter
    }
  }

  private func isWord(_ index: Int) -> Bool { ![.space, .mark].contains(sort(index)) }

  private func target(_ direction: EditingDirection, _ unit: EditingUnit) -> Int {
    let all = characters
    switch (direction, unit) {
    case (.backward, .character): return previous(head)
    case (.forward, .character): return next(head)
    case (.backward, .line), (.backward, .text): return 0
    case (.forward, .line), (.forward, .text): return length
    case (.forward, .word):
      guard var index = all.indices.first(where: { all[$0].start >= head && isWord($0) }) else { return length }
      while index + 1 < all.count, sort(index + 1) == sort(index) { index += 1 }
      return all[index].end
    case (.backward, .word):
      guard var index = all.indices.last(where: { all[$0].end <= head && isWord($0) }) else { return 0 }
      while index > 0, sort(index - 1) == sort(index) { index -= 1 }
      return all[index].start
    }
  }

  // MARK: Steps

  mutating func apply(_ step: EditStep) {
    switch step {
    case .insert(let text, let breaks, let tabs): insert(EditModel.plain(text, breaks, tabs))
    case .move(let direction, let unit, let extending):
      if !extending, low != high, unit == .character {
        let edge = direction == .backward ? low : high
        return select(edge, edge)
      }
      let place = target(direction, unit)
      select(extending ? anchor : place, place)
    case .delete(let direction, let unit):
      if low != high { return write("", from: low, to: high, .none) }
      let place = target(direction, unit)
      write("", from: min(place, head), to: max(place, head), unit == .character ? .deleting : .none)
    case .selectAll: select(0, length)
    case .select(let anchor, let head):
      select(anchor, anchor)
      select(self.anchor, head)
    case .selectWord(let offset): selectWord(offset)
    case .selectParagraph(let offset): selectParagraph(offset)
    case .mark(let text):
      let text = EditModel.plain(text, false, false)
      marked = text.isEmpty ? nil : text
    case .commit: if let marked { write(marked, from: low, to: high, .none) }
    case .deleteAround(let before, let after): deleteAround(before, after)
    case .undo: goBack()
    case .redo:
      guard let kept = future.popLast() else { return }
      past.append(Kept(text: text, anchor: anchor, head: head))
      restore(kept)
    case .follow(let text): follow(text)
    case .replaceLike(let offset, let text): replace(EditModel.characters(like: offset, in: self.text), text)
    }
  }

  private mutating func insert(_ string: String) {
    guard string.count == 1, marked == nil, low == high else { return write(string, from: low, to: high, .none) }
    let before = characters.last { $0.end <= head }?.character
    if before?.isWhitespace == true, string.first?.isWhitespace == false { row = .none }
    write(string, from: head, to: head, .typing)
  }

  private mutating func selectWord(_ offset: Int) {
    let all = characters
    guard let middle = all.indices.first(where: { all[$0].end > offset }) ?? all.indices.last else { return select(0, 0) }
    var (first, last) = (middle, middle)
    if sort(middle) != .mark {
      while first > 0, sort(first - 1) == sort(middle) { first -= 1 }
      while last + 1 < all.count, sort(last + 1) == sort(middle) { last += 1 }
    }
    select(all[first].start, all[last].end)
  }

  private mutating func selectParagraph(_ offset: Int) {
    let all = characters
    let place = floor(offset)
    let start = all.last { $0.end <= place && $0.character.isNewline }?.end ?? 0
    let end = all.first { $0.start >= place && $0.character.isNewline }?.end ?? length
    select(start, end)
  }

  private mutating func deleteAround(_ before: Int, _ after: Int) {
    var (start, end) = (low, high)
    for _ in 0..<after { end = next(end) }
    for _ in 0..<before { start = previous(start) }
    if start == low, end == high { return }
    let bytes = Array(text.utf8)[low..<high]
    write(String(decoding: bytes, as: UTF8.self), from: start, to: end, .none)
    select(start, start + bytes.count)
  }

  private mutating func goBack() {
    guard let kept = past.popLast() else { return }
    future.append(Kept(text: text, anchor: anchor, head: head))
    restore(kept)
  }

  private mutating func restore(_ kept: Kept) {
    (text, anchor, head, marked, row) = (kept.text, kept.anchor, kept.head, nil, .none)
  }

  private mutating func follow(_ other: String) {
    if Array(other.utf8) == Array(text.utf8) { return }
    let behind = Array(text.utf8.dropFirst(head))
    let isAtEnd = other.utf8.count >= behind.count && Array(other.utf8.suffix(behind.count)) == behind
    let place = isAtEnd ? other.utf8.count - behind.count : head
    self = EditModel()
    text = other
    select(place, place)
  }

  private mutating func replace(_ parts: [Range<Int>], _ string: String) {
    guard let first = parts.first, let last = parts.last else { return }
    let bytes = Array(text.utf8)
    var written: [UInt8] = []
    var place = first.lowerBound
    for part in parts {
      written += bytes[place..<part.lowerBound] + Array(string.utf8)
      place = part.upperBound
    }
    write(String(decoding: written, as: UTF8.self), from: first.lowerBound, to: last.upperBound, .none)
  }

  /// The places of all characters that are the same as the one at an offset.
  static func characters(like offset: Int, in text: String) -> [Range<Int>] {
    var (start, sought) = (0, nil as Character?)
    for character in text where sought == nil {
      if start + character.utf8.count > offset { sought = character }
      start += character.utf8.count
    }
    start = 0
    var ranges: [Range<Int>] = []
    for character in text {
      if character == sought { ranges.append(start..<start + character.utf8.count) }
      start += character.utf8.count
    }
    return ranges
  }

  /// What is written of a string: each break one break or a space, each tab a tab or a space, and no other control characters.
  private static func plain(_ string: String, _ keepsBreaks: Bool, _ keepsTabs: Bool) -> String {
    var plain = String.UnicodeScalarView()
    for character in string {
      if character == "\t" {
        plain.append(keepsTabs ? "\t" : " ")
      } else if character.isNewline {
        plain.append(keepsBreaks ? "\n" : " ")
      } else {
        for scalar in character.unicodeScalars where scalar.properties.generalCategory != .control { plain.append(scalar) }
      }
    }
    return String(plain)
  }
}
