import RivuletCore
import Testing

/// Edits of one line of text, without a view.
@Suite struct EditingStateTests {
  @Test(arguments: [
    ("|", "a", "a|"),
    ("ab|c", "x", "abx|c"),
    ("a[bc|]d".replacing("]", with: ""), "x", "ax|d"),
    ("a|bc[d", "x", "ax|d"),
    ("|b", "👩‍👩‍👧", "👩‍👩‍👧|b"),
    ("한|", "글", "한글|"),
    ("ab|", "c\nd\r\ne\tf\u{7}", "abc d e f|"),
    ("a|", "", "a|"),
    ("[abc|", "", "|"),
  ])
  func `writing takes the place of what is selected`(before: String, text: String, after: String) {
    expect(before, becomes: after) { $0.insert(text) }
  }

  @Test func `breaks become spaces on one line, and each a single break on several`() {
    expect("a|b", becomes: "ax y z|b") { $0.insert("x\r\ny\tz") }
    expect("a|b", becomes: "ax\ny z\n|b") { $0.insert("x\r\ny\tz\u{2028}", keepingBreaks: true) }
    expect("a[b|", becomes: "a\n|") { $0.insert("\n\u{7}", keepingBreaks: true) }
    expect("|", becomes: "\n\n\n\n\n\ne\u{301}x|") { $0.insert("\r\r\n\n\u{B}\u{85}\u{2029}e\u{301}\u{90}x", keepingBreaks: true) }
  }

  @Test func `a character that joins its neighbour leaves the caret behind both`() {
    expect("e|x", becomes: "e\u{301}|x") { $0.insert("\u{301}") }
    // The accent that began the text belongs to the letter before it now.
    expect("|\u{301}x", becomes: "e\u{301}|x") { $0.insert("e") }
    expect("👩|👧", becomes: "👩\u{200D}👧|") { $0.insert("\u{200D}") }
    expect("🇰|", becomes: "🇰🇷|") { $0.insert("🇷") }
  }

  @Test(arguments: [
    ("ab|c", EditingDirection.backward, EditingUnit.character, "a|c"),
    ("ab|c", .forward, .character, "ab|"),
    ("|ab", .backward, .character, "|ab"),
    ("ab|", .forward, .character, "ab|"),
    ("a👨‍👩‍👧‍👦|b", .backward, .character, "a|b"),
    ("|🇩🇪🇫🇷", .forward, .character, "|🇫🇷"),
    ("e\u{301}|", .backward, .character, "|"),
    ("각|", .backward, .character, "|"),
    ("one two|", .backward, .word, "one |"),
    ("one two  |", .backward, .word, "one |"),
    ("|one two", .forward, .word, "| two"),
    ("one, don't|", .backward, .word, "one, |"),
    ("one| two", .backward, .line, "| two"),
    ("one| two", .forward, .line, "one|"),
    ("a[bc|d", .backward, .word, "a|d"),
  ])
  func `deleting takes a character, a word or the rest of the line`(
    before: String, direction: EditingDirection, unit: EditingUnit, after: String
  ) {
    expect(before, becomes: after) { $0.delete(direction, by: unit) }
  }

  @Test(arguments: [
    ("a|b", EditingDirection.backward, EditingUnit.character, false, "|ab"),
    ("|", .backward, .character, false, "|"),
    ("a|👍🏽b", .forward, .character, false, "a👍🏽|b"),
    ("a|bc", .forward, .character, true, "a[b|c"),
    ("a[b|c", .backward, .character, true, "a|bc"),
    ("a[bc|d", .backward, .character, false, "a|bcd"),
    ("a[bc|d", .forward, .character, false, "abc|d"),
    ("a|bc[d", .forward, .character, false, "abc|d"),
    ("one two|", .backward, .word, true, "one |two["),
    ("|  one, two", .forward, .word, false, "  one|, two"),
    ("one| two", .forward, .line, true, "one[ two|"),
    ("one [two|", .backward, .line, true, "|one [two"),
    ("שלום עולם|", .backward, .word, false, "שלום |עולם"),
    ("|שלום עולם", .forward, .character, false, "ש|לום עולם"),
  ])
  func `the caret moves by characters, words and lines`(
    before: String, direction: EditingDirection, unit: EditingUnit, extending: Bool, after: String
  ) {
    expect(before, becomes: after) { $0.move(direction, by: unit, extending: extending) }
  }

  @Test(arguments: [
    ("one two", 1, "[one| two"), ("one two", 3, "one[ |two"), ("one two", 7, "one [two|"), ("a, b", 1, "a[,| b"), ("", 0, "|"),
    ("東京タワーへ", 0, "[東京|タワーへ"), ("東京タワーへ", 7, "東京[タワー|へ"), ("don't", 4, "[don't|"),
  ])
  func `a double click selects a word, a space or a mark`(text: String, offset: Int, after: String) {
    expect("|" + text, becomes: after) { $0.selectWord(at: offset) }
  }

  @Test func `an offset inside a character counts as its beginning`() {
    for inside in 1..<"👨‍👩‍👧".utf8.count {
      expect("|👨‍👩‍👧x", becomes: "|👨‍👩‍👧x") { $0.moveCaret(to: inside) }
    }
    expect("|ab", becomes: "ab|") { $0.moveCaret(to: 99) }
    expect("ab|", becomes: "|ab") { $0.moveCaret(to: -1) }
  }

  @Test func `an input method may take away what is around the caret`() {
    expect("abc|def", becomes: "a|ef") { $0.deleteAround(before: 2, after: 1) }
    expect("a👍|", becomes: "a|") { $0.deleteAround(before: 1, after: 9) }
    expect("ab[c|de", becomes: "a[c|e") { $0.deleteAround(before: 1, after: 1) }
    expect("ab|", becomes: "ab|") { $0.deleteAround(before: -3, after: .max) }
  }

  @Test func `everything can be selected`() {
    expect("a|b", becomes: "[ab|") { $0.selectAll() }
    #expect(state("a[bc|d").selectedText == "bc")
  }
}

/// What two strings have in common, in code units.
@Suite struct SharedBytesTests {
  @Test(arguments: [
    ("", "", 0, 0), ("a", "", 0, 0), ("abc", "abd", 2, 0), ("abc", "xbc", 0, 2), ("aa", "a", 1, 0), ("é", "e\u{301}", 0, 0),
    ("0123456789abcdef", "0123456789abcdeX", 15, 0), ("0123456789abcdef", "X123456789abcdef", 0, 15),
    ("0123456789abcdefghij", "0123456789abcdef", 16, 0), ("xx0123456789", "y0123456789", 0, 10),
  ])
  func `ends that are the same are counted in code units, and not twice`(first: String, second: String, head: Int, tail: Int) {
    #expect(first.sharedHead(with: second) == head)
    #expect(first.sharedTail(with: second, limit: min(first.utf8.count, second.utf8.count) - head) == tail)
    #expect(first.hasSameBytes(as: second) == (first.isEmpty && second.isEmpty))
    #expect(first.hasSameBytes(as: first))
  }
}
